import type { Kpi, TimePoint } from '#contract/analytics.ts';
import { addDays, type DayRange } from '#contract/days.ts';
import { mostWeeks, type Known } from './day-sums.ts';

const longestAhead = 31;

/** Enough for eight forecasts of a month in the past, each with its eight weeks. */
export const neededDays = (today: string): DayRange => ({
  from: addDays(today, -7 * (2 * mostWeeks - 1) - longestAhead),
  to: today,
});

/** Days before the first figure are not known: traffic had not begun. */
export function knownDays(points: readonly TimePoint[], kpi: Kpi, today: string) {
  const values = points.map(({ date, values: all }) => [date, all[kpi] ?? 0] as const);
  const begun = values.findIndex(([, value]) => value > 0);
  const all = new Map(begun < 0 ? [] : values.slice(begun));
  const soFar = all.get(today) ?? 0;
  all.delete(today);
  return { known: all satisfies Known, soFar };
}
