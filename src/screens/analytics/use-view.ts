import { ApiError } from '#api/api-error.ts';
import { query } from '#api/queries.ts';
import { analytics as calls, kpi, type KpiValues, type TimePoint } from '#contract/analytics.ts';
import { addUp } from '#contract/kpi-sums.ts';
import type { DayRange, Interval } from '#contract/days.ts';
import { equalParts, firstHours, type EqualParts } from '#i18n/finished.ts';
import { selectionOf } from '#figures/analytics-address.ts';
import { usePortal } from '#portal/portal-context.tsx';
import type { Figures } from '#figures/use-figures.ts';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { hasEnded, lineQueries } from './split/line-queries.ts';
import type { Analytics } from './use-analytics.ts';

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((part, nth) => Object.is(part, other[nth]));

// Returns the last complete value, so that all figures change at once; a complete one is newer when its `parts` differ.
function useLastComplete<T>(complete: T | null, parts: readonly unknown[]): T | null {
  const [last, setLast] = useState<{ value: T | null; parts: readonly unknown[] }>({
    value: null,
    parts: [],
  });
  if (complete === null || isSame(parts, last.parts)) return last.value;
  setLast({ value: complete, parts });
  return complete;
}

export type Period = { range: DayRange; figures: KpiValues; points: readonly TimePoint[] | null };
/** The figures of a view, all of the same answer; `compared` is null where nothing is compared. */
export type View = {
  now: Period;
  compared: Period | null;
  interval: Interval;
  filters: Analytics['listSearch']['filters'];
  /** The instant of the figures. */
  at: Date;
  /** The first day with traffic, where what is compared begins before it: no change would mean anything. */
  begun: string | null;
  /** What changes compare; null without a comparison or finished part. */
  equal: { parts: EqualParts; now: KpiValues; before: KpiValues } | null;
};

const kpis = kpi.options;

function usePeriod(range: DayRange | null, analytics: Analytics, showsChart: boolean) {
  const { listSearch, interval, isTooLong } = analytics;
  const selection = selectionOf(range ?? analytics.range, listSearch);
  const isEnabled = range !== null && !isTooLong;
  const request = { ...selection, kpi: kpis };
  return {
    overview: useQuery({ ...query(calls.overview, { query: request }), enabled: isEnabled }),
    series: useQuery({
      ...query(calls.timeseries, { query: { ...request, interval } }),
      enabled: isEnabled && showsChart,
    }),
  };
}

function periodOf(
  range: DayRange,
  { overview, series }: ReturnType<typeof usePeriod>,
  showsChart: boolean,
): Period | null {
  const figures = overview.data?.current;
  if (!figures || (showsChart && !series.data)) return null;
  return { range, figures, points: showsChart ? (series.data ?? null) : null };
}

function usePart(days: DayRange | null, hours: number | null, analytics: Analytics) {
  const isEnabled = days !== null && !analytics.isTooLong;
  const request = { ...selectionOf(days ?? analytics.range, analytics.listSearch), kpi: kpis };
  const overview = useQuery({
    ...query(calls.overview, { query: request }),
    enabled: isEnabled && hours === null,
  });
  const byHour = useQuery({
    ...query(calls.timeseries, { query: { ...request, interval: 'hour' } }),
    enabled: isEnabled && hours !== null,
  });
  const first =
    byHour.data &&
    days &&
    firstHours(byHour.data, { day: days.from, hours: hours ?? 0 }).map(({ values }) => values);
  return {
    queries: [overview, byHour],
    figures: hours === null ? overview.data?.current : first && addUp(first, kpis),
  };
}

function useParts(analytics: Analytics, at: Date) {
  const { range, compared } = analytics;
  const parts = compared && equalParts(range, compared, at);
  const hours = parts?.hours ?? null;
  const now = usePart(parts?.now ?? null, hours, analytics);
  const before = usePart(parts?.before ?? null, hours, analytics);
  const equal: View['equal'] =
    parts && now.figures && before.figures ? { parts, now: now.figures, before: before.figures } : null;
  return {
    equal,
    isComplete: parts === null || equal !== null,
    queries: [...now.queries, ...before.queries],
  };
}

// The lines of a split wait for each other only where all of them change: a line that failed holds nothing up.
function useLines({ range, interval, listSearch, split, isTooLong }: Analytics, showsChart: boolean) {
  const isEnabled = showsChart && !isTooLong;
  return useQueries({
    queries: isEnabled ? lineQueries({ range, interval, filters: listSearch.filters }, split) : [],
    combine: (lines) => ({
      isComplete: lines.every(hasEnded),
      isFetching: lines.some(({ isFetching }) => isFetching),
    }),
  });
}

// An hour that ended after the figures were loaded is not in them yet.
const trueAt = (now: Date, loaded: Date) => Math.min(now.getTime(), loaded.getTime());

const isRefusedAsTooLong = ({ error }: UseQueryResult) =>
  error instanceof ApiError && error.code === 'RANGE_TOO_LONG';

const failureOf = (queries: readonly Pick<UseQueryResult, 'error'>[]) =>
  queries.find(({ error }) => error)?.error ?? null;

/** The first day with traffic of the publisher, where compared days begin before it. */
export const begunAfter = (compared: DayRange | null, begun: string | null | undefined): string | null =>
  compared && begun && compared.from < begun ? begun : null;

// Equal parts of days say nothing where there was no traffic yet.
function sinceBegun(
  compared: DayRange | null,
  totals: { begun?: string | null | undefined } | undefined,
  equal: View['equal'],
) {
  const begun = begunAfter(compared, totals?.begun);
  return { begun, equal: begun === null ? equal : null };
}

// The previous figures stay until the new ones are complete.
export function useView(analytics: Analytics, figures: Pick<Figures, 'isLoaded' | 'failure' | 'isFetching'>) {
  const { networkClock } = usePortal();
  const { range, compared, interval } = analytics;
  const { filters } = analytics.listSearch;
  const showsChart = analytics.hasChart;
  const now = usePeriod(range, analytics, showsChart);
  const then = usePeriod(compared, analytics, showsChart);
  const loadedAt = now.overview.dataUpdatedAt;
  const at = loadedAt ? trueAt(analytics.now, networkClock.at(loadedAt)) : analytics.now.getTime();
  const parts = useParts(analytics, new Date(at));
  const lines = useLines(analytics, showsChart);
  const queries = [now.overview, now.series, then.overview, then.series, ...parts.queries];
  const current = periodOf(range, now, showsChart);
  const before = compared && periodOf(compared, then, showsChart);
  const isComplete = [figures.isLoaded, parts.isComplete, lines.isComplete, !compared || before].every(
    Boolean,
  );
  const complete: View | null =
    isComplete && current
      ? {
          now: current,
          compared: before,
          interval,
          filters,
          at: new Date(at),
          ...sinceBegun(compared, now.overview.data, parts.equal),
        }
      : null;
  const isTooLong = analytics.isTooLong || queries.some(isRefusedAsTooLong);
  return {
    view: useLastComplete<View>(complete, [
      ...queries.map(({ data }) => data),
      range.from,
      range.to,
      ...(compared ? [compared.from, compared.to] : []),
      interval,
      showsChart,
      at,
      figures.isLoaded,
    ]),
    isTooLong,
    failure: isTooLong ? null : (figures.failure ?? failureOf(queries)),
    isFetching: figures.isFetching || lines.isFetching || queries.some(({ isFetching }) => isFetching),
    isOffline: queries.some(({ isPaused }) => isPaused),
    loadedAt,
  };
}
