import { longestOf } from '#figures/longest-days.ts';
import { FilterBar } from '#ui/tables/filter-bar.tsx';
import { useLingui } from '@lingui/react/macro';
import { AnalyticsRange } from '../filters/analytics-range.tsx';
import { FilterDrawer, FilterPopovers, UsedFilters } from '../filters/filter-popovers.tsx';
import { RangeTooLong } from '../range-too-long.tsx';
import { useAnalytics, useUsableAddress, type Analytics } from '../use-analytics.ts';
import { ClickLog } from './click-log.tsx';
import { ConversionLog } from './conversion-log.tsx';
import type { Log } from './log-address.ts';

function LogBar({ analytics, log }: { analytics: Analytics; log: Log }) {
  const { t } = useLingui();
  const isUncounted = log === 'conversions';
  return (
    <FilterBar
      label={t`What is shown`}
      chips={<UsedFilters analytics={analytics} />}
      wide={<FilterPopovers {...{ analytics, isUncounted }} />}
      narrow={<FilterDrawer {...{ analytics, isUncounted }} />}
    >
      <AnalyticsRange analytics={analytics} longest={longestOf(analytics.filters)} />
    </FilterBar>
  );
}

const logLists = { conversions: ConversionLog, clicks: ClickLog } as const;

/** The single conversions or clicks of the days and filters in the address. */
export function LogSection({ log }: { log: Log }) {
  useUsableAddress();
  const analytics = useAnalytics();
  const List = logLists[log];
  return (
    <>
      <LogBar analytics={analytics} log={log} />
      {analytics.isTooLong ? <RangeTooLong used={analytics.filters} /> : <List analytics={analytics} />}
    </>
  );
}
