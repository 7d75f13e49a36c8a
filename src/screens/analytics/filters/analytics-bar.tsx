import type { Interval } from '#contract/days.ts';
import { longestShown } from '#figures/longest-days.ts';
import { FilterBar } from '#ui/tables/filter-bar.tsx';
import { Segment } from '#ui/controls/segment.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Analytics } from '../use-analytics.ts';
import { AnalyticsRange } from './analytics-range.tsx';
import { CompareMenu } from './compare-menu.tsx';
import { FilterDrawer, FilterPopovers, UsedFilters } from './filter-popovers.tsx';

const names: Record<Interval, MessageDescriptor> = {
  hour: msg`Hour`,
  day: msg`Day`,
  week: msg`Week`,
  month: msg`Month`,
};

/** The one bar that everything on the page follows: days, comparison, grain of the chart, filters (O10). */
export function AnalyticsBar({ analytics }: { analytics: Analytics }) {
  const { t, i18n } = useLingui();
  const { interval, intervals, hasChart, change } = analytics;
  const hasGrain = hasChart && intervals.length > 1;
  return (
    <FilterBar
      label={t`What is shown`}
      chips={<UsedFilters analytics={analytics} />}
      wide={<FilterPopovers analytics={analytics} />}
      narrow={<FilterDrawer analytics={analytics} />}
    >
      <AnalyticsRange analytics={analytics} longest={longestShown(analytics, analytics.filters)} />
      <CompareMenu analytics={analytics} />
      {hasGrain ? (
        <Segment
          label={t`Interval`}
          value={interval}
          onChange={(chosen) => change({ interval: chosen })}
          items={intervals.map((value) => ({ value, label: i18n._(names[value]) }))}
        />
      ) : null}
    </FilterBar>
  );
}
