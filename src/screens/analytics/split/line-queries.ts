import { query } from '#api/queries.ts';
import { analytics, kpi } from '#contract/analytics.ts';
import { selectionOf, type Split } from '#figures/analytics-address.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Analytics } from '../use-analytics.ts';

type Shown = Pick<Analytics, 'range' | 'interval'> & Pick<Analytics['listSearch'], 'filters'>;

/** A request for each line of a split, so that a failed one costs that line alone. */
export const lineQueries = ({ range, interval, filters }: Shown, split: Split | null) =>
  (split?.values ?? []).map((value) =>
    query(analytics.timeseries, {
      query: {
        ...selectionOf(range, { filters: { ...filters, ...(split && { [split.by]: [value] }) } }),
        kpi: kpi.options,
        interval,
      },
    }),
  );

/** Nothing more is to be waited for: there is an answer, or the first attempt failed or has no connection. */
export const hasEnded = ({ data, failureCount, isPaused }: UseQueryResult): boolean =>
  data !== undefined || failureCount > 0 || isPaused;
