import { addDays } from '#contract/days.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asInPastWeeks, exhaustion, historyOf, monthEnd, averageError, type Daily } from './forecast.ts';

// A Thursday; Friday is the first of the month's last days.
const today = '2026-11-26';
const days = Array.from({ length: 113 }, (_, nth) => addDays(today, nth - 112));
const dailyOf = (valueOf: (day: string, weeksAgo: number) => number, soFar = 0): Daily =>
  new Map(days.map((day, nth) => [day, day === today ? soFar : valueOf(day, Math.ceil((112 - nth) / 7))]));
const always = (value: number) => dailyOf(() => value);

test('the history: eight weeks, and eight before them', () => {
  expect(historyOf(today)).toEqual({ from: '2026-08-06', to: today });
});

describe('days go as the same weekdays of the last eight weeks went', () => {
  // Each day is worth its day of the month, so that the dates that are read can be named.
  const byDate = dailyOf((day) => Number(day.slice(8)));

  test('the rest of November, from the Thursday on', () => {
    const rows = asInPastWeeks(byDate, { from: today, to: '2026-11-30' });
    expect(rows).toEqual([
      [19, 20, 21, 22, 23],
      [12, 13, 14, 15, 16],
      [5, 6, 7, 8, 9],
      [29, 30, 31, 1, 2],
      [22, 23, 24, 25, 26],
      [15, 16, 17, 18, 19],
      [8, 9, 10, 11, 12],
      [1, 2, 3, 4, 5],
    ]);
  });

  test('a second week ahead goes as the same past weeks', () => {
    const [first] = asInPastWeeks(byDate, { from: today, to: '2026-12-04' }) ?? [];
    expect(first).toEqual([19, 20, 21, 22, 23, 24, 25, 19, 20]);
  });

  test('a day that is missing leaves no forecast', () => {
    const some = new Map([...byDate].filter(([day]) => day !== '2026-10-04'));
    expect(asInPastWeeks(some, { from: today, to: '2026-11-30' })).toBeNull();
    expect(monthEnd(some, today)).toBeNull();
  });
});

describe('the end of the month', () => {
  test('is sure where every day is alike: 30 days of 10', () => {
    expect(monthEnd(always(10), today)).toEqual({ from: 300, to: 300, day: '2026-11-30', error: 0 });
  });

  test('lies between the weakest and the strongest week: 25 days are over, five are to come', () => {
    // Weeks 1 and 2 ago brought 11 and 9 a day, all others 10.
    const daily = dailyOf((_, week) => ({ 1: 11, 2: 9 })[week] ?? 10);
    // 1 to 25 November: six days of week 1 (20 to 25) and one more (19), seven of week 2, eleven others.
    const over = 7 * 11 + 7 * 9 + 11 * 10;
    expect(monthEnd(daily, today)).toMatchObject({ from: over + 5 * 9, to: over + 5 * 11 });
  });

  test('today counts at least as what it has brought', () => {
    expect(
      monthEnd(
        dailyOf(() => 10, 70),
        today,
      ),
    ).toMatchObject({ from: 360, to: 360 });
    expect(
      monthEnd(
        dailyOf(() => 10, 4),
        today,
      ),
    ).toMatchObject({ from: 300, to: 300 });
  });

  test('on the last day only today is to come', () => {
    const last = '2026-11-30';
    const daily = new Map(
      Array.from({ length: 113 }, (_, nth) => [addDays(last, nth - 112), nth === 112 ? 1 : 10]),
    );
    expect(monthEnd(daily, last)).toMatchObject({ from: 300, to: 300, day: last });
  });
});

describe('a forecast that was wrong', () => {
  // Eight weeks of 10 a day, then one of `value`.
  const changed = (value: number) => dailyOf((_, week) => (week === 1 ? value : 10));

  test.each([
    [8, 25 / 8],
    [12.5, 20 / 8],
    [5, 100 / 8],
    [10, 0],
  ])(
    'one week of %d a day where 10 were forecast, and seven of 10, are off by %d %% on average',
    (value, error) => {
      expect(averageError(changed(value), today)).toBeCloseTo(error, 9);
    },
  );

  test('is shown up to 25 % and not beyond', () => {
    // |10 - x| / x of one week is eight times 25 %: x is 10 / 3.
    const [just, beyond] = [changed(3.3334), changed(3.3333)];
    expect([monthEnd(just, today) === null, monthEnd(beyond, today)]).toEqual([false, null]);
    const cap = { remaining: 20, resetsAt: null };
    expect([exhaustion(just, today, cap) === null, exhaustion(beyond, today, cap)]).toEqual([false, null]);
  });

  test('each of the eight weeks is judged, and none before them', () => {
    const odd = (nth: number) =>
      averageError(
        dailyOf((_, week) => (week === nth ? 5 : 10)),
        today,
      );
    const judged = Array.from({ length: 9 }, (_, nth) => odd(nth + 1));
    expect(judged).toEqual([...Array.from({ length: 8 }, () => 12.5), 0]);
  });

  test('a week without anything judges nothing', () => {
    expect(averageError(changed(0), today)).toBeNull();
    expect(monthEnd(always(0), today)).toBeNull();
  });
});

describe('a cap', () => {
  const midnight = (day: string) => new Date(`${day}T00:00Z`);
  const found = (daily: Daily, remaining: number, resets: string | null) => {
    const cap = { remaining, resetsAt: resets === null ? null : midnight(resets) };
    const forecast = exhaustion(daily, today, cap);
    return forecast && [forecast.from, forecast.to];
  };

  test.each([
    { remaining: 10, resets: null, days: ['2026-11-26', '2026-11-26'] },
    { remaining: 11, resets: null, days: ['2026-11-27', '2026-11-27'] },
    { remaining: 50, resets: '2026-12-01', days: ['2026-11-30', '2026-11-30'] },
    { remaining: 51, resets: '2026-12-01', days: null },
    { remaining: 560, resets: null, days: ['2027-01-20', '2027-01-20'] },
    { remaining: 561, resets: null, days: null },
    { remaining: 0, resets: null, days: null },
  ])(
    'of which $remaining are left at 10 a day, reset $resets: $days',
    ({ remaining, resets, days: expected }) => {
      expect(found(always(10), remaining, resets)).toEqual(expected);
    },
  );

  test('strong and weak weeks give its first and last day, and none where the weakest leaves some', () => {
    const daily = dailyOf((_, week) => ({ 1: 12, 2: 8 })[week] ?? 10);
    expect(found(daily, 48, '2026-12-08')).toEqual(['2026-11-29', '2026-12-01']);
    expect(found(daily, 48, '2026-12-01')).toEqual(['2026-11-29', null]);
  });

  test('what today has brought is used already', () => {
    expect(
      found(
        dailyOf(() => 10, 6),
        4,
        null,
      ),
    ).toEqual(['2026-11-26', '2026-11-26']);
    expect(
      found(
        dailyOf(() => 10, 6),
        5,
        null,
      ),
    ).toEqual(['2026-11-27', '2026-11-27']);
    expect(
      found(
        dailyOf(() => 10, 60),
        5,
        null,
      ),
    ).toEqual(['2026-11-27', '2026-11-27']);
  });
});

test('for any history: the range is in order, holds what is earned, and grows with the amounts', () => {
  const histories = fc.array(fc.integer({ min: 90, max: 110 }), { minLength: 113, maxLength: 113 });
  fc.assert(
    fc.property(histories, fc.integer({ min: 2, max: 9 }), (values, factor) => {
      const daily = new Map(days.map((day, nth) => [day, values[nth] ?? 0]));
      const forecast = monthEnd(daily, today);
      const larger = monthEnd(new Map([...daily].map(([day, value]) => [day, value * factor])), today);
      // Days that differ by 10 % leave no forecast more than 25 % off.
      if (!forecast || !larger) return false;
      const soFar = values.slice(-26).reduce((all, one) => all + one, 0);
      expect(forecast.from).toBeGreaterThanOrEqual(soFar + 4 * 90);
      expect(forecast.to).toBeLessThanOrEqual(soFar + 4 * 110 + 20);
      expect(forecast.from).toBeLessThanOrEqual(forecast.to);
      expect(larger.from).toBeCloseTo(forecast.from * factor, 6);
      expect(larger.to).toBeCloseTo(forecast.to * factor, 6);
      return true;
    }),
  );
});
