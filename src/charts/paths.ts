import { area, line } from 'd3-shape';
import { positionOf, type Scale } from './scale.ts';
import { thinnedOut, type Dot } from './thin-out.ts';

/** More dots than this cannot be told apart on any screen. */
const mostDots = 1200;
const x = (count: number) => (dot: Dot) => positionOf(dot.index, count);
const isKnown = ({ value }: Dot) => value !== null;

/** The values of a line on its axis; `count` points fill the width. */
type Drawn = { values: readonly (number | null)[]; scale: Scale; count: number };

/** The path of a line, in percent of its plot; it breaks where a value is missing. */
export const linePath = ({ values, scale, count }: Drawn): string =>
  line<Dot>()
    .defined(isKnown)
    .digits(2)
    .x(x(count))
    .y(({ value }) => scale.at(value ?? 0))(thinnedOut(values, mostDots)) ?? '';

/** The area under that line. */
export const areaPath = ({ values, scale, count }: Drawn): string =>
  area<Dot>()
    .defined(isKnown)
    .digits(2)
    .x(x(count))
    .y0(scale.at(0))
    .y1(({ value }) => scale.at(value ?? 0))(thinnedOut(values, mostDots)) ?? '';
