import type { TimePoint } from '#contract/analytics.ts';
import { addDays } from '#contract/days.ts';
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
