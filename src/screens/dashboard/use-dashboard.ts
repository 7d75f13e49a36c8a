import { query } from '#api/queries.ts';
import { userQuery } from '#api/reference-data.ts';
import { analytics } from '#contract/analytics.ts';
import { approvals } from '#contract/approvals.ts';
import { offers } from '#contract/offers.ts';
import { postbacks } from '#contract/postbacks.ts';
import { reports } from '#contract/reports.ts';
import { trackingLinks } from '#contract/tracking-links.ts';
import type { DayRange } from '#contract/days.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { figuresQuery } from '#figures/use-figures.ts';
import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyFigures } from './figures.ts';
import { partOf, sideBySide } from './part.ts';
import { periodsOf, type Periods } from './periods.ts';

export const mostTopOffers = 7;
const mostCompared = 100;
export const mostFeatured = 3;
export const mostApplications = 5;
// With more offers than this, those with the most clicks are watched.
const mostWatched = 100;

const selected = ({ from, to }: DayRange) => ({ date_from: from, date_to: to, kpi: [...keyFigures] });
const report = (range: DayRange, limit: number) =>
  query(reports.report, { query: { ...selected(range), limit } });
const kept = { placeholderData: keepPreviousData };
const one = { query: { limit: 1 } };

const askedAt = (periods: Periods) => ({
  definitions: figuresQuery,
  points: query(analytics.timeseries, { query: selected(periods.asked) }),
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
  calls: query(postbacks.list, one),
});

export function prefetchDashboard(
  cache: QueryClient,
  _: URLSearchParams,
  now: Date,
): readonly Promise<unknown>[] {
  const asked = askedAt(periodsOf(now));
  return [
    cache.query(asked.points),
    cache.query(asked.definitions),
    cache.query(asked.hours),
    cache.query(asked.top),
    cache.query(asked.topToday),
    cache.query(asked.topBefore),
    cache.query(asked.live),
    cache.query(asked.applications),
    cache.query(asked.featured),
    cache.query(asked.links),
    cache.query(asked.calls),
  ];
}

const allOf = <Answers extends Record<string, object>>(answers: {
  [Name in keyof Answers]: Answers[Name] | undefined;
}): Answers | null =>
  // None is undefined.
  Object.values(answers).every((answer) => answer !== undefined) ? (answers as Answers) : null;

export function useDashboard() {
  const { networkClock } = usePortal();
  const [periods, setPeriods] = useState(() => periodsOf(networkClock.now()));
  const asked = askedAt(periods);
  const definitions = useQuery(asked.definitions);
  const points = useQuery({ ...asked.points, ...kept });
  const hours = useQuery({ ...asked.hours, ...kept });
  const top = useQuery({ ...asked.top, ...kept });
  const topToday = useQuery({ ...asked.topToday, ...kept });
  const topBefore = useQuery({ ...asked.topBefore, ...kept });
  const live = useQuery(asked.live);
  const applications = useQuery(asked.applications);
  const featured = useQuery(asked.featured);
  const links = useQuery(asked.links);
  const calls = useQuery(asked.calls);
  const user = useQuery(userQuery);
  const isKnown = definitions.data !== undefined && user.data !== undefined;
  const known = <Data>(data: Data | null | undefined) => (isKnown ? (data ?? null) : null);
  /** Needed to format figures: their definitions and the currency. */
  const writing = [definitions, user];
  const all = [points, hours, top, topToday, topBefore, live, applications, featured, links, calls];
  const { parts, loadedAt } = sideBySide({
    figures: partOf([points], known(points.data), writing),
    today: partOf([points, hours], known(allOf({ points: points.data, hours: hours.data })), writing),
    topOffers: partOf(
      [top, topToday, topBefore],
      known(allOf({ now: top.data?.data, today: topToday.data, before: topBefore.data })),
      writing,
    ),
    live: partOf([live], live.data ?? null),
    applications: partOf([applications], applications.data ?? null),
    featured: partOf([featured], featured.data?.data ?? null),
    setUp: partOf(
      [links, calls],
      links.data && calls.data ? { hasLink: links.data.total > 0, hasPostback: calls.data.total > 0 } : null,
    ),
  });
  return {
    ...parts,
    periods,
    loadedAt,
    isBusy: all.some(({ isFetching }) => isFetching),
    refresh: () => {
      setPeriods(periodsOf(networkClock.now()));
      for (const { refetch } of all) void refetch();
    },
  };
}
export type Dashboard = ReturnType<typeof useDashboard>;
