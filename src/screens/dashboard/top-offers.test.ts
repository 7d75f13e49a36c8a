import { expect, test } from 'vitest';
import { finishedEarnings } from './top-offers.ts';

const row = (id: number, payout: number) => ({
  offer: { id, name: `Offer ${id}`, thumb: null, status: 'active' as const },
  values: { payout },
});

const none = { data: [], total: 0 };

test.each([
  ['finished days alone', { data: [row(1, 2.5)], total: 1 }, { data: [row(1, 8)], total: 1 }, [10, 8]],
  ['nothing today', none, { data: [row(1, 10)], total: 1 }, [12.5, 10]],
  ['nothing last month', none, none, [12.5, 0]],
  [
    'a list of today that was cut',
    { data: [row(2, 1)], total: 2 },
    { data: [row(1, 8)], total: 1 },
    [null, 8],
  ],
  ['a list of last month that was cut', none, { data: [row(2, 8)], total: 2 }, [12.5, null]],
])('[O10] an offer that has earned 12.50 this month is compared by %s', (...given) => {
  const [, today, before, [now, then]] = given;
  expect(finishedEarnings(row(1, 12.5), { today, before })).toEqual({
    now: { payout: now },
    before: { payout: then },
  });
});
