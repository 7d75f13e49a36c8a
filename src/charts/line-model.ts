import { areaPath, linePath, splitAt } from './paths.ts';
import { valueScale, type Scale } from './scale.ts';
import { nthSeries, type SeriesName } from './series.ts';

type Values = readonly (number | null)[];

/** A figure over time. Lines of one `unit` share an axis; a chart has two of them at most. */
export type Line = {
  id: string;
  name: string;
  unit: string;
  /** What is counted has no ticks between whole numbers. */
  isWhole?: boolean;
  values: Values;
  /** The compared period, point by point beside `values`; null where nothing is compared. */
  before: Values | null;
  write: (value: number | null) => string;
  writeTick: (value: number) => string;
};

/** One point of time: its name in full, as short as an axis needs it, and the one that it is compared with. */
export type Slot = {
  id: string;
  name: string;
  shortName: string;
  before: string | null;
  /** It has begun and is not over: what leads there is dashed. */
  isOpen?: boolean;
};

export type Axis = { unit: string; scale: Scale; ticks: readonly { at: number; text: string }[] };
export type DrawnLine = Line & {
  colour: SeriesName;
  scale: Scale;
  path: string;
  openPath: string;
  beforePath: string;
};
/** Everything that is drawn, in percent of the plot; `area` is the one under the first line. */
export type LineModel = { axes: readonly Axis[]; lines: readonly DrawnLine[]; area: string; count: number };

const mostAxes = 2;
const known = (values: Values | null) => (values ?? []).map((value) => value ?? 0);

function axisOf(unit: string, lines: readonly Line[], count: number): Axis {
  const own = lines.filter((line) => line.unit === unit);
  const scale = valueScale(
    own.flatMap(({ values, before }) => [...known(values), ...known(before).slice(0, count)]),
    own.every(({ isWhole }) => isWhole),
  );
  const write = own[0]?.writeTick ?? String;
  return { unit, scale, ticks: scale.ticks.map((tick) => ({ at: scale.at(tick), text: write(tick) })) };
}

/** The lines that two axes can carry, on them: a third unit is left out. */
export function lineModel(lines: readonly Line[], slots: readonly Pick<Slot, 'isOpen'>[]): LineModel {
  const count = slots.length;
  const openFrom = slots.findIndex(({ isOpen }) => isOpen);
  const units = [...new Set(lines.map(({ unit }) => unit))].slice(0, mostAxes);
  const axes = units.map((unit) => axisOf(unit, lines, count));
  const drawn = lines.flatMap((line, index): DrawnLine[] => {
    const scale = axes.find(({ unit }) => unit === line.unit)?.scale;
    if (!scale) return [];
    const before = line.before?.slice(0, count) ?? [];
    const { finished, open } = splitAt(line.values, openFrom);
    return [
      {
        ...line,
        scale,
        colour: nthSeries(index),
        path: linePath({ values: finished, scale, count }),
        openPath: linePath({ values: open, scale, count }),
        beforePath: linePath({ values: before, scale, count }),
      },
    ];
  });
  const [filled] = drawn;
  const area = filled
    ? areaPath({ scale: filled.scale, values: splitAt(filled.values, openFrom).finished, count })
    : '';
  return { axes, lines: drawn, area, count };
}
