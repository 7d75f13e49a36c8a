import { missingHref } from '#account/inquiry-address.ts';
import { PinnedViews } from '#lists/views/pinned-views.tsx';
import { SavedViews } from '#lists/views/saved-views.tsx';
import { analyticsFilters, analyticsTabs, type AnalyticsTab } from '#figures/analytics-address.ts';
import { useFigures } from '#figures/use-figures.ts';
import { useOffered } from '#portal/offered.ts';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { PageFreshness } from '#ui/feedback/freshness.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { FailedPart } from '#ui/platform/failed-part.tsx';
import { usedFilters } from '#lists/list-search.ts';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { TabLink, TabLinks } from '#ui/layout/tab-links.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { AnalyticsBar } from './filters/analytics-bar.tsx';
import { logIn, type Log } from './log/log-address.ts';
import { LogTabs } from './log/log-tabs.tsx';
import { useLogs } from './log/use-logs.ts';
import { isNothing, NoClicks } from './no-clicks.tsx';
import { RangeTooLong } from './range-too-long.tsx';
import { ChartCard } from './timeseries/chart-card.tsx';
import { TimeTable } from './timeseries/time-table.tsx';
import { useAnalytics, useUsableAddress, type Analytics } from './use-analytics.ts';
import { useView, type View } from './use-view.ts';

const Report = lazyComponent(
  async () => (await import('./report/report-section.tsx')).ReportSection,
  FailedPart,
);
const Pivot = lazyComponent(async () => (await import('./pivot/pivot-section.tsx')).PivotSection, FailedPart);
const SplitTable = lazyComponent(
  async () => (await import('./split/split-table.tsx')).SplitTable,
  FailedPart,
);

const LogSection = lazyComponent(async () => (await import('./log/log-section.tsx')).LogSection, FailedPart);

const tabs: Record<AnalyticsTab, MessageDescriptor> = {
  report: msg`Report`,
  pivot: msg`Pivot`,
  timeseries: msg`Over time`,
};

// The parameters that a saved view stores.
const parametersOfViews = [
  'tab',
  'range',
  'from',
  'to',
  'compare',
  'interval',
  'kpi',
  'dimensions',
  'sort',
  'columns',
  'size',
  'density',
  'by',
  'lines',
  'hidden',
  'open',
  'turned',
  ...analyticsFilters,
];

function TimeFigures({ view, analytics }: { view: View | null; analytics: Analytics }) {
  const {
    split,
    kpis: [kpi],
    kpis,
  } = analytics;
  return split && kpi && view?.now.points ? (
    <SplitTable {...{ view, split, kpi }} />
  ) : (
    <TimeTable view={view} kpis={kpis} />
  );
}

const tables = { report: Report, pivot: Pivot, timeseries: TimeFigures } satisfies Record<
  AnalyticsTab,
  ComponentType<{ view: View | null; analytics: Analytics }>
>;

// While its code loads, as high as it is while its rows do; a pivot mostly fills the window.
function TablePlace({ tab }: { tab: AnalyticsTab }) {
  const isNarrow = useIsNarrow();
  const elsewhere = tab === 'pivot' ? 'calc(100dvh - 24px)' : 520;
  return <Skeleton width="100%" height={isNarrow ? 1400 : elsewhere} />;
}

type TablesProps = Pick<FiguresOfRangeProps, 'analytics' | 'shown' | 'refresh'>;

function Tables({ analytics, shown: { view, failure, isFetching }, refresh }: TablesProps) {
  const { t, i18n } = useLingui();
  const Table = tables[analytics.tab];
  return (
    <div>
      <TabLinks label={t`Tables`}>
        {analyticsTabs.map((name) => (
          <TabLink key={name} current={name === analytics.tab}>
            <Link href={analytics.hrefOf({ tab: name })}>{i18n._(tabs[name])}</Link>
          </TabLink>
        ))}
      </TabLinks>
      {!view && failure && analytics.tab === 'timeseries' ? (
        <Card label={t`Figures over time`}>
          <FailedState failure={failure} onRetry={refresh} busy={isFetching} />
        </Card>
      ) : (
        <Suspense fallback={<TablePlace tab={analytics.tab} />}>
          <Table view={view} analytics={analytics} />
        </Suspense>
      )}
    </div>
  );
}

// One state instead of figures, a chart and a table of nothing; filters have a way out of their own.
const isEmpty = (view: View | null, { listSearch }: Analytics): boolean =>
  view !== null &&
  usedFilters(listSearch) === 0 &&
  [view.now, view.compared].every((period) => period === null || isNothing(period.figures));

type FiguresOfRangeProps = {
  analytics: Analytics;
  shown: ReturnType<typeof useView>;
  refresh: () => void;
  /** Figures cannot be loaded at all. */
  isBlocked: boolean;
};

function FiguresOfRange({ analytics, shown, refresh, isBlocked }: FiguresOfRangeProps) {
  const { view, isTooLong, failure, isFetching } = shown;
  if (isTooLong) return <RangeTooLong used={analytics.filters} />;
  if (isEmpty(view, analytics)) {
    return (
      <Card>
        <NoClicks />
      </Card>
    );
  }
  return (
    <>
      <ChartCard {...{ view, analytics, failure, isFetching }} onRetry={refresh} />
      {isBlocked ? null : <Tables {...{ analytics, shown, refresh }} />}
    </>
  );
}

/** Key figures and their lines over time, with a table by offer, as a pivot or by time (O10). */
function Reports({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const figures = useFigures();
  useUsableAddress();
  const analytics = useAnalytics();
  const shown = useView(analytics, figures);
  const { view, failure, isFetching, isOffline, loadedAt } = shown;
  const refresh = () => {
    figures.refresh();
    void client.invalidateQueries({ queryKey: ['analytics'] });
    void client.invalidateQueries({ queryKey: ['reports'] });
  };
  return (
    <Page width="wide">
      <PageHead
        title={<Trans>Analytics</Trans>}
        meta={
          <PageFreshness
            currency={figures.currency}
            loadedAt={loadedAt}
            isStale={view !== null && (failure !== null || isOffline)}
            isOffline={isOffline}
            isBusy={isFetching}
            onRefresh={refresh}
          />
        }
        actions={
          <>
            <SavedViews kind="analytics" parameters={parametersOfViews} />
            <IconButton
              variant="secondary"
              icon={RefreshCw}
              label={t`Refresh`}
              busy={isFetching}
              onClick={refresh}
            />
          </>
        }
      />
      {children}
      <AnalyticsBar analytics={analytics} />
      <Stack>
        <PinnedViews kind="analytics" parameters={parametersOfViews} isBare />
        <FiguresOfRange {...{ analytics, shown, refresh, isBlocked: figures.failure !== null }} />
      </Stack>
    </Page>
  );
}

function MissingSale() {
  return (
    <ButtonLink>
      <Link href={missingHref()}>
        <Trans>Report a missing sale</Trans>
      </Link>
    </ButtonLink>
  );
}

function LogPage({ log, children }: { log: Log; children: ReactNode }) {
  const hasInquiries = useOffered('inquiries');
  return (
    <Page width="wide">
      <PageHead
        title={<Trans>Analytics</Trans>}
        meta={<Trans>Days in UTC · times in your time zone</Trans>}
        actions={log === 'conversions' && hasInquiries ? <MissingSale /> : null}
      />
      {children}
      <Suspense fallback={<Skeleton width="100%" height={420} />}>
        <LogSection key={log} log={log} />
      </Suspense>
    </Page>
  );
}

/** The publisher's figures, and the single conversions and clicks behind them where the network shows these (O10). */
export default function AnalyticsScreen() {
  const [address] = useSearchParams();
  const logs = useLogs();
  const named = logIn(address);
  const log = logs.find((one) => one === named) ?? null;
  const tabsOfLogs = <LogTabs logs={logs} current={log} />;
  return log === null ? <Reports>{tabsOfLogs}</Reports> : <LogPage log={log}>{tabsOfLogs}</LogPage>;
}
