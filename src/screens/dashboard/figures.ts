import type { Kpi, KpiValues, TimePoint } from '#contract/analytics.ts';
import { addUp } from '#contract/kpi-sums.ts';
import { addDays, daysOf, type DayRange } from '#contract/days.ts';
import type { EqualParts } from '#i18n/finished.ts';

export const keyFigures = [
  'clicks',
  'unique_clicks',
  'conversions',
  'cr',
  'epc',
  'payout',
] as const satisfies readonly Kpi[];
export type KeyFigure = (typeof keyFigures)[number];

const pointsOf = (points: readonly TimePoint[], { from, to }: DayRange): TimePoint[] =>
  points.filter(({ date }) => date >= from && date <= to);

// Ratios are made of sums; unique clicks add up, since they count by day.
export const totalOf = (points: readonly TimePoint[], range: DayRange): KpiValues =>
  addUp(
    pointsOf(points, range).map(({ values }) => values),
    keyFigures,
  );

/** Totals of a range, of its comparable part and of what that is compared with. */
export function comparedTotals(points: readonly TimePoint[], range: DayRange, parts: EqualParts | null) {
  const [over, before] = parts ? [totalOf(points, parts.now), totalOf(points, parts.before)] : [];
  return { now: totalOf(points, range), over, before };
}

export const hasTraffic = (points: readonly TimePoint[]): boolean =>
  points.some(({ values }) => keyFigures.some((figure) => (values[figure] ?? 0) > 0));

// Null on days that have not come yet or have no data.
export function daily(points: readonly TimePoint[], figure: KeyFigure, range: DayRange) {
  const byDay = new Map(points.map(({ date, values }) => [date, values[figure] ?? null]));
  return Array.from({ length: daysOf(range) }, (_, nth) => {
    const day = addDays(range.from, nth);
    return { day, value: byDay.get(day) ?? null };
  });
}
