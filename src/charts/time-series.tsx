import { useMemo } from 'react';
import { LineChart } from './line-chart.tsx';

/** One point: `day` is YYYY-MM-DD; `value` is null where it cannot be computed. */
export type Point = { day: string; value: number | null };
export type TimeSeriesProps = {
  /** What the chart tells, for those who do not see it. */
  label: string;
  name: string;
  current: readonly Point[];
  /** The compared period, point by point beside `current`. */
  previous: readonly Point[];
  formatValue: (value: number | null) => string;
  formatTick: (value: number) => string;
  formatDay: (day: string) => string;
  formatShortDay: (day: string) => string;
};

const valuesOf = (points: readonly Point[]) => points.map(({ value }) => value);

/** One metric day by day beside the compared period. */
export function TimeSeries({ label, name, current, previous, ...formats }: TimeSeriesProps) {
  const { formatValue, formatTick, formatDay, formatShortDay } = formats;
  const lines = useMemo(
    () => [
      {
        id: name,
        name,
        unit: name,
        values: valuesOf(current),
        before: previous.length > 0 ? valuesOf(previous) : null,
        write: formatValue,
        writeTick: formatTick,
      },
    ],
    [name, current, previous, formatValue, formatTick],
  );
  const slots = useMemo(
    () =>
      current.map(({ day }, index) => {
        const before = previous[index];
        return {
          id: day,
          name: formatDay(day),
          shortName: formatShortDay(day),
          before: before ? formatDay(before.day) : null,
        };
      }),
    [current, previous, formatDay, formatShortDay],
  );
  return <LineChart label={label} slots={slots} lines={lines} />;
}
