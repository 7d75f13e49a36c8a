import { expect, test } from 'vitest';
import { startDictionaries } from './dictionaries.ts';
import { heldFrom, paymentTerms, payoutDayBefore, payoutDayFrom, termsOf } from './payment-terms.ts';

test('every entry of the dictionary has its meaning', () => {
  const { partners_payment_terms: items } = startDictionaries;
  expect([...paymentTerms.keys()]).toEqual(items.map(({ id }) => id));
});

test.each([
  [1, '2026-11-20', '2026-11-20'],
  [1, '2026-11-21', '2026-11-27'],
  [2, '2026-11-20', '2026-11-20'],
  [2, '2026-11-21', '2026-12-04'],
  [3, '2026-11-15', '2026-11-15'],
  [3, '2026-11-16', '2026-12-15'],
  [4, '2026-11-20', '2026-11-30'],
  [4, '2026-12-01', '2026-12-31'],
  [4, '2027-02-01', '2027-02-28'],
  [4, '2028-02-01', '2028-02-29'],
  [5, '2026-12-31', '2027-01-15'],
])('terms %i pay on the first of their days from %s on', (id, from, day) => {
  expect(payoutDayFrom(termsOf(id), from)).toBe(day);
});

test.each([
  [1, '2026-11-20', '2026-11-13'],
  [2, '2026-11-20', '2026-11-06'],
  [3, '2026-11-15', '2026-10-15'],
  [3, '2026-11-16', '2026-11-15'],
  [4, '2026-11-30', '2026-10-31'],
  [4, '2026-12-01', '2026-11-30'],
  [4, '2027-03-31', '2027-02-28'],
  [5, '2027-01-01', '2026-12-15'],
])('terms %i paid last on one of their days before %s', (id, before, day) => {
  expect(payoutDayBefore(termsOf(id), before)).toBe(day);
});

test('holds conversions for so many days after their own', () => {
  expect([1, 2, 3, 4, 5].map((id) => heldFrom(termsOf(id), '2026-11-20'))).toEqual([
    '2026-11-14',
    '2026-11-07',
    '2026-11-06',
    '2026-10-22',
    '2026-10-07',
  ]);
  expect(termsOf(null)).toEqual(termsOf(4));
});
