import { query } from '#api/queries.ts';
import { analytics as calls, type KpiValues } from '#contract/analytics.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Analytics } from '../use-analytics.ts';

const figures = ['clicks', 'conversions', 'pending', 'rejected', 'payout'] as const;
export type Counts = Record<Exclude<(typeof figures)[number], 'payout'>, number> & { payout: number | null };

const countsOf = (values: KpiValues): Counts => ({
  clicks: values.clicks ?? 0,
  conversions: values.conversions ?? 0,
  pending: values.pending ?? 0,
  rejected: values.rejected ?? 0,
  payout: values.payout ?? null,
});

/** How many rows the logs have for the days and filters: the figures know it without counting them. */
export function useCounts({ selection }: Analytics): Counts | null {
  const { data } = useQuery({
    ...query(calls.overview, { query: { ...selection, kpi: [...figures] } }),
    placeholderData: keepPreviousData,
  });
  return data ? countsOf(data.current) : null;
}
