import { longestBy } from '#contract/longest-period.ts';
import type { Dimension } from '#contract/reports.ts';
import { analyticsFilters, type AnalyticsFilter, type AnalyticsSearch } from './analytics-address.ts';

/** Of a request of figures. */
export const filtersOf = (selection: Partial<Record<AnalyticsFilter, unknown>>): readonly AnalyticsFilter[] =>
  analyticsFilters.filter((name) => selection[name] !== undefined);

export type Longest = {
  days: number;
  /** What makes it so short; empty where nothing does. */
  by: readonly Dimension[];
};

/** How many days figures by these may have. */
export function longestOf(used: readonly Dimension[]): Longest {
  const days = longestBy(used);
  if (days === longestBy([])) return { days, by: [] };
  const alone = used.filter((one) => longestBy([one]) === days);
  return { days, by: [...new Set(alone.length > 0 ? alone : used)] };
}

type Shown = Pick<AnalyticsSearch, 'tab' | 'dimensions' | 'split'>;

/** The same of everything that the address shows: its filters, the pivot and the lines of the chart. */
export function longestShown(
  { tab, dimensions, split }: Shown,
  filters: readonly AnalyticsFilter[],
): Longest {
  const parts = [filters, ...(tab === 'pivot' ? [[...filters, ...dimensions]] : [])];
  if (split) parts.push([...filters, split.by]);
  return parts.map(longestOf).reduce((least, one) => (one.days < least.days ? one : least));
}
