import { query } from '#api/queries.ts';
import { analytics } from '#contract/analytics.ts';
import { dayOf } from '#contract/days.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { historyOf, type Daily } from './forecast.ts';

type Asked = { kpi: 'payout' | 'clicks' | 'conversions'; offer?: number };

/** What each day of the history of a forecast brought; null while loading and without an answer. */
export function useDaily({ kpi, offer }: Asked): { daily: Daily; today: string } | null {
  const { networkClock } = usePortal();
  const [today] = useState(() => dayOf(networkClock.now()));
  const { from, to } = historyOf(today);
  const ofOffer = offer === undefined ? {} : { offer_id: [offer] };
  const { data } = useQuery(
    query(analytics.timeseries, { query: { date_from: from, date_to: to, kpi: [kpi], ...ofOffer } }),
  );
  return data ? { daily: new Map(data.map(({ date, values }) => [date, values[kpi] ?? 0])), today } : null;
}
