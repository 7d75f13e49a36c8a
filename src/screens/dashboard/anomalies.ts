import type { TimePoint } from '#contract/analytics.ts';
import { addDays, type DayRange } from '#contract/days.ts';
import type { KeyFigure } from './figures.ts';

export const mostWeeks = 8;
const fewestWeeks = 4;
// Below this, chance alone moves the figures too much.
export const fewestConversions = 30;
// Deviations a day may be off, and at least this many percent of the median.
export const tolerance = 3;
export const leastTolerance = 15;

export type Anomaly = {
  figure: KeyFigure;
  value: number;
  usual: { from: number; to: number };
};
export type Unusual = { day: string; weeks: number; anomalies: readonly Anomaly[] };

// Unique clicks follow clicks: they would report the same twice.
const judged = ['payout', 'conversions', 'clicks', 'cr', 'epc'] as const satisfies readonly KeyFigure[];

// The mean of the two middle values for an even count.
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

// The median ± three times the median deviation, at least 15 % of the median.
export function usualRange(values: readonly number[]): Anomaly['usual'] {
  const middle = median(values);
  const deviation = median(values.map((value) => Math.abs(value - middle)));
  const margin = Math.max(tolerance * deviation, (middle * leastTolerance) / 100);
  return { from: Math.max(0, middle - margin), to: middle + margin };
}

type Values = TimePoint['values'];
const present = (values: readonly Values[], figure: KeyFigure) =>
  values.flatMap(({ [figure]: value }) => (value === null || value === undefined ? [] : [value]));

function judge(figure: KeyFigure, day: Values, history: readonly Values[]): Anomaly[] {
  const [value] = present([day], figure);
  const past = present(history, figure);
  if (value === undefined || past.length < fewestWeeks) return [];
  const usual = usualRange(past);
  return value < usual.from || value > usual.to ? [{ figure, value, usual }] : [];
}

// Null when there is too little to compare with.
export function unusualOf(points: readonly TimePoint[], day: string): Unusual | null {
  const byDay = new Map(points.map(({ date, values }) => [date, values]));
  const values = byDay.get(day);
  const history = Array.from({ length: mostWeeks }, (_, week) => byDay.get(addDays(day, -7 * (week + 1))))
    .filter((past) => past !== undefined)
    .filter(({ clicks }) => (clicks ?? 0) > 0);
  if (!values || history.length < fewestWeeks) return null;
  if (median(present(history, 'conversions')) < fewestConversions) return null;
  const anomalies = judged.flatMap((figure) => judge(figure, values, history));
  return { day, weeks: history.length, anomalies };
}

/** One figure on one day, and the weeks that it was held against. */
export type UnusualFigure = Anomaly & Pick<Unusual, 'day' | 'weeks'>;

/**
 * The latest day of the range on which the figure was unusual; null where none was. Every day is judged as `unusualOf`
 * judges one, by the weeks before it that are known; the range ends before the first day that is not over.
 */
export function latestUnusual(
  points: readonly TimePoint[],
  figure: KeyFigure,
  { from, to }: DayRange,
): UnusualFigure | null {
  for (let day = to; day >= from; day = addDays(day, -1)) {
    const found = unusualOf(points, day);
    const anomaly = found?.anomalies.find((one) => one.figure === figure);
    if (found && anomaly) return { ...anomaly, day, weeks: found.weeks };
  }
  return null;
}

// Of a count only whole numbers lie within: 33 is outside of 33.4 to 41.2, which reads as 34 to 41.
export const wholeUsual = ({ from, to }: Anomaly['usual']): Anomaly['usual'] => ({
  from: Math.ceil(from),
  to: Math.floor(to),
});
