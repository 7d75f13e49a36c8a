import { describe, expect, test } from 'vitest';
import type { TimePoint } from '#contract/analytics.ts';
import { addDays } from '#contract/days.ts';
import { backTest } from './back-test.ts';
import { daysFrom, sumOf } from './day-sums.ts';
import { neededDays } from './known-days.ts';
import { monthEnd } from './month-end.ts';
import { usedUp } from './used-up.ts';

const today = '2026-11-20';
const { from } = neededDays(today);
const past = daysFrom(from, 136);

// By the day; the last is today.
const points = (valueOf: (day: string, nth: number) => number, soFar = 0): TimePoint[] =>
  [...past, today].map((date, nth) => {
    const value = date === today ? soFar : valueOf(date, nth);
    return { date, values: { payout: value, clicks: value } };
  });
// 10 on Mondays to 70 on Sundays.
const byWeekday = (day: string) => 10 * (new Date(day).getUTCDay() || 7);
const known = (valueOf: (day: string) => number) => new Map(past.map((day) => [day, valueOf(day)]));

describe('a sum of days to come', () => {
  test('is exact where each weekday is the same every week', () => {
    const week = daysFrom(today, 7);
    expect(sumOf(known(byWeekday), week, today)).toEqual({ from: 280, mid: 280, to: 280 });
    expect(sumOf(known(byWeekday), ['2026-12-06'], today)).toEqual({ from: 70, mid: 70, to: 70 });
  });

  test('takes the last eight of a weekday, without the least and the most', () => {
    const fridays = [1, 2, 3, 4, 5, 6, 7, 80];
    const values = new Map(fridays.map((value, week) => [addDays(today, -7 * (week + 1)), value]));
    values.set(addDays(today, -63), 1000);
    const sum = sumOf(values, [today], today);
    const wider = Math.sqrt(1 + 1 / 8);
    expect(sum?.mid).toBe(4.5);
    // The quartiles are 2.25 and 6.75.
    expect(sum?.from).toBe(Math.max(0, 4.5 - 2 * 2.25 * wider));
    expect(sum?.to).toBeCloseTo(4.5 + 2 * 2.25 * wider);
  });

  test('is unknown with less than four of a weekday', () => {
    const values = new Map([1, 2, 3].map((week) => [addDays(today, -7 * week), 5]));
    expect(sumOf(values, [today], today)).toBeNull();
    values.set(addDays(today, -28), 5);
    expect(sumOf(values, [today], today)?.mid).toBe(5);
  });

  test('of two days is less wide than two sums of a day', () => {
    const noisy = known((day) => (Number(day.slice(8)) * 37) % 50);
    const [one, other] = [today, addDays(today, 1)];
    const width = (days: string[]) => {
      const sum = sumOf(noisy, days, today);
      return sum ? sum.to - sum.from : 0;
    };
    expect(width([one, other])).toBeLessThan(width([one]) + width([other]));
    expect(width([one, other])).toBeGreaterThan(width([one]));
  });
});

describe('the end of the month', () => {
  test('[O10] is what is earned and what the days left add up to', () => {
    const month = daysFrom('2026-11-01', 30).reduce((sum, day) => sum + byWeekday(day), 0);
    expect(monthEnd(points(byWeekday), today)).toEqual({ from: month, to: month, wrong: 0 });
  });

  test('counts today for at least what it has', () => {
    const month = daysFrom('2026-11-01', 30).reduce((sum, day) => sum + byWeekday(day), 0);
    expect(monthEnd(points(byWeekday, 20), today)?.to).toBe(month);
    expect(monthEnd(points(byWeekday, 90), today)?.to).toBe(month + 40);
  });

  test('is silent where one of the last eight weeks would have been wrong by more than 25 %', () => {
    const jump = (share: number) => points((day) => (day >= addDays(today, -7) ? share : 1) * byWeekday(day));
    const errors = backTest(known(byWeekday), { today, ahead: 11, before: 19 });
    expect(errors).toEqual(Array.from({ length: 8 }, () => 0));
    expect(monthEnd(jump(1.3), today)).not.toBeNull();
    expect(monthEnd(jump(4), today)).toBeNull();
  });

  test('is silent for a publisher of a few weeks', () => {
    const since = (weeks: number) => points((day) => (day < addDays(today, -7 * weeks) ? 0 : byWeekday(day)));
    expect(monthEnd(since(8), today)).toBeNull();
    expect(monthEnd(since(14), today)).not.toBeNull();
    expect(
      monthEnd(
        points(() => 0),
        today,
      ),
    ).toBeNull();
  });

  test('comes on its first and its last day', () => {
    const on = (day: string) => {
      const history = daysFrom(neededDays(day).from, 137).map((date) => ({
        date,
        values: { payout: date === day ? 0 : byWeekday(date) },
      }));
      return monthEnd(history, day);
    };
    const november = daysFrom('2026-11-01', 30).reduce((sum, day) => sum + byWeekday(day), 0);
    const february = daysFrom('2027-02-01', 28).reduce((sum, day) => sum + byWeekday(day), 0);
    expect(on('2026-11-01')).toEqual({ from: november, to: november, wrong: 0 });
    expect(on('2026-11-30')).toEqual({ from: november, to: november, wrong: 0 });
    expect(on('2027-02-14')).toEqual({ from: february, to: february, wrong: 0 });
  });
});

describe('a cap', () => {
  const cap = { kpi: 'clicks', remaining: 180, resets: null } as const;

  test('[O1] is used up on the day that reaches it', () => {
    // Friday 50, Saturday 60, Sunday 70.
    expect(usedUp(points(byWeekday), today, cap)).toEqual({ from: '2026-11-22', to: '2026-11-22' });
    expect(usedUp(points(byWeekday), today, { ...cap, remaining: 181 })?.from).toBe('2026-11-23');
  });

  test('is used up between two days where weeks differ, the later one open where it may last', () => {
    const uneven = (day: string, nth: number) => byWeekday(day) * (1 + (Math.floor(nth / 7) % 3) / 10);
    const range = usedUp(points(uneven), today, { ...cap, remaining: 600 });
    expect(range).toEqual({ from: '2026-12-02', to: '2026-12-04' });
    const open = usedUp(points(uneven), today, { ...cap, remaining: 600, resets: '2026-12-04' });
    expect(open).toEqual({ from: '2026-12-02', to: null });
  });

  test('is not forecast where it begins anew before, or the weeks were too different', () => {
    expect(usedUp(points(byWeekday), today, { ...cap, resets: '2026-11-22' })).toBeNull();
    expect(usedUp(points(byWeekday), today, { ...cap, remaining: 5000 })).toBeNull();
    const wild = points((_, nth) => (Math.floor(nth / 7) % 2 === 0 ? 300 : 1));
    expect(usedUp(wild, today, cap)).toBeNull();
  });
});
