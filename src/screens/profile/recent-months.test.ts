import { expect, test } from 'vitest';
import { recentMonths } from './recent-months.ts';

const now = new Date('2027-02-01T00:00:00Z');

test('a year of months ends with this one, and begins with the account where that is younger', () => {
  expect(recentMonths(now)).toHaveLength(12);
  expect([recentMonths(now)[0], recentMonths(now).at(-1)]).toEqual(['2027-02', '2026-03']);
  expect(recentMonths(now, '2026-12')).toEqual(['2027-02', '2027-01', '2026-12']);
  expect(recentMonths(now, '2025-01')).toEqual(recentMonths(now));
  expect(recentMonths(now, '2027-02')).toEqual(['2027-02']);
});
