import { query } from '#api/queries.ts';
import { userQuery } from '#api/reference-data.ts';
import { analytics, type TimePoint } from '#contract/analytics.ts';
import { approvals } from '#contract/approvals.ts';
import { offers } from '#contract/offers.ts';
import { postbacks, type Postback } from '#contract/postbacks.ts';
import { reports } from '#contract/reports.ts';
import { trackingLinks } from '#contract/tracking-links.ts';
import type { DayRange } from '#contract/days.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { figuresQuery } from '#figures/use-figures.ts';
import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { keyFigures } from './figures.ts';
import { partOf, sideBySide } from './part.ts';
import { periodsOf, type Periods } from './periods.ts';
import { shownDays, type ShownDays } from './shown-days.ts';

export const mostTopOffers = 7;
const mostCompared = 100;
export const mostFeatured = 3;
export const mostApplications = 5;
// With more offers than this, those with the most clicks are watched.
const mostWatched = 100;
const mostPostbacks = 100;

const selected = ({ from, to }: DayRange) => ({ date_from: from, date_to: to, kpi: [...keyFigures] });
const daysQuery = (range: DayRange) => query(analytics.timeseries, { query: selected(range) });
const report = (range: DayRange, limit: number) =>
  query(reports.report, { query: { ...selected(range), limit } });
const keepPrevious = { placeholderData: keepPreviousData };
const one = { query: { limit: 1 } };

const queriesAt = (periods: Periods) => ({
  definitions: figuresQuery,
  points: daysQuery(periods.requested),
  hours: query(analytics.timeseries, {
    query: { ...selected({ from: periods.yesterday, to: periods.today }), interval: 'hour' },
  }),
  top: report(periods.month, mostTopOffers),
  topToday: report({ from: periods.today, to: periods.today }, mostCompared),
  topBefore: report(periods.before, mostCompared),
  live: query(approvals.list, { query: { type: 'live', sort: '-clicks', limit: mostWatched } }),
  applications: query(approvals.list, { query: { type: 'pending', limit: mostApplications } }),
  featured: query(offers.featured, { query: { limit: mostFeatured } }),
  links: query(trackingLinks.list, one),
  calls: query(postbacks.list, { query: { limit: mostPostbacks } }),
});

const queriesOf = ({ requested }: ShownDays) =>
  requested ? [daysQuery(requested.before), daysQuery(requested.now)] : [];

export function prefetchDashboard(
  cache: QueryClient,
  address: URLSearchParams,
  now: Date,
): readonly Promise<unknown>[] {
  const periods = periodsOf(now);
  const queries = queriesAt(periods);
  return [
    ...queriesOf(shownDays(address, periods, now)).map((days) => cache.query(days)),
    cache.query(queries.points),
    cache.query(queries.definitions),
    cache.query(queries.hours),
    cache.query(queries.top),
    cache.query(queries.topToday),
    cache.query(queries.topBefore),
    cache.query(queries.live),
    cache.query(queries.applications),
    cache.query(queries.featured),
    cache.query(queries.links),
    cache.query(queries.calls),
  ];
}

const allOf = <Answers extends Record<string, object>>(answers: {
  [Name in keyof Answers]: Answers[Name] | undefined;
}): Answers | null =>
  // None is undefined.
  Object.values(answers).every((answer) => answer !== undefined) ? (answers as Answers) : null;

const joined = (answers: readonly { data: TimePoint[] | undefined }[]): TimePoint[] | null =>
  answers.every(({ data }) => data !== undefined) ? answers.flatMap(({ data }) => data ?? []) : null;

const setUpOf = (links: { total: number }, calls: { data: readonly Postback[]; total: number }) => ({
  hasLink: links.total > 0,
  hasPostback: calls.total > 0,
  postbacks: calls.data,
});

// What the days are compared with, then the days themselves.
function useChosenDays({ requested, range }: ShownDays) {
  const enabled = requested !== null;
  return [
    useQuery({ ...daysQuery(requested?.before ?? range), enabled }),
    useQuery({ ...daysQuery(requested?.now ?? range), enabled }),
  ];
}

function useShown(periods: Periods): ShownDays {
  const { networkClock } = usePortal();
  const [address] = useSearchParams();
  // As of the periods, which a refresh moves on.
  return useMemo(() => shownDays(address, periods, networkClock.now()), [address, periods, networkClock]);
}

export function useDashboard() {
  const { networkClock } = usePortal();
  const client = useQueryClient();
  const [periods, setPeriods] = useState(() => periodsOf(networkClock.now()));
  const queries = queriesAt(periods);
  const shown = useShown(periods);
  const chosen = useChosenDays(shown);
  const definitions = useQuery(queries.definitions);
  const points = useQuery({ ...queries.points, ...keepPrevious });
  const hours = useQuery({ ...queries.hours, ...keepPrevious });
  const top = useQuery({ ...queries.top, ...keepPrevious });
  const topToday = useQuery({ ...queries.topToday, ...keepPrevious });
  const topBefore = useQuery({ ...queries.topBefore, ...keepPrevious });
  const live = useQuery(queries.live);
  const applications = useQuery(queries.applications);
  const featured = useQuery(queries.featured);
  const links = useQuery(queries.links);
  const calls = useQuery(queries.calls);
  const user = useQuery(userQuery);
  const isLoaded = definitions.data !== undefined && user.data !== undefined;
  const whenLoaded = <Data>(data: Data | null | undefined) => (isLoaded ? (data ?? null) : null);
  /** Needed to format figures: their definitions and the currency. */
  const writing = [definitions, user];
  const fixed = [points, hours, top, topToday, topBefore, live, applications, featured, links, calls];
  const all = shown.requested ? [...chosen, ...fixed] : fixed;
  const month = partOf([points], whenLoaded(points.data), writing);
  const { parts, loadedAt } = sideBySide({
    figures: month,
    performance: shown.requested ? partOf(chosen, whenLoaded(joined(chosen)), writing) : month,
    today: partOf([points, hours], whenLoaded(allOf({ points: points.data, hours: hours.data })), writing),
    topOffers: partOf(
      [top, topToday, topBefore],
      whenLoaded(allOf({ now: top.data?.data, today: topToday.data, before: topBefore.data })),
      writing,
    ),
    live: partOf([live], live.data ?? null),
    applications: partOf([applications], applications.data ?? null),
    featured: partOf([featured], featured.data?.data ?? null),
    setUp: partOf([links, calls], links.data && calls.data ? setUpOf(links.data, calls.data) : null),
  });
  return {
    ...parts,
    periods,
    shown,
    loadedAt,
    isBusy: all.some(({ isFetching }) => isFetching),
    refresh: () => {
      setPeriods(periodsOf(networkClock.now()));
      for (const { refetch } of all) void refetch();
      // The balance, whose contract loads after the figures.
      void client.invalidateQueries({ queryKey: ['payments'] });
    },
  };
}
export type Dashboard = ReturnType<typeof useDashboard>;
