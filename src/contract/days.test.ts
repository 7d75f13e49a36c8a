import { expect, test } from 'vitest';
import { daysBefore, lastDays } from './days.ts';

test.each([
  [30, '2026-11-20T23:59:59Z', { from: '2026-10-22', to: '2026-11-20' }],
  [1, '2026-11-20T00:00:00Z', { from: '2026-11-20', to: '2026-11-20' }],
  [7, '2026-03-01T12:00:00Z', { from: '2026-02-23', to: '2026-03-01' }],
  [2, '2028-03-01T00:30:00Z', { from: '2028-02-29', to: '2028-03-01' }],
])('the last %i days at %s', (count, now, expected) => {
  expect(lastDays(count, new Date(now))).toEqual(expected);
});

test.each([
  [
    { from: '2026-10-22', to: '2026-11-20' },
    { from: '2026-09-22', to: '2026-10-21' },
  ],
  [
    { from: '2026-03-29', to: '2026-03-29' },
    { from: '2026-03-28', to: '2026-03-28' },
  ],
])('the days before %j', (range, expected) => {
  expect(daysBefore(range)).toEqual(expected);
});
