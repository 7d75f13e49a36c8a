import { analytics } from '#contract/analytics.ts';
import { omit } from 'es-toolkit';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  analyticsFilters,
  analyticsHref,
  analyticsShape,
  changeOfKeys,
  readAnalytics,
  selectionOf,
  withAnalytics,
  withLine,
  withoutUnusableRange,
  type AnalyticsChange,
  type AnalyticsFilter,
  type Split,
} from './analytics-address.ts';
import { readListSearch } from '#lists/list-search.ts';

const calendar = { now: new Date('2026-11-20T12:00:00Z'), firstWeekDay: 1 };
const read = (address: string) => readAnalytics(new URLSearchParams(address), calendar);
const usual = {
  tab: 'report',
  preset: 'last-7-days',
  range: { from: '2026-11-14', to: '2026-11-20' },
  comparison: 'previous',
  compared: { from: '2026-11-07', to: '2026-11-13' },
  interval: 'day',
  intervals: ['hour', 'day'],
  kpis: ['payout', 'conversions'],
  dimensions: ['offer_id', 'country'],
  split: null,
};

test.each<[string, object]>([
  ['', {}],
  ['tab=pivot&dimensions=week,sub1,gone,week', { tab: 'pivot', dimensions: ['week', 'sub1'] }],
  ['dimensions=date,offer_id,country,os', { dimensions: ['date', 'offer_id', 'country'] }],
  ['kpi=clicks,cr,clicks,money', { kpis: ['clicks', 'cr'] }],
  ['kpi=&tab=other&compare=never&interval=year&range=someday', {}],
  ['interval=hour', { interval: 'hour' }],
  ['from=0000-01-01&to=0000-01-01', {}],
  ['from=9999-12-31&to=9999-12-31&interval=month', {}],
  ['compare=none', { comparison: 'none', compared: null }],
  [
    'range=month-to-date&compare=month',
    {
      preset: 'month-to-date',
      range: { from: '2026-11-01', to: '2026-11-20' },
      comparison: 'month',
      compared: { from: '2026-10-01', to: '2026-10-20' },
      intervals: ['hour', 'day', 'week'],
    },
  ],
  [
    'from=2026-11-03&to=2026-11-03&range=today&compare=year',
    {
      preset: null,
      range: { from: '2026-11-03', to: '2026-11-03' },
      comparison: 'year',
      compared: { from: '2025-11-03', to: '2025-11-03' },
      interval: 'hour',
      intervals: ['hour'],
    },
  ],
  [
    'lines=48213,47790,48213&hidden=47790,1&kpi=clicks,cr',
    { split: { by: 'offer_id', values: ['48213', '47790'], hidden: ['47790'] }, kpis: ['clicks'] },
  ],
  [
    'by=country&lines=DE,de,48213,AT',
    { split: { by: 'country', values: ['DE', 'AT'], hidden: [] }, kpis: ['payout'] },
  ],
  ['by=sub1&lines=-,a%2Cb', { split: { by: 'sub1', values: ['-', 'a', 'b'], hidden: [] }, kpis: ['payout'] }],
  [
    'by=sub1&lines=-,a%252Cb',
    { split: { by: 'sub1', values: ['-', 'a%2Cb'], hidden: [] }, kpis: ['payout'] },
  ],
  [
    'lines=1,2,3,4,5,6,7',
    { split: { by: 'offer_id', values: ['1', '2', '3', '4', '5', '6'], hidden: [] }, kpis: ['payout'] },
  ],
  [
    'lines=1,2,3&offer_id=3,1',
    { split: { by: 'offer_id', values: ['1', '3'], hidden: [] }, kpis: ['payout'] },
  ],
  ['lines=1,2&offer_id=3', {}],
  ['lines=x&by=offer_id', {}],
  ['lines=2026-11-20&by=date', {}],
  ['by=country&hidden=DE', {}],
  ['from=2026-11-03&to=2026-11-02', {}],
  ['from=2026-02-30&to=2026-11-02', {}],
])('[L7] [O10] the address %j is read as %j', (address, expected) => {
  expect(read(address)).toEqual({ ...usual, ...expected });
});

test.each([
  ['from=2026/02/30&to=2026/11/02&interval=hour&country=DE', 'interval=hour&country=DE'],
  ['from=2026-11-03&to=2026-11-02&range=today', 'range=today'],
  ['to=2026-11-02&range=someday', ''],
  ['from=2026-11-03&to=2026-11-04&range=today', 'from=2026-11-03&to=2026-11-04&range=today'],
  ['range=last-7-days&kpi=clicks', 'range=last-7-days&kpi=clicks'],
])('[L7] [O10] of the address %j stays %j, which is what is shown', (address, expected) => {
  const shown = withoutUnusableRange(new URLSearchParams(address));
  expect(String(shown)).toBe(expected);
  expect(read(String(shown))).toEqual(read(address));
});

test.each<[string, AnalyticsChange, string]>([
  ['range=today', { preset: 'last-7-days' }, ''],
  ['from=2026-11-03&to=2026-11-04&interval=hour&country=DE', { preset: 'today' }, 'country=DE&range=today'],
  ['range=today', { range: { from: '2026-11-03', to: '2026-11-04' } }, 'from=2026-11-03&to=2026-11-04'],
  ['tab=pivot&sort=-epc&columns=epc&page=3&range=today', { tab: 'report' }, 'range=today'],
  ['page=3', { kpis: ['clicks'] }, 'page=3&kpi=clicks'],
  ['kpi=clicks&compare=none', { kpis: ['payout', 'conversions'], comparison: 'previous' }, ''],
  ['dimensions=os', { dimensions: ['date', 'os'] }, 'dimensions=date%2Cos'],
  ['page=3', { split: { by: 'offer_id', values: ['2', '1'], hidden: ['1'] } }, 'page=3&lines=2%2C1&hidden=1'],
  ['lines=1', { split: { by: 'os', values: ['iOS'], hidden: [] } }, 'lines=iOS&by=os'],
  ['by=os&lines=iOS&hidden=iOS&kpi=cr', { split: null }, 'kpi=cr'],
  ['lines=1&hidden=1', { tab: 'timeseries' }, 'lines=1&hidden=1&tab=timeseries'],
  ['page=2&country=DE', { filters: { country: [], os: ['iOS'] } }, 'os=iOS'],
])('[L7] %j changed by %j is %j', (address, change, expected) => {
  expect(String(withAnalytics(new URLSearchParams(address), change))).toBe(expected);
});

const offers = (...values: string[]): Split => ({ by: 'offer_id', values, hidden: [] });
test.each<[Split | null, readonly [AnalyticsFilter, string], Split | null]>([
  [null, ['offer_id', '1'], offers('1')],
  [offers('1'), ['offer_id', '2'], offers('1', '2')],
  [offers('1', '2'), ['offer_id', '1'], offers('2')],
  [offers('1'), ['offer_id', '1'], null],
  [offers('1', '2'), ['country', 'DE'], { by: 'country', values: ['DE'], hidden: [] }],
  [offers('1', '2', '3', '4', '5', '6'), ['offer_id', '7'], offers('1', '2', '3', '4', '5', '6')],
  [
    { ...offers('1', '2', '3'), hidden: ['1', '2'] },
    ['offer_id', '1'],
    { ...offers('2', '3'), hidden: ['2'] },
  ],
])('[O10] the lines %j after %j was pressed are %j', (split, pressed, expected) => {
  expect(withLine(split, ...pressed)).toEqual(expected);
});

test('[A4] [O10] links to a view of the figures', () => {
  expect(analyticsHref({})).toBe('/analytics');
  expect(analyticsHref({ preset: 'month-to-date', filters: { offer_id: ['48213'] } })).toBe(
    '/analytics?range=month-to-date&offer_id=48213',
  );
});

const range = { from: '2026-10-22', to: '2026-11-20' };
/** What a change asks the network for, after it went through the address and over the wire. */
function asked(change: AnalyticsChange) {
  const address = withAnalytics(new URLSearchParams(), change);
  const { range: days } = readAnalytics(address, calendar);
  const selection = selectionOf(days, readListSearch(address, analyticsShape));
  const wire = z.encode(analytics.timeseries.query, { ...selection, kpi: ['clicks'], interval: 'day' });
  return omit(wire, ['kpi', 'interval']);
}

test('[O10] a row of a pivot narrows the figures down to itself', () => {
  expect(asked(changeOfKeys({ week: '2026-10-19', offer_id: 48_213, sub1: 'a,b 100%' }, range))).toEqual({
    date_from: '2026-10-22',
    date_to: '2026-10-25',
    offer_id: '48213',
    sub1: 'a%2Cb 100%25',
  });
  expect(
    asked(changeOfKeys({ month: '2026-11-01', date: '2026-11-03', sub2: '', sub3: '-' }, range)),
  ).toEqual({
    date_from: '2026-11-03',
    date_to: '2026-11-03',
    sub2: '-',
    sub3: '%2D',
  });
});

test('[O10] every filter reaches the network, and what cannot be one does not', () => {
  const values: Partial<Record<string, string>> = { offer_id: '7', link_id: '8', country: 'DE' };
  const filters = Object.fromEntries(analyticsFilters.map((name) => [name, [values[name] ?? 'x']]));
  expect(asked({ filters })).toEqual({
    date_from: '2026-11-14',
    date_to: '2026-11-20',
    ...Object.fromEntries(analyticsFilters.map((name) => [name, values[name] ?? 'x'])),
  });
  expect(asked({ filters: { offer_id: ['seven'], country: ['germany'] } })).toEqual({
    date_from: '2026-11-14',
    date_to: '2026-11-20',
  });
});
