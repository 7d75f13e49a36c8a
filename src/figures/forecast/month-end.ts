import type { TimePoint } from '#contract/analytics.ts';
import { addDays, startOfMonth } from '#contract/days.ts';
import { backTest, mostWrong } from './back-test.ts';
import { daysFrom, plus, sumOf, type Known, type Span } from './day-sums.ts';
import { knownDays } from './known-days.ts';

/** `wrong` is the largest error of the last 8 weeks, as a share. */
export type MonthEnd = { from: number; to: number; wrong: number };

/** What today adds up to: never less than it has already. */
export function spanOfToday(known: Known, today: string, soFar: number): Span | null {
  const usual = sumOf(known, [today], today);
  const atLeast = (value: number) => Math.max(value, soFar);
  return usual && { from: atLeast(usual.from), mid: atLeast(usual.mid), to: atLeast(usual.to) };
}

const lengthOf = (month: string) => {
  const next = startOfMonth(addDays(month, 31));
  return Math.round((Date.parse(next) - Date.parse(month)) / 86_400_000);
};

/** The earnings of the month at its end; null where the rule has not held well enough. */
export function monthEnd(points: readonly TimePoint[], today: string): MonthEnd | null {
  const month = startOfMonth(today);
  const { known, soFar } = knownDays(points, 'payout', today);
  const past = Number(today.slice(8)) - 1;
  const ahead = lengthOf(month) - past;
  const ofToday = spanOfToday(known, today, soFar);
  const rest = sumOf(known, daysFrom(addDays(today, 1), ahead - 1), today);
  const errors = backTest(known, { today, ahead, before: past });
  if (!ofToday || !rest || !errors) return null;
  const wrong = Math.max(...errors);
  if (wrong > mostWrong) return null;
  const earned = daysFrom(month, past).reduce((sum, day) => sum + (known.get(day) ?? 0), 0);
  const { from, to } = plus(ofToday, rest);
  return { from: earned + Math.max(soFar, from), to: earned + to, wrong };
}
