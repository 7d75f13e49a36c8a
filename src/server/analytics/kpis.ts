import type { Kpi, KpiDefinition, KpiValues } from '#contract/analytics.ts';
import { amountOf } from '../money.ts';
import type { Sums } from './sums.ts';
import type { Sent } from '#contract/values.ts';

const round = (value: number, digits: number) => Number(value.toFixed(digits));
const ratio = (part: number, whole: number, digits: number) =>
  whole === 0 ? null : round(part / whole, digits);
const percent = (part: number, whole: number) => ratio(100 * part, whole, 2);

const formulas: Record<Kpi, (sums: Sums) => number | null> = {
  impressions: (sums) => sums.impressions,
  clicks: (sums) => sums.clicks,
  unique_clicks: (sums) => sums.unique_clicks,
  conversions: (sums) => sums.conversions,
  pending: (sums) => sums.pending,
  rejected: (sums) => sums.rejected,
  payout: (sums) => amountOf(sums.payout_micros),
  sale_amount: (sums) => amountOf(sums.sale_micros),
  ctr: (sums) => percent(sums.clicks, sums.impressions),
  cr: (sums) => percent(sums.conversions, sums.clicks),
  epc: (sums) => ratio(sums.payout_micros / 1e6, sums.clicks, 4),
  ecpm: (sums) => ratio(sums.payout_micros / 1e3, sums.impressions, 4),
  avg_payout: (sums) => ratio(sums.payout_micros / 1e6, sums.conversions, 2),
};

type Parts = 'type' | 'group' | 'aggregation' | 'precision' | 'better';
const count = { type: 'integer', aggregation: 'sum', precision: 0, better: 'up' } as const;
const share = { type: 'percent', aggregation: 'ratio', precision: 2, better: 'up' } as const;
const money = { type: 'money', group: 'earnings', aggregation: 'sum', precision: 2, better: 'up' } as const;
const traffic = { ...count, group: 'traffic' } satisfies Pick<Sent<KpiDefinition>, Parts>;
const conversions = { ...count, group: 'conversions' } satisfies Pick<Sent<KpiDefinition>, Parts>;
const paid = 'approved + pending';

export const kpiDefinitions: Sent<KpiDefinition>[] = [
  { id: 'impressions', name: 'Impressions', ...traffic, formula: null, default: true },
  { id: 'clicks', name: 'Clicks', ...traffic, formula: null, default: true },
  { id: 'unique_clicks', name: 'Unique clicks', ...traffic, formula: null, default: false },
  { id: 'conversions', name: 'Conversions', ...conversions, formula: paid, default: true },
  { id: 'pending', name: 'Pending', ...conversions, formula: null, default: false },
  { id: 'rejected', name: 'Rejected', ...conversions, better: 'down', formula: null, default: false },
  { id: 'payout', name: 'Payout', ...money, formula: paid, default: true },
  { id: 'sale_amount', name: 'Sale amount', ...money, formula: paid, default: false },
  {
    id: 'ctr',
    name: 'CTR',
    ...share,
    group: 'traffic',
    formula: '100 * clicks / impressions',
    default: false,
  },
  {
    id: 'cr',
    name: 'CR',
    ...share,
    group: 'conversions',
    formula: '100 * conversions / clicks',
    default: true,
  },
  {
    id: 'epc',
    name: 'EPC',
    ...money,
    aggregation: 'ratio',
    precision: 3,
    formula: 'payout / clicks',
    default: true,
  },
  {
    id: 'ecpm',
    name: 'eCPM',
    ...money,
    aggregation: 'ratio',
    formula: '1000 * payout / impressions',
    default: false,
  },
  {
    id: 'avg_payout',
    name: 'Average payout',
    ...money,
    aggregation: 'ratio',
    formula: 'payout / conversions',
    default: false,
  },
];

const ofImpressions: ReadonlySet<Kpi> = new Set(['impressions', 'ctr', 'ecpm']);

// Ratios are always made of sums, never averaged.
export function kpiValues(sums: Sums, kpis: readonly Kpi[], hasImpressions = true): KpiValues {
  const isCounted = (kpi: Kpi) => hasImpressions || !ofImpressions.has(kpi);
  return Object.fromEntries(kpis.map((kpi) => [kpi, isCounted(kpi) ? formulas[kpi](sums) : null]));
}

// In percent; null when there is nothing positive to compare with.
export function changeOf(current: KpiValues, previous: KpiValues, kpis: readonly Kpi[]): KpiValues {
  const change = (kpi: Kpi): [Kpi, number | null] => {
    const [now, before] = [current[kpi] ?? null, previous[kpi] ?? null];
    return [kpi, now === null || !before || before < 0 ? null : round((100 * (now - before)) / before, 1)];
  };
  return Object.fromEntries(kpis.map(change));
}
