import { query } from '#api/queries.ts';
import { analytics } from '#contract/analytics.ts';
import { approvals } from '#contract/approvals.ts';
import { offers } from '#contract/offers.ts';
import { postbacks } from '#contract/postbacks.ts';
import { reports } from '#contract/reports.ts';
import { trackingLinks } from '#contract/tracking-links.ts';
import type { DayRange } from '#i18n/days.ts';
import { figuresQuery } from '#portal/use-figures.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keyFigures } from './figures.ts';
import { partOf } from './part.ts';
import { periodsOf } from './periods.ts';

/** How many offers stand in the list of the best, and how many of last month are looked through for them. */
export const mostTopOffers = 7;
const mostBefore = 100;
export const mostFeatured = 3;
export const mostApplications = 5;
/** Where somebody runs more offers than this, those with most clicks are watched. */
const mostWatched = 100;

const selected = ({ from, to }: DayRange) => ({ date_from: from, date_to: to, kpi: [...keyFigures] });
const report = (range: DayRange, limit: number) =>
  query(reports.report, { query: { ...selected(range), limit } });
const kept = { placeholderData: keepPreviousData };
const one = { query: { limit: 1 } };

const watched = query(approvals.list, { query: { type: 'live', sort: '-clicks', limit: mostWatched } });
const waiting = query(approvals.list, { query: { type: 'pending', limit: mostApplications } });

/** All that the dashboard asks the network for, side by side, in the parts that its cards show. */
export function useDashboard() {
  const [periods, setPeriods] = useState(() => periodsOf(new Date()));
  const definitions = useQuery(figuresQuery);
  const points = useQuery({
    ...query(analytics.timeseries, { query: selected(periods.asked) }),
    ...kept,
  });
  const top = useQuery({ ...report(periods.month, mostTopOffers), ...kept });
  const topBefore = useQuery({ ...report(periods.before, mostBefore), ...kept });
  const live = useQuery(watched);
  const applications = useQuery(waiting);
  const featured = useQuery(query(offers.featured, { query: { limit: mostFeatured } }));
  const links = useQuery(query(trackingLinks.list, one));
  const calls = useQuery(query(postbacks.list, one));
  const isKnown = definitions.data !== undefined;
  const all = [points, top, topBefore, live, applications, featured, links, calls];
  return {
    periods,
    figures: partOf([points], (isKnown && points.data) || null, [definitions]),
    topOffers: partOf(
      [top, topBefore],
      isKnown && top.data && topBefore.data ? { now: top.data.data, before: topBefore.data } : null,
      [definitions],
    ),
    live: partOf([live], live.data ?? null),
    applications: partOf([applications], applications.data ?? null),
    featured: partOf([featured], featured.data?.data ?? null),
    setUp: partOf(
      [links, calls],
      links.data && calls.data ? { hasLink: links.data.total > 0, hasPostback: calls.data.total > 0 } : null,
    ),
    isBusy: all.some(({ isFetching }) => isFetching),
    refresh: () => {
      setPeriods(periodsOf(new Date()));
      for (const { refetch } of all) void refetch();
    },
  };
}
export type Dashboard = ReturnType<typeof useDashboard>;
