import { expect, test } from 'vitest';
import { daily, hasTraffic, totalOf } from './figures.ts';

const point = (date: string, [clicks, conversions, payout]: readonly [number, number, number]) => ({
  date,
  values: {
    clicks,
    unique_clicks: clicks,
    conversions,
    payout,
    cr: clicks ? (100 * conversions) / clicks : null,
    epc: clicks ? payout / clicks : null,
  },
});
const points = [
  point('2026-10-31', [1000, 1, 1]),
  point('2026-11-01', [100, 10, 0.1]),
  point('2026-11-02', [300, 2, 0.2]),
];

test('[O10] totals have ratios of their sums, not means of ratios', () => {
  expect(totalOf(points, { from: '2026-11-01', to: '2026-11-02' })).toEqual({
    clicks: 400,
    unique_clicks: 400,
    conversions: 12,
    cr: 3,
    epc: 0.0008,
    payout: 0.3,
  });
});

test('[O10] without clicks there is nothing to divide by', () => {
  expect(totalOf([point('2026-11-01', [0, 0, 0])], { from: '2026-11-01', to: '2026-11-01' })).toEqual({
    clicks: 0,
    unique_clicks: 0,
    conversions: 0,
    cr: null,
    epc: null,
    payout: 0,
  });
});

test('days that have not come yet are unknown, not 0', () => {
  expect(daily(points, 'clicks', { from: '2026-11-01', to: '2026-11-03' })).toEqual([
    { day: '2026-11-01', value: 100 },
    { day: '2026-11-02', value: 300 },
    { day: '2026-11-03', value: null },
  ]);
});

test('traffic is any figure above 0', () => {
  expect([points, [point('2026-11-01', [0, 0, 0])], []].map(hasTraffic)).toEqual([true, false, false]);
});
