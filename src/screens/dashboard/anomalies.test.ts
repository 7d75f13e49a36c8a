import { expect, test } from 'vitest';
import { addDays } from '#contract/days.ts';
import { latestUnusual, median, unusualOf, usualRange, wholeUsual } from './anomalies.ts';

const day = '2026-11-19';
const valuesOf = (conversions: number, clicks = 1000) => ({
  clicks,
  conversions,
  payout: conversions * 2,
  cr: clicks ? (100 * conversions) / clicks : null,
  epc: clicks ? (conversions * 2) / clicks : null,
});
/** `weeks`: the conversions of the same weekday, the latest week first. Other days would judge quite otherwise. */
const history = (weeks: readonly number[], today: number, clicks = 1000) => [
  { date: day, values: valuesOf(today, clicks) },
  ...weeks.flatMap((conversions, week) => [
    { date: addDays(day, -7 * (week + 1)), values: valuesOf(conversions) },
    { date: addDays(day, -7 * (week + 1) + 1), values: valuesOf(9000) },
  ]),
];
const unusual = (weeks: readonly number[], today: number, clicks?: number) =>
  unusualOf(history(weeks, today, clicks), day)?.anomalies.map(({ figure }) => figure) ?? null;

test.each([
  [[], 0],
  [[7], 7],
  [[1, 9], 5],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test.each([
  ['spread', [80, 90, 100, 110, 120], { from: 70, to: 130 }],
  ['one outlier moves nothing', [80, 90, 100, 110, 5000], { from: 70, to: 130 }],
  ['all alike: 15 % are still usual', [100, 100, 100, 100], { from: 85, to: 115 }],
  ['never below 0', [0, 10, 40, 90, 200], { from: 0, to: 160 }],
])('usual values, %s', (_, values, range) => {
  expect(usualRange(values)).toEqual(range);
});

const weeks = [100, 96, 104, 98, 102, 100, 97, 103];

const ratiosToo = ['payout', 'conversions', 'cr', 'epc'];

test.each([
  { name: 'a usual day', past: weeks, today: 101, figures: [] },
  { name: 'a day without conversions', past: weeks, today: 0, figures: ratiosToo },
  { name: 'twice as many', past: weeks, today: 200, figures: ratiosToo },
  { name: 'just inside', past: weeks, today: 85, figures: [] },
  { name: 'just outside', past: weeks, today: 84, figures: ratiosToo },
  { name: 'four weeks are enough', past: weeks.slice(0, 4), today: 0, figures: ratiosToo },
  { name: 'three weeks are too few', past: weeks.slice(0, 3), today: 0, figures: null },
  { name: 'a usual day of 30 conversions', past: [30, 30, 30, 30], today: 0, figures: ratiosToo },
  { name: 'a usual day of fewer', past: [29, 30, 29, 29], today: 0, figures: null },
  { name: 'weeks before the ninth', past: [...weeks, 9000], today: 100, figures: [] },
])('a hint says its rule: $name', ({ past, today, figures }) => {
  expect(unusual(past, today)).toEqual(figures);
});

test('a day without clicks: what cannot be divided is not judged', () => {
  expect(unusual(weeks, 0, 0)).toEqual(['payout', 'conversions', 'clicks']);
});

test('weeks without traffic are no history', () => {
  const silent = history(weeks, 0).map((point, nth) =>
    nth > 6 ? { ...point, values: valuesOf(0, 0) } : point,
  );
  expect(unusualOf(silent, day)).toBeNull();
});

test('a day that the network did not tell is not judged', () => {
  expect(unusualOf(history(weeks, 0).slice(1), day)).toBeNull();
});

test('whatever the level, a day like all others is usual and one without anything is not', () => {
  const levels = Array.from({ length: 200 }, (_, nth) => 30 + nth * 37);
  const wrong = levels.filter((level) => {
    const past = weeks.map((week) => Math.round((level * week) / 100));
    const middle = Math.round(median(past));
    return unusual(past, middle)?.length !== 0 || !unusual(past, 0)?.includes('conversions');
  });
  expect(wrong).toEqual([]);
});

test('the hint tells value, usual range and the weeks it was held against', () => {
  expect(unusualOf(history([100, 100, 100, 100], 50), day)).toEqual({
    day,
    weeks: 4,
    anomalies: [
      { figure: 'payout', value: 100, usual: { from: 170, to: 230 } },
      { figure: 'conversions', value: 50, usual: { from: 85, to: 115 } },
      { figure: 'cr', value: 5, usual: { from: 8.5, to: 11.5 } },
      { figure: 'epc', value: 0.1, usual: { from: 0.17, to: 0.23 } },
    ],
  });
});

// Five Tuesdays: their median is 38, that of the deviations 4, 0, 2, 2, 3 is 2; three times 2 is more than 15 % of 38.
const tuesdays = { '2026-10-13': 34, '2026-10-20': 38, '2026-10-27': 36, '2026-11-03': 40, '2026-11-10': 41 };
const pointsOf = (days: Readonly<Record<string, number>>) =>
  Object.entries(days).map(([date, conversions]) => ({ date, values: valuesOf(conversions) }));
const november = { from: '2026-11-01', to: '2026-11-19' };
const twelve = {
  figure: 'conversions',
  day: '2026-11-17',
  value: 12,
  weeks: 5,
  usual: { from: 32, to: 44 },
} as const;
const withTwelve = pointsOf({ ...tuesdays, '2026-11-17': 12 });

test.each([
  { name: 'a day of the range', points: withTwelve, range: november, found: twelve },
  {
    name: 'a day before the range',
    points: withTwelve,
    range: { from: '2026-11-18', to: '2026-11-19' },
    found: null,
  },
  {
    name: 'a day that is not over',
    points: withTwelve,
    range: { from: '2026-11-01', to: '2026-11-16' },
    found: null,
  },
  { name: 'a usual day', points: pointsOf({ ...tuesdays, '2026-11-17': 44 }), range: november, found: null },
])('the chart marks one unusual day, $name', ({ points, range, found }) => {
  expect(latestUnusual(points, 'conversions', range)).toEqual(found);
});

test('of several unusual days the latest is marked, each by the weeks before it', () => {
  const thursdays = {
    '2026-10-22': 100,
    '2026-10-29': 100,
    '2026-11-05': 100,
    '2026-11-12': 100,
    '2026-11-19': 300,
  };
  const points = [...withTwelve, ...pointsOf(thursdays)];
  expect(latestUnusual(points, 'conversions', november)).toEqual({
    figure: 'conversions',
    day: '2026-11-19',
    value: 300,
    weeks: 4,
    usual: { from: 85, to: 115 },
  });
  expect(latestUnusual(points, 'unique_clicks', november)).toBeNull();
});

test('of counts only whole numbers are usual', () => {
  expect([wholeUsual({ from: 33.4, to: 41.2 }), wholeUsual({ from: 85, to: 115 })]).toEqual([
    { from: 34, to: 41 },
    { from: 85, to: 115 },
  ]);
});
