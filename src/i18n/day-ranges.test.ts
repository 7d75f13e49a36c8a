import { afterEach, expect, test, vi } from 'vitest';
import { daysOf, isDay } from '#contract/days.ts';
import {
  comparedRange,
  comparisons,
  daysOfInterval,
  intervalOf,
  intervalsOf,
  presets,
  rangeOf,
} from './day-ranges.ts';

afterEach(() => vi.unstubAllEnvs());

const written = ({ from, to }: { from: string; to: string }) => `${from} ${to}`;
const all = (now: string, firstWeekDay: number) =>
  Object.fromEntries(
    presets.map((preset) => [preset, written(rangeOf(preset, { now: new Date(now), firstWeekDay }))]),
  );

/** A Friday, late enough that Auckland has Saturday and Los Angeles still has Friday. */
const friday = {
  today: '2026-11-20 2026-11-20',
  yesterday: '2026-11-19 2026-11-19',
  'last-7-days': '2026-11-14 2026-11-20',
  'last-30-days': '2026-10-22 2026-11-20',
  'last-90-days': '2026-08-23 2026-11-20',
  'month-to-date': '2026-11-01 2026-11-20',
  'last-month': '2026-10-01 2026-10-31',
  'last-3-months': '2026-08-01 2026-10-31',
};
const weeks = {
  0: { 'this-week': '2026-11-15 2026-11-20', 'last-week': '2026-11-08 2026-11-14' },
  1: { 'this-week': '2026-11-16 2026-11-20', 'last-week': '2026-11-09 2026-11-15' },
};

test.each(
  ['Pacific/Auckland', 'America/Los_Angeles'].flatMap((zone) =>
    ([0, 1] as const).map((firstWeekDay) => ({ zone, firstWeekDay })),
  ),
)('[C5] [O10] every preset in $zone, weeks from day $firstWeekDay', ({ zone, firstWeekDay }) => {
  vi.stubEnv('TZ', zone);
  expect(new Date('2026-11-20T23:30:00Z').getDate()).toBe(zone === 'Pacific/Auckland' ? 21 : 20);
  expect(all('2026-11-20T23:30:00Z', firstWeekDay)).toEqual({ ...friday, ...weeks[firstWeekDay] });
  // The clocks of both zones change within these days.
  expect(all('2026-04-05T00:10:00Z', firstWeekDay)).toMatchObject({
    today: '2026-04-05 2026-04-05',
    'last-30-days': '2026-03-07 2026-04-05',
    'last-month': '2026-03-01 2026-03-31',
    'this-week': firstWeekDay === 0 ? '2026-04-05 2026-04-05' : '2026-03-30 2026-04-05',
  });
});

test.each([
  ['2026-11-01', '2026-11-20', ['2026-10-12 2026-10-31', '2026-10-01 2026-10-20', '2025-11-01 2025-11-20']],
  ['2026-03-29', '2026-03-31', ['2026-03-26 2026-03-28', '2026-02-28 2026-02-28', '2025-03-29 2025-03-31']],
  ['2028-02-29', '2028-02-29', ['2028-02-28 2028-02-28', '2028-01-29 2028-01-29', '2027-02-28 2027-02-28']],
  ['2026-12-30', '2027-01-02', ['2026-12-26 2026-12-29', '2026-11-30 2026-12-02', '2025-12-30 2026-01-02']],
])('[O10] %s to %s is held against the days before, of last month, of last year', (from, to, expected) => {
  expect(comparisons.map((comparison) => comparedRange({ from, to }, comparison))).toEqual([
    ...expected.map((range) => ({ from: range.slice(0, 10), to: range.slice(11) })),
    null,
  ]);
});

test.each([
  [1, 'hour', ['hour']],
  [2, 'hour', ['hour', 'day']],
  [3, 'day', ['hour', 'day']],
  [31, 'day', ['hour', 'day', 'week']],
  [32, 'day', ['day', 'week', 'month']],
  [92, 'day', ['day', 'week', 'month']],
  [93, 'week', ['day', 'week', 'month']],
  [184, 'month', ['day', 'week', 'month']],
  [366, 'month', ['day', 'week', 'month']],
])('[O10] %i days are told by %s, and may be told by %j', (days, first, others) => {
  expect([intervalOf(days), intervalsOf(days)]).toEqual([first, others]);
});

test('[O10] an interval ends where the range does', () => {
  const range = { from: '2026-10-22', to: '2026-11-20' };
  expect(daysOfInterval('2026-10-19', 'week', range)).toEqual({ from: '2026-10-22', to: '2026-10-25' });
  expect(daysOfInterval('2026-11-01', 'month', range)).toEqual({ from: '2026-11-01', to: '2026-11-20' });
  expect(daysOfInterval('2026-11-03T14:00', 'hour', range)).toEqual({ from: '2026-11-03', to: '2026-11-03' });
  expect(daysOf(range)).toBe(30);
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['20261101', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
