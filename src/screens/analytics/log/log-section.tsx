import { missingHref } from '#account/inquiry-address.ts';
import { longestOf } from '#figures/longest-days.ts';
import { useOffered } from '#portal/offered.ts';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { FilterBar } from '#ui/tables/filter-bar.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { AnalyticsRange } from '../filters/analytics-range.tsx';
import { FilterDrawer, FilterPopovers, UsedFilters } from '../filters/filter-popovers.tsx';
import { RangeTooLong } from '../range-too-long.tsx';
import { useAnalytics, useUsableAddress, type Analytics } from '../use-analytics.ts';
import { ClickLog } from './click-log.tsx';
import { ConversionLog } from './conversion-log.tsx';
import type { Log } from './log-address.ts';

function MissingSale() {
  return (
    <ButtonLink>
      <Link href={missingHref()}>
        <Trans>Report a missing sale</Trans>
      </Link>
    </ButtonLink>
  );
}

function LogBar({ analytics, log }: { analytics: Analytics; log: Log }) {
  const { t } = useLingui();
  const hasInquiries = useOffered('inquiries');
  const isUncounted = log === 'conversions';
  return (
    <FilterBar
      label={t`What is shown`}
      chips={<UsedFilters analytics={analytics} />}
      wide={<FilterPopovers {...{ analytics, isUncounted }} />}
      narrow={<FilterDrawer {...{ analytics, isUncounted }} />}
      end={log === 'conversions' && hasInquiries ? <MissingSale /> : null}
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
