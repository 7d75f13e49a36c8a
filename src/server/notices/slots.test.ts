import { expect, test } from 'vitest';
import { lastSlot } from './slots.ts';

const workdays = [1, 2, 3, 4, 5];

test.each([
  ['2026-11-20T12:00:00Z', { timezone: 'UTC', hour: 8, days: workdays }, '2026-11-20T08:00:00.000Z'],
  ['2026-11-20T07:59:59Z', { timezone: 'UTC', hour: 8, days: workdays }, '2026-11-19T08:00:00.000Z'],
  ['2026-11-20T08:00:00Z', { timezone: 'UTC', hour: 8, days: workdays }, '2026-11-20T08:00:00.000Z'],
  // A Sunday: the last one was on Friday.
  ['2026-11-22T12:00:00Z', { timezone: 'UTC', hour: 8, days: workdays }, '2026-11-20T08:00:00.000Z'],
  ['2026-11-23T06:59:00Z', { timezone: 'Europe/Berlin', hour: 8, days: [1] }, '2026-11-16T07:00:00.000Z'],
  ['2026-11-23T07:00:00Z', { timezone: 'Europe/Berlin', hour: 8, days: [1] }, '2026-11-23T07:00:00.000Z'],
  // Already the next day there, or still the day before.
  ['2026-11-20T18:30:00Z', { timezone: 'Pacific/Auckland', hour: 7, days: [6] }, '2026-11-20T18:00:00.000Z'],
  [
    '2026-11-21T03:00:00Z',
    { timezone: 'America/Los_Angeles', hour: 18, days: [5] },
    '2026-11-21T02:00:00.000Z',
  ],
  [
    '2026-11-20T02:15:00Z',
    { timezone: 'Asia/Kathmandu', hour: 8, days: workdays },
    '2026-11-20T02:15:00.000Z',
  ],
  // The clocks change: 2:00 is not there in March, and is there twice in October.
  ['2026-03-29T12:00:00Z', { timezone: 'Europe/Berlin', hour: 2, days: [0] }, '2026-03-29T01:00:00.000Z'],
  ['2026-03-30T12:00:00Z', { timezone: 'Europe/Berlin', hour: 8, days: [1] }, '2026-03-30T06:00:00.000Z'],
  ['2026-10-25T12:00:00Z', { timezone: 'Europe/Berlin', hour: 8, days: [0] }, '2026-10-25T07:00:00.000Z'],
])('at %s of %j the last digest was due at %s', (now, slots, expected) => {
  expect(lastSlot(new Date(now), slots)?.toISOString()).toBe(expected);
});

test('an hour that the clocks show twice is one slot', () => {
  const slots = { timezone: 'Europe/Berlin', hour: 2, days: [0] };
  const found = Array.from({ length: 48 }, (_, quarter) =>
    lastSlot(new Date(Date.parse('2026-10-25T00:00:00Z') + quarter * 900_000), slots)?.toISOString(),
  );
  expect(new Set(found.filter((at) => at?.startsWith('2026-10-25'))).size).toBe(1);
});
