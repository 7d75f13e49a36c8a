import { expect, test } from 'vitest';
import type { Dimension } from '#contract/reports.ts';
import type { AnalyticsFilter } from './analytics-address.ts';
import { filtersOf, longestOf, longestShown } from './longest-days.ts';

test.each<[readonly Dimension[], number, readonly Dimension[]]>([
  [[], 366, []],
  [['offer_id', 'country', 'os'], 366, []],
  [['offer_id', 'link_id', 'month'], 366, []],
  [['offer_id', 'sub2'], 31, ['sub2']],
  [['sub1', 'link_id', 'sub1', 'country'], 31, ['sub1']],
  [['link_id', 'country'], 31, ['link_id', 'country']],
  [['hour', 'country'], 31, ['hour', 'country']],
])('[O10] figures by %j may have %d days, because of %j', (used, days, by) => {
  expect(longestOf(used)).toEqual({ days, by });
});

const shown = { tab: 'report', dimensions: ['sub1'], split: null } as const;
const lines = { by: 'sub3', values: ['a'], hidden: [] } as const;
const sub: AnalyticsFilter[] = ['sub2'];

test.each([
  [shown, [], []],
  [shown, sub, ['sub2']],
  [{ ...shown, tab: 'pivot' }, [], ['sub1']],
  [{ ...shown, split: lines }, [], ['sub3']],
  [{ ...shown, tab: 'pivot', dimensions: ['country'] }, ['link_id'], ['link_id', 'country']],
] as const)('[O10] %j with filters by %j is limited by %j', (search, filters, by) => {
  expect(longestShown(search, filters).by).toEqual(by);
});

test('filters of a request', () => {
  expect(filtersOf({ country: ['DE'], sub1: undefined, offer_id: [1] })).toEqual(['offer_id', 'country']);
});
