import { query } from '#api/queries.ts';
import { analytics } from '#contract/analytics.ts';
import { daysBefore, lastDays, type DayRange } from '#i18n/days.ts';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { keyFigureIds } from './key-figures.ts';

const dayCount = 30;
const asked = ({ from, to }: DayRange) => ({ query: { date_from: from, date_to: to, kpi: keyFigureIds } });

/** The key figures of the last 30 days with those of the 30 days before, in all and day by day (O10). */
export function usePerformance() {
  const [range, setRange] = useState(() => lastDays(dayCount, new Date()));
  const before = daysBefore(range);
  const queries = useQueries({
    queries: [
      { ...query(analytics.overview, asked(range)), placeholderData: keepPreviousData },
      { ...query(analytics.timeseries, asked(range)), placeholderData: keepPreviousData },
      { ...query(analytics.timeseries, asked(before)), placeholderData: keepPreviousData },
      { ...query(analytics.dictKpi), staleTime: Number.POSITIVE_INFINITY },
    ],
  });
  const [overview, current, previous, definitions] = queries;
  const isComplete = overview.data && current.data && previous.data && definitions.data;
  return {
    range,
    before,
    data: isComplete
      ? {
          overview: overview.data,
          current: current.data,
          previous: previous.data,
          definitions: definitions.data,
        }
      : null,
    isFailed: !isComplete && queries.some(({ isError }) => isError),
    isFetching: queries.some(({ isFetching }) => isFetching),
    updatedAt: overview.dataUpdatedAt,
    refresh: () => {
      setRange(lastDays(dayCount, new Date()));
      for (const { refetch } of queries) void refetch();
    },
  };
}
export type Performance = ReturnType<typeof usePerformance>;
export type PerformanceData = NonNullable<Performance['data']>;
