import { area, line } from 'd3-shape';
import { positionOf } from './scale.ts';

type Scale = (value: number) => number;

/** The path of a line through `values`; it breaks where a value is missing. */
export const linePath = (values: readonly (number | null)[], scale: Scale): string =>
  line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => positionOf(index, values.length))
    .y((value) => scale(value ?? 0))(values) ?? '';

/** The area under that line. */
export const areaPath = (values: readonly (number | null)[], scale: Scale): string =>
  area<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => positionOf(index, values.length))
    .y0(scale(0))
    .y1((value) => scale(value ?? 0))(values) ?? '';
