import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { LineChart } from './line-chart.tsx';

/** `day` is YYYY-MM-DD; `value` is null where it cannot be computed, and not final where the day `isOpen`. */
export type Point = { day: string; value: number | null; isOpen?: boolean };
export type TimeSeriesProps = {
  /** For screen readers. */
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

export function TimeSeries({ label, name, current, previous, ...formats }: TimeSeriesProps) {
  const { t } = useLingui();
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
      current.map(({ day, isOpen = false }, index) => {
        const before = previous[index];
        const written = formatDay(day);
        return {
          id: day,
          name: isOpen ? t`${written}, so far` : written,
          shortName: formatShortDay(day),
          before: before ? formatDay(before.day) : null,
          isOpen,
        };
      }),
    [t, current, previous, formatDay, formatShortDay],
  );
  return <LineChart label={label} slots={slots} lines={lines} />;
}
