import { expect, test } from 'vitest';
import type { Balance } from '#contract/payments.ts';
import { isDueByPayoutDay } from './next-payout.ts';

const balance: Balance = {
  currency: 'EUR',
  pending: 0,
  held: 0,
  available: 0,
  requested: 0,
  paid: 0,
  minimum: null,
  terms_id: null,
  payment_method: null,
  payee: null,
  hold_days: 30,
  is_automatic: true,
  payout_day: '2026-11-30',
  next_payout: null,
  open_payment_id: null,
  refusals: [],
};
const leaves = (day: string, amount: number) => ({ held: amount, releases: [{ day, amount }] });

test.each<[string, Partial<Balance>, boolean]>([
  ['nothing was earned', {}, false],
  ['all of it is on hold until later', leaves('2026-12-30', 37.5), false],
  ['some of it leaves its hold on the day', leaves('2026-11-30', 37.5), true],
  ['something is available', { available: 0.01 }, true],
  ['it is less than the minimum', { available: 99.99, minimum: 100 }, false],
  [
    'it is the minimum with what leaves its hold',
    { ...leaves('2026-11-29', 0.1), available: 0.2, minimum: 0.3 },
    true,
  ],
  ['what was paid is taken back', { ...leaves('2026-11-29', 5), available: -5 }, false],
])('[O12] where %s, it is due by the payout day: %j is %s', (_, differing, isDue) => {
  expect(isDueByPayoutDay({ ...balance, ...differing })).toBe(isDue);
});
