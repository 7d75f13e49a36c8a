import { areaPath, barPath, linePath, splitAt } from './paths.ts';
import { valueScale, type Scale } from './scale.ts';
import { nthSeries, type SeriesName } from './series.ts';
import type { ComponentType } from 'react';

type Values = readonly (number | null)[];

/** Lines of one `unit` share an axis; a chart has at most two. */
export type Line = {
  id: string;
  name: string;
  unit: string;
  /** Counts have no ticks between whole numbers. */
  isWhole?: boolean;
  /** By its place among the lines where absent. */
  colour?: SeriesName;
  /** A path in a square of 10: the shape on its points. */
  marker?: string | undefined;
  values: Values;
  /** Point by point beside `values`; null without a comparison. */
  before: Values | null;
  write: (value: number | null) => string;
  writeTick: (value: number) => string;
};

/** One point in time. */
export type Slot = {
  id: string;
  name: string;
  shortName: string;
  before: string | null;
  /** Begun but not over: drawn dashed. */
  isOpen?: boolean;
};

export type Axis = { unit: string; scale: Scale; ticks: readonly { at: number; text: string }[] };
export type DrawnLine = Line & {
  colour: SeriesName;
  scale: Scale;
  path: string;
  openPath: string;
  beforePath: string;
  /** Its path is bars, which are filled. */
  isBars: boolean;
};
// In percent of the plot; `area` is that under the first line.
export type LineModel = { axes: readonly Axis[]; lines: readonly DrawnLine[]; area: string; count: number };

/** The shapes of lines, beside a name and on the plot. */
export type LineMarkers = {
  One: ComponentType<{ line: DrawnLine }>;
  All: ComponentType<{ model: LineModel }>;
};

const mostAxes = 2;
const orZeros = (values: Values | null) => (values ?? []).map((value) => value ?? 0);

function axisOf(unit: string, lines: readonly Line[], count: number): Axis {
  const own = lines.filter((line) => line.unit === unit);
  const scale = valueScale(
    own.flatMap(({ values, before }) => [...orZeros(values), ...orZeros(before).slice(0, count)]),
    own.every(({ isWhole }) => isWhole),
  );
  const write = own[0]?.writeTick ?? String;
  return { unit, scale, ticks: scale.ticks.map((tick) => ({ at: scale.at(tick), text: write(tick) })) };
}

const fewestOfBars = 7;

// Alone, and zero or missing more often than not, as the earnings of a few sales: a line would climb and fall between them.
function isSparse({ values, before }: Line, { length }: readonly Line[]): boolean {
  const found = values.filter(Boolean).length;
  return (
    length === 1 && before === null && values.length >= fewestOfBars && found > 0 && found * 2 < values.length
  );
}

function barsOf(values: Values, openFrom: number) {
  const from = openFrom < 0 ? values.length : openFrom;
  return {
    finished: values.map((value, index) => (index < from ? value : null)),
    open: values.map((value, index) => (index < from ? null : value)),
  };
}

// A third unit is left out.
export function lineModel(lines: readonly Line[], slots: readonly Pick<Slot, 'isOpen'>[]): LineModel {
  const count = slots.length;
  const openFrom = slots.findIndex(({ isOpen }) => isOpen);
  const units = [...new Set(lines.map(({ unit }) => unit))].slice(0, mostAxes);
  const axes = units.map((unit) => axisOf(unit, lines, count));
  const drawn = lines.flatMap((line, index): DrawnLine[] => {
    const scale = axes.find(({ unit }) => unit === line.unit)?.scale;
    if (!scale) return [];
    const before = line.before?.slice(0, count) ?? [];
    const isBars = isSparse(line, lines);
    const { finished, open } = (isBars ? barsOf : splitAt)(line.values, openFrom);
    const draw = isBars ? barPath : linePath;
    return [
      {
        ...line,
        scale,
        colour: line.colour ?? nthSeries(index),
        isBars,
        path: draw({ values: finished, scale, count }),
        openPath: draw({ values: open, scale, count }),
        beforePath: linePath({ values: before, scale, count }),
      },
    ];
  });
  const [filled] = drawn;
  const area =
    filled && !filled.isBars
      ? areaPath({ scale: filled.scale, values: splitAt(filled.values, openFrom).finished, count })
      : '';
  return { axes, lines: drawn, area, count };
}
