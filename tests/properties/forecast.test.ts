import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TimePoint } from '#contract/analytics.ts';
import { addDays, startOf } from '#contract/days.ts';
import { daysFrom, sumOf } from '#figures/forecast/day-sums.ts';
import { backTest, mostWrong } from '#figures/forecast/back-test.ts';
import { knownDays, neededDays } from '#figures/forecast/known-days.ts';
import { monthEnd } from '#figures/forecast/month-end.ts';
import { randomOf } from '#server/demo/random.ts';
import { trafficBetween } from '#server/demo/traffic.ts';
import { holds, patience } from './holds.ts';
import { anyDay } from './samples.ts';

const cents = fc.nat({ max: 1e6 }).map((amount) => amount / 100);
const history = fc.array(cents, { minLength: 56, maxLength: 56 });
const ahead = fc.integer({ min: 1, max: 31 });
const knownBefore = (today: string, values: readonly number[]) =>
  new Map(values.map((value, nth) => [addDays(today, nth - values.length), value]));

describe('[O10] a sum of days to come', { timeout: patience }, () => {
  test('lies between its bounds, which are never below nothing', () =>
    holds(
      fc.property(anyDay, history, ahead, (today, values, count) => {
        const sum = sumOf(knownBefore(today, values), daysFrom(today, count), today);
        expect(sum && [sum.from >= 0, sum.from <= sum.mid + 1e-9, sum.mid <= sum.to + 1e-9]).toEqual([
          true,
          true,
          true,
        ]);
      }),
    ));

  test('is the same in another currency', () =>
    holds(
      fc.property(anyDay, history, ahead, (today, values, count) => {
        const of = (factor: number) =>
          sumOf(
            knownBefore(
              today,
              values.map((value) => value * factor),
            ),
            daysFrom(today, count),
            today,
          );
        const [once, twice] = [of(1), of(2)];
        for (const bound of ['from', 'mid', 'to'] as const) {
          expect(twice?.[bound]).toBeCloseTo(2 * (once?.[bound] ?? Number.NaN), 4);
        }
      }),
    ));

  test('is hardly moved by one odd day', () =>
    holds(
      fc.property(anyDay, history, fc.nat({ max: 55 }), (today, values, nth) => {
        const week = daysFrom(today, 7);
        const odd = values.with(nth, 1e12);
        const most = Math.max(...values);
        expect(sumOf(knownBefore(today, odd), week, today)?.mid).toBeLessThanOrEqual(7 * most + 1e-6);
      }),
    ));

  test('is exact where every week is the same', () =>
    holds(
      fc.property(anyDay, fc.array(cents, { minLength: 7, maxLength: 7 }), ahead, (today, week, count) => {
        const valueOf = (day: string) => week[startOf(day).getUTCDay()] ?? 0;
        const past = daysFrom(addDays(today, -56), 56);
        const days = daysFrom(today, count);
        const sum = sumOf(new Map(past.map((day) => [day, valueOf(day)])), days, today);
        const exact = days.reduce((total, day) => total + valueOf(day), 0);
        for (const bound of ['from', 'mid', 'to'] as const) expect(sum?.[bound]).toBeCloseTo(exact, 4);
      }),
    ));
});

// Of the publisher of the demo, by the day.
function demoHistory(until: string): Map<string, number> {
  const from = startOf(addDays(until, -126));
  const firstStart = '2026-11-20';
  const { conversions } = trafficBetween({ from, to: startOf(until), firstStart });
  const paid = new Map<string, number>();
  for (const { row } of conversions) {
    const day = row.ts.toISOString().slice(0, 10);
    const isPaid = row.partner_id === 1 && row.status !== 'rejected';
    if (isPaid) paid.set(day, (paid.get(day) ?? 0) + row.payout_micros / 1e6);
  }
  return paid;
}

test('[O10] what is forecast of the demo is what came, and nothing where the last 8 weeks were off by more than 25 %', () => {
  const until = '2026-12-01';
  const paid = demoHistory(until);
  const november = daysFrom('2026-11-01', 30).reduce((sum, day) => sum + (paid.get(day) ?? 0), 0);
  const rows = [3, 8, 13, 20, 25, 30].map((date) => {
    const today = `2026-11-${String(date).padStart(2, '0')}`;
    const points: TimePoint[] = daysFrom(neededDays(today).from, 137).map((day) => ({
      date: day,
      values: { payout: day < today ? (paid.get(day) ?? 0) : 0 },
    }));
    const { known } = knownDays(points, 'payout', today);
    const errors = backTest(known, { today, ahead: 31 - date, before: date - 1 });
    const end = monthEnd(points, today);
    return {
      today,
      'off in the last 8 weeks, in %': errors?.map((error) => Math.round(error * 100)).join(' '),
      from: end && Math.floor(end.from),
      to: end && Math.ceil(end.to),
      came: Math.round(november),
    };
  });
  console.table(rows);
  const shown = rows.flatMap(({ today, from, to }) =>
    from === null || to === null ? [] : [{ today, from, to }],
  );
  // Before the middle of the month one of the last 8 weeks would have been further off than 25 %.
  expect(shown.map(({ today }) => today)).toEqual(['2026-11-20', '2026-11-25', '2026-11-30']);
  for (const { from, to } of shown) {
    expect(from).toBeGreaterThan(november * (1 - mostWrong));
    expect(to).toBeLessThan(november * (1 + mostWrong));
  }
});

// As many conversions as chance has it, each worth something else.
function chanceHistory(random: () => number, days: readonly string[]) {
  const rateOf = (day: string) => 8 + 4 * (startOf(day).getUTCDay() % 3);
  return new Map(
    days.map((day) => {
      const conversions = Array.from({ length: 4 * rateOf(day) }).filter(() => random() < 0.25).length;
      const worth = Array.from({ length: conversions }, () => 2 + 20 * random() ** 3);
      return [day, worth.reduce((sum, value) => sum + value, 0)] as const;
    }),
  );
}

test('[O10] the range holds what comes about four times of five, however many days are left', () => {
  const random = randomOf('forecast');
  const today = '2026-11-20';
  const shares = [1, 5, 11, 20, 30].map((count) => {
    const found = Array.from({ length: 400 }, () => {
      const past = daysFrom(addDays(today, -56), 56);
      const days = daysFrom(today, count);
      const all = chanceHistory(random, [...past, ...days]);
      const known = new Map(past.map((day) => [day, all.get(day) ?? 0]));
      const sum = sumOf(known, days, today);
      const came = days.reduce((total, day) => total + (all.get(day) ?? 0), 0);
      return sum !== null && came >= sum.from && came <= sum.to;
    });
    return { days: count, 'held, in %': Math.round(found.filter(Boolean).length / 4) };
  });
  console.table(shares);
  for (const share of shares) {
    expect(share['held, in %']).toBeGreaterThanOrEqual(75);
    expect(share['held, in %']).toBeLessThanOrEqual(92);
  }
});
