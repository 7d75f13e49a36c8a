import { expect, test } from 'vitest';
import { changeOfOffer } from './top-offers.ts';

const row = (id: number, payout: number) => ({
  offer: { id, name: `Offer ${id}`, thumb: null, status: 'active' as const },
  values: { payout },
});

const none = { data: [], total: 0 };

test.each([
  ['finished days alone', { data: [row(1, 2.5)], total: 1 }, { data: [row(1, 8)], total: 1 }, 25],
  ['nothing today', none, { data: [row(1, 10)], total: 1 }, 25],
  ['nothing last month', none, none, null],
  ['a list of today that was cut', { data: [row(2, 1)], total: 2 }, { data: [row(1, 8)], total: 1 }, null],
  ['a list of last month that was cut', none, { data: [row(2, 8)], total: 2 }, null],
])('[O10] an offer that has earned 12.50 this month has changed by %s', (...[, today, before, expected]) => {
  expect(changeOfOffer(row(1, 12.5), { today, before })).toBe(expected);
});
