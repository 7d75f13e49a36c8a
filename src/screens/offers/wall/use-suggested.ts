import { query } from '#api/queries.ts';
import { lastDays } from '#contract/days.ts';
import { offers } from '#contract/offers.ts';
import { reports } from '#contract/reports.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnKinds } from '../own-kinds.ts';
import { mainCountries } from './main-countries.ts';

/** As many tiles as one line of a wide wall has. */
const mostSuggested = 6;

/** Where the clicks of the last 30 days came from; null until the network has answered. */
function useMainCountries() {
  const { networkClock } = usePortal();
  const [{ from, to }] = useState(() => lastDays(30, networkClock.now()));
  const { data, isError } = useQuery(
    query(reports.pivot, {
      query: { date_from: from, date_to: to, dimensions: ['country'], kpi: ['clicks'], sort: '-clicks' },
    }),
  );
  if (data) return mainCountries(data.data);
  return isError ? [] : null;
}

/** Offers that the publisher has not applied for and that take their traffic, those first that pay best for a click. */
export function useSuggested() {
  const countries = useMainCountries();
  const { ids, kinds } = useOwnKinds();
  const isKnown = countries !== null && (countries.length > 0 || ids.length > 0);
  const { data, isError } = useQuery({
    ...query(offers.list, {
      query: {
        limit: mostSuggested,
        sort: '-epc',
        status: ['active'],
        approval_status: ['none'],
        featured: false,
        country: countries?.map(({ code }) => code) ?? [],
        traffic_type_id: ids,
      },
    }),
    enabled: isKnown,
  });
  const isUnknown = countries !== null && !isKnown;
  return { countries: countries ?? [], kinds, isUnknown, isError, offers: data?.data ?? null };
}
