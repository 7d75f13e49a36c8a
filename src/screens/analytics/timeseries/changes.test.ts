import type { DayRange, Interval } from '#contract/days.ts';
import { expect, test } from 'vitest';
import type { Period } from '../use-view.ts';
import { changesOf } from './changes.ts';

const period = (from: string, to: string, dates: readonly string[]): Period => ({
  range: { from, to } satisfies DayRange,
  figures: {},
  points: dates.map((date) => ({ date, values: {} })),
});
const at = new Date('2026-11-20T12:00:00Z');
const days = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
const now = period('2026-11-17', '2026-11-20', days);
const view = (parts: { now: Period; compared?: Period; interval?: Interval }) => ({
  compared: null,
  interval: 'day' as const,
  at,
  equal: null,
  ...parts,
});

test('[O10] each day is held against the day before; the first has none, and today is not over', () => {
  const line = { values: [200, 150, 0, 10], before: null };
  expect(changesOf(line, view({ now }))).toEqual([null, -25, -100, null]);
});

test('[O10] with a comparison each day is held against its day there; from nothing there is no percentage', () => {
  const compared = period('2026-11-10', '2026-11-13', [
    '2026-11-10',
    '2026-11-11',
    '2026-11-12',
    '2026-11-13',
  ]);
  const line = { values: [200, 150, 3, 10], before: [100, 200, 0, 10] };
  expect(changesOf(line, view({ now, compared }))).toEqual([100, -25, null, null]);
});

test('[O10] a week that the range cuts off is not held against a whole one; whole months are, whatever their days', () => {
  const weeks = period('2026-11-04', '2026-11-20', ['2026-11-02', '2026-11-09', '2026-11-16']);
  expect(changesOf({ values: [50, 70, 30], before: null }, view({ now: weeks, interval: 'week' }))).toEqual([
    null,
    null,
    null,
  ]);
  const months = period('2026-08-15', '2026-10-31', ['2026-08-01', '2026-09-01', '2026-10-01']);
  expect(
    changesOf({ values: [50, 100, 150], before: null }, view({ now: months, interval: 'month' })),
  ).toEqual([null, null, 50]);
});
