import { addDays } from '#contract/days.ts';
import { expect, test } from 'vitest';
import { releasedBy, releasesByWeek } from './releases.ts';

const today = '2026-11-20';
const on = (days: number, amount: number) => ({ day: addDays(today, days), amount });

test('[O12] what leaves its hold is added up by the next three weeks, the rest after them', () => {
  const rows = [on(1, 10.1), on(7, 20.2), on(8, 5), on(22, 1), on(30, 2)];
  expect(releasesByWeek(rows, today)).toEqual([
    { from: '2026-11-21', to: '2026-11-27', amount: 30.3 },
    { from: '2026-11-28', to: '2026-11-28', amount: 5 },
    { from: '2026-12-12', to: '2026-12-20', amount: 3 },
  ]);
  expect(releasesByWeek([], today)).toEqual([]);
});

test('[O12] what leaves its hold on the payout day is in time for it', () => {
  const rows = [on(1, 10.1), on(10, 20.2), on(11, 5)];
  expect(releasedBy(rows, addDays(today, 10))).toBe(30.3);
  expect(releasedBy(rows, today)).toBe(0);
});
