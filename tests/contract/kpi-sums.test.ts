import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { kpi, type KpiValues } from '#contract/analytics.ts';
import { kpiDefinitions, kpiValues } from '#server/analytics/kpis.ts';
import { addSums, noSums } from '#server/analytics/sums.ts';
import { addUp, leftOf, unrounded, withParts } from '#contract/kpi-sums.ts';

const count = fc.nat({ max: 2_000_000 });
const cents = fc.nat({ max: 50_000_000 }).map((amount) => amount * 10_000);
const sums = fc.record({
  impressions: count,
  clicks: count,
  unique_clicks: count,
  conversions: count,
  pending: count,
  rejected: count,
  payout_micros: cents,
  sale_micros: cents,
});
const figures = kpi.options;

test('[O10] rows added up are what the network answers for all of them, ratios included', () => {
  fc.assert(
    fc.property(fc.array(sums, { maxLength: 30 }), (rows) => {
      const whole = { ...noSums };
      for (const row of rows) addSums(whole, row);
      expect(
        addUp(
          rows.map((row) => kpiValues(row, figures)),
          figures,
        ),
      ).toEqual(kpiValues(whole, figures));
    }),
  );
});

test('[O10] what is left is the other rows added up', () => {
  fc.assert(
    fc.property(fc.array(sums, { maxLength: 8 }), fc.array(sums, { maxLength: 8 }), (some, others) => {
      const valuesOf = (rows: typeof some) => rows.map((row) => kpiValues(row, figures));
      const whole = addUp([...valuesOf(some), ...valuesOf(others)], figures);
      expect(leftOf(whole, valuesOf(some), figures)).toEqual(addUp(valuesOf(others), figures));
    }),
  );
});

test('a ratio requests its parts, a sum itself', () => {
  expect(withParts(['epc', 'clicks'])).toEqual(['clicks', 'payout', 'epc']);
  expect(withParts(['rejected'])).toEqual(['rejected']);
});

test('a figure that one row lacks is missing from the total; nothing is divided by zero', () => {
  const rows = [
    { clicks: 3, impressions: null, conversions: 0, payout: 0 },
    { clicks: 1, impressions: 50, conversions: 0, payout: 0 },
  ];
  expect(addUp(rows, ['clicks', 'ctr', 'impressions', 'avg_payout', 'epc'])).toEqual({
    clicks: 4,
    ctr: null,
    impressions: null,
    avg_payout: null,
    epc: 0,
  });
});

test('the ratios are those that the network calls ratios', () => {
  const ratios = kpiDefinitions.filter(({ aggregation }) => aggregation === 'ratio').map(({ id }) => id);
  expect(figures.filter((name) => withParts([name]).length > 1)).toEqual(ratios);
});

test.each<[KpiValues, { cr: number | null; epc: number | null }]>([
  [
    { clicks: 18, conversions: 1, payout: 4, cr: 5.56, epc: 0.2222 },
    { cr: 100 / 18, epc: 4 / 18 },
  ],
  [
    { cr: 5.56, epc: 0.2222 },
    { cr: 5.56, epc: 0.2222 },
  ],
  [
    { clicks: 0, conversions: 0, payout: 0, cr: null, epc: null },
    { cr: null, epc: null },
  ],
])('[O10] of %j the ratios are, not rounded, %j', (values, expected) => {
  const { cr, epc } = expected;
  expect([unrounded('cr', values), unrounded('epc', values)]).toEqual([cr, epc]);
  expect(unrounded('clicks', values)).toBe(values.clicks ?? null);
});
