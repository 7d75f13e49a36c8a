import { ApiError } from '#api/api-error.ts';
import { query } from '#api/queries.ts';
import { analytics as calls, kpi, type KpiValues, type TimePoint } from '#contract/analytics.ts';
import { addUp } from '#contract/kpi-sums.ts';
import type { DayRange } from '#i18n/days.ts';
import type { Interval } from '#i18n/day-ranges.ts';
import { selectionOf } from '#portal/analytics-address.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { hasBegun } from './has-begun.ts';
import type { Analytics } from './use-analytics.ts';
import { useKept } from './use-kept.ts';

/** The figures of one period; `points` is null where no chart is shown. */
export type Period = { range: DayRange; figures: KpiValues; points: readonly TimePoint[] | null };
/** The figures of a view, all of the same answer; `compared` is null where nothing is compared. */
export type View = { now: Period; compared: Period | null; interval: Interval };

const kpis = kpi.options;

/** The figures of one range, in all and by interval. */
function usePeriod(range: DayRange | null, analytics: Analytics, showsChart: boolean) {
  const { listSearch, interval, isTooLong } = analytics;
  const selection = selectionOf(range ?? analytics.range, listSearch);
  const isWanted = range !== null && !isTooLong;
  const asked = { ...selection, kpi: kpis };
  return {
    overview: useQuery({ ...query(calls.overview, { query: asked }), enabled: isWanted }),
    series: useQuery({
      ...query(calls.timeseries, { query: { ...asked, interval } }),
      enabled: isWanted && showsChart,
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

/** Of a day that is not over only its first hours are held against the same hours of the other. */
function soFar(view: View, now: Date): View {
  const { compared, interval } = view;
  const points = view.now.points ?? [];
  const begun = points.filter((point) => hasBegun(point, now)).length;
  if (!compared?.points || interval !== 'hour' || begun === points.length) return view;
  const hours = compared.points.slice(0, begun).map(({ values }) => values);
  return { ...view, compared: { ...compared, figures: addUp(hours, kpis) } };
}

const isRefusedAsTooLong = ({ error }: UseQueryResult) =>
  error instanceof ApiError && error.code === 'RANGE_TOO_LONG';

const failureOf = (queries: readonly Pick<UseQueryResult, 'error'>[]) =>
  queries.find(({ error }) => error)?.error ?? null;

/** The figures of a view and of what it is compared with; the old ones stay until the new ones are whole. */
export function useView(analytics: Analytics) {
  const { range, compared, interval } = analytics;
  const showsChart = analytics.tab !== 'pivot';
  const now = usePeriod(range, analytics, showsChart);
  const then = usePeriod(compared, analytics, showsChart);
  const queries = [now.overview, now.series, then.overview, then.series];
  const current = periodOf(range, now, showsChart);
  const before = compared && periodOf(compared, then, showsChart);
  const complete =
    current && (before || !compared) ? { now: current, compared: before ?? null, interval } : null;
  const isTooLong = analytics.isTooLong || queries.some(isRefusedAsTooLong);
  return {
    view: useKept<View>(complete && soFar(complete, analytics.now), [
      ...queries.map(({ data }) => data),
      range.from,
      range.to,
      compared?.from,
      compared?.to,
      interval,
      showsChart,
      analytics.now,
    ]),
    isTooLong,
    failure: isTooLong ? null : failureOf(queries),
    isFetching: queries.some(({ isFetching }) => isFetching),
    isOffline: queries.some(({ isPaused }) => isPaused),
    loadedAt: now.overview.dataUpdatedAt,
  };
}
