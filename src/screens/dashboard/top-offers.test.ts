import { expect, test } from 'vitest';
import { beforeOf } from './top-offers.ts';

const row = (id: number, payout: number) => ({
  offer: { id, name: `Offer ${id}`, thumb: null, status: 'active' as const },
  values: { payout },
});

test.each([
  { name: 'what it earned', id: 1, total: 2, expected: 12.5 },
  { name: 'nothing, where all offers are known', id: 9, total: 2, expected: 0 },
  { name: 'unknown, where the list was cut', id: 9, total: 3, expected: null },
])('what an offer earned last month: $name', ({ id, total, expected }) => {
  expect(beforeOf({ data: [row(1, 12.5), row(2, 1)], total }, id)).toBe(expected);
});
