import type { Kpi, KpiValues, TimePoint } from '#contract/analytics.ts';
import { addUp } from '#contract/kpi-sums.ts';
import { addDays, daysOf, type DayRange } from '#contract/days.ts';

/** The figures of the dashboard, in the order of the trade (O10). */
export const keyFigures = [
  'clicks',
  'unique_clicks',
  'conversions',
  'cr',
  'epc',
  'payout',
] as const satisfies readonly Kpi[];
export type KeyFigure = (typeof keyFigures)[number];

/** The points of a range, one a day. */
const pointsOf = (points: readonly TimePoint[], { from, to }: DayRange): TimePoint[] =>
  points.filter(({ date }) => date >= from && date <= to);

/** The figures of a range in all, ratios made of sums. Unique clicks add up, since they count by day. */
export const totalOf = (points: readonly TimePoint[], range: DayRange): KpiValues =>
  addUp(
    pointsOf(points, range).map(({ values }) => values),
    keyFigures,
  );

/** Whether anything at all has happened. */
export const hasTraffic = (points: readonly TimePoint[]): boolean =>
  points.some(({ values }) => keyFigures.some((figure) => (values[figure] ?? 0) > 0));

/** One figure day by day over a range; null on days that have not come yet or are unknown. */
export function daily(points: readonly TimePoint[], figure: KeyFigure, range: DayRange) {
  const known = new Map(points.map(({ date, values }) => [date, values[figure] ?? null]));
  return Array.from({ length: daysOf(range) }, (_, nth) => {
    const day = addDays(range.from, nth);
    return { day, value: known.get(day) ?? null };
  });
}
