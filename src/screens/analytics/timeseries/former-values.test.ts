import type { Interval } from '#contract/days.ts';
import { expect, test } from 'vitest';
import type { Period } from '../use-view.ts';
import { formerValues } from './former-values.ts';

const period = (from: string, to: string, dates: readonly string[]): Period => ({
  range: { from, to },
  figures: {},
  points: dates.map((date) => ({ date, values: {} })),
});
const view = (parts: { now: Period; compared?: Period; begun?: string; interval?: Interval }) => ({
  compared: null,
  begun: null,
  interval: 'day' as const,
  at: new Date('2026-11-20T12:00:00Z'),
  equal: null,
  ...parts,
});
const now = period('2026-11-18', '2026-11-20', ['2026-11-18', '2026-11-19', '2026-11-20']);

test('[O10] each day is compared with the day before; the first has none, and today is not over', () => {
  expect(formerValues({ values: [200, 150, 10], before: null }, view({ now }))).toEqual([null, 200, null]);
});

test('[O10] with a comparison each day is compared with its day there', () => {
  const compared = period('2026-11-11', '2026-11-13', ['2026-11-11', '2026-11-12', '2026-11-13']);
  const line = { values: [200, 150, 10], before: [100, null, 10] };
  expect(formerValues(line, view({ now, compared }))).toEqual([100, null, null]);
});

test('[O10] days before the first traffic compare with nothing', () => {
  const compared = period('2026-11-11', '2026-11-13', ['2026-11-11', '2026-11-12', '2026-11-13']);
  const line = { values: [200, 150, 10], before: [0, 50, 10] };
  const begun = '2026-11-12';
  expect(formerValues(line, view({ now, compared, begun }))).toEqual([null, 50, null]);
});

test('[O10] a week that the range cuts off is not compared with a whole one; whole months are, however long', () => {
  const weeks = period('2026-11-04', '2026-11-20', ['2026-11-02', '2026-11-09', '2026-11-16']);
  const ofWeeks = formerValues(
    { values: [50, 70, 30], before: null },
    view({ now: weeks, interval: 'week' }),
  );
  expect(ofWeeks).toEqual([null, null, null]);
  const months = period('2026-08-15', '2026-10-31', ['2026-08-01', '2026-09-01', '2026-10-01']);
  const ofMonths = formerValues(
    { values: [50, 100, 150], before: null },
    view({ now: months, interval: 'month' }),
  );
  expect(ofMonths).toEqual([null, null, 100]);
});
