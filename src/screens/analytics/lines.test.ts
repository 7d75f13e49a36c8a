import type { Kpi } from '#contract/analytics.ts';
import { expect, test } from 'vitest';
import { toggled, valuesOf } from './lines.ts';

const units: Partial<Record<Kpi, string>> = { payout: 'money', epc: 'money each', cr: 'percent' };
const unit = (kpi: Kpi) => units[kpi] ?? 'count';

test.each<[Kpi[], Kpi, Kpi[]]>([
  [['payout', 'conversions'], 'clicks', ['payout', 'conversions', 'clicks']],
  [['payout', 'conversions'], 'payout', ['conversions']],
  [['payout'], 'payout', ['payout']],
  [['payout', 'conversions'], 'cr', ['conversions', 'cr']],
  [['clicks', 'conversions', 'cr'], 'epc', ['cr', 'epc']],
])('[O10] the lines %j after %s was pressed are %j', (chosen, pressed, expected) => {
  expect(toggled(chosen, pressed, unit)).toEqual(expected);
});

test('[O10] what has not begun yet has no value, and no ratio is no value', () => {
  const point = (date: string, epc: number | null) => ({ date, values: { epc } });
  const now = new Date('2026-11-20T12:30:00Z');
  const hours = [point('2026-11-20T11:00', 1), point('2026-11-20T12:00', null), point('2026-11-20T13:00', 0)];
  const range = { from: '2026-11-20', to: '2026-11-21' };
  const days = [point('2026-11-20', 2), point('2026-11-21', 0)];
  expect(valuesOf({ range, points: hours }, 'epc', { interval: 'hour', at: now })).toEqual([1, null, null]);
  expect(valuesOf({ range, points: days }, 'epc', { interval: 'day', at: now })).toEqual([2, null]);
});
