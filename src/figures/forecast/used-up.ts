import type { Kpi, TimePoint } from '#contract/analytics.ts';
import { addDays } from '#contract/days.ts';
import { backTest, mostWrong } from './back-test.ts';
import { daysFrom, plus, sumOf } from './day-sums.ts';
import { knownDays } from './known-days.ts';
import { spanOfToday } from './month-end.ts';

/** `to` is null where it may last until it resets, or longer than is looked ahead. */
export type UsedUp = { from: string; to: string | null };

type Cap = {
  kpi: Kpi;
  remaining: number;
  /** The day on which it begins anew. */
  resets: string | null;
};

const mostDays = 31;

/** Between which days a cap is used up; null where it is not expected to be, or the rule has not held well enough. */
export function usedUp(points: readonly TimePoint[], today: string, cap: Cap): UsedUp | null {
  const { known, soFar } = knownDays(points, cap.kpi, today);
  const ofToday = spanOfToday(known, today, soFar);
  if (!ofToday) return null;
  const days = daysFrom(today, mostDays).filter((day) => cap.resets === null || day < cap.resets);
  const sums = days.map((day, nth) => {
    const rest = sumOf(known, daysFrom(addDays(today, 1), nth), today);
    return { day, sum: rest && plus(ofToday, rest) };
  });
  const needed = soFar + cap.remaining;
  const firstDay = (bound: 'from' | 'mid' | 'to') =>
    sums.findIndex(({ sum }) => sum !== null && sum[bound] >= needed);
  const likely = firstDay('mid');
  if (likely < 0) return null;
  const errors = backTest(known, { today, ahead: likely + 1 });
  if (!errors || Math.max(...errors) > mostWrong) return null;
  const [from, to] = [days[firstDay('to')] ?? today, days[firstDay('from')] ?? null];
  return { from, to };
}
