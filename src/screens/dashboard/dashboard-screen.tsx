import { useMissingInfo } from '#account/use-missing-info.ts';
import { useFigures } from '#figures/use-figures.ts';
import { Columns } from '#ui/layout/columns.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { PageFreshness } from '#ui/feedback/freshness.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { AlertsCard } from './alerts-card.tsx';
import { ApplicationsCard } from './applications-card.tsx';
import { AsideSkeleton, NoticesSkeleton } from './aside-skeleton.tsx';
import { FeaturedOffers } from './featured-offers.tsx';
import { hasTraffic } from './figures.ts';
import { MoneyCard, moneyParts } from './money-card.tsx';
import { PerformanceCard } from './performance-card.tsx';
import { isSettled } from './part.ts';
import { SetUpCard, SetUpFailed } from './set-up-card.tsx';
import { TodayCard } from './today-card.tsx';
import { TopOffersCard } from './top-offers-card.tsx';
import { prefetchDashboard, useDashboard, type Dashboard } from './use-dashboard.ts';
import { useSetUp, type SetUp } from './use-set-up.ts';

// Come while the figures are asked for, so that nothing waits for its code when they are there.
const preloadParts = () => {
  for (const part of moneyParts) void part.load().catch(() => undefined);
};

export const prefetch: typeof prefetchDashboard = (...address) => {
  preloadParts();
  return prefetchDashboard(...address);
};

// Without traffic and links, first steps help more than figures that are all 0.
const isNew = ({ figures }: Dashboard, setUp: SetUp | null) =>
  figures.data !== null && setUp !== null && !setUp.done.link && !hasTraffic(figures.data);

// Nothing shifts: notices and aside wait for everything that decides how tall their first cards are.
const isSettledAside = ({ live, figures, applications, setUp }: Dashboard) =>
  isSettled(live, figures, applications, setUp);

type AsideProps = {
  dashboard: Dashboard;
  setUp: SetUp | null;
  /** The notices stand in the wide column. */
  isStacked: boolean;
  isFirst: boolean;
};

function Aside({ dashboard, setUp, isStacked, isFirst }: AsideProps) {
  const { live, figures, featured, applications, periods } = dashboard;
  if (!isSettledAside(dashboard)) return <AsideSkeleton hasNotices={!isStacked} isFirst={isFirst} />;
  // Beside the first steps they stand below these, where there is room.
  const hasApplications = isStacked || !isFirst;
  return (
    <>
      {dashboard.setUp.isFailed ? <SetUpFailed setUp={dashboard.setUp} /> : null}
      {setUp && !setUp.isFinished ? (
        <SetUpCard setUp={setUp} title={<Trans>Finish your set-up</Trans>} />
      ) : null}
      {isStacked ? null : (
        <AlertsCard live={live} figures={figures} setUp={dashboard.setUp} periods={periods} billing={null} />
      )}
      <FeaturedOffers featured={featured} />
      {hasApplications ? <ApplicationsCard applications={applications} /> : null}
    </>
  );
}

// Read before the charts where the set-up, which names missing billing details, stands far below them.
function NoticesFirst({ dashboard, isFirst = false }: { dashboard: Dashboard; isFirst?: boolean }) {
  const missing = useMissingInfo();
  const billing = isFirst ? null : missing;
  const { live, figures, setUp, periods } = dashboard;
  if (!isSettledAside(dashboard)) return <NoticesSkeleton />;
  return <AlertsCard live={live} figures={figures} setUp={setUp} periods={periods} billing={billing} />;
}

function FirstSteps({ dashboard, setUp, isStacked }: Omit<AsideProps, 'isFirst'> & { setUp: SetUp }) {
  return (
    <>
      <SetUpCard setUp={setUp} title={<Trans>Your first steps</Trans>} />
      {isStacked ? (
        <NoticesFirst dashboard={dashboard} isFirst />
      ) : (
        <ApplicationsCard applications={dashboard.applications} />
      )}
    </>
  );
}

/** Figures, alerts and next steps (O10, L6). */
export default function DashboardScreen() {
  const { t } = useLingui();
  const dashboard = useDashboard();
  useEffect(preloadParts, []);
  const setUp = useSetUp(dashboard);
  const { currency } = useFigures();
  const { figures, topOffers, periods } = dashboard;
  const isFirst = isNew(dashboard, setUp);
  const isStacked = useIsNarrow('lg');
  return (
    <Page width="wide">
      <PageHead
        title={<Trans>Dashboard</Trans>}
        meta={
          <PageFreshness
            currency={currency}
            loadedAt={dashboard.loadedAt}
            isBusy={dashboard.isBusy}
            onRefresh={dashboard.refresh}
          />
        }
        actions={
          <IconButton
            variant="secondary"
            icon={RefreshCw}
            label={t`Refresh`}
            busy={dashboard.isBusy}
            onClick={dashboard.refresh}
          />
        }
      />
      <Columns
        aside={
          <Aside
            dashboard={dashboard}
            setUp={isFirst ? null : setUp}
            isStacked={isStacked}
            isFirst={isFirst}
          />
        }
      >
        {isFirst && setUp ? (
          <FirstSteps dashboard={dashboard} setUp={setUp} isStacked={isStacked} />
        ) : (
          <>
            <MoneyCard figures={figures} periods={periods} />
            {isStacked ? <NoticesFirst dashboard={dashboard} /> : null}
            <TodayCard today={dashboard.today} periods={periods} />
            <PerformanceCard figures={dashboard.performance} shown={dashboard.shown} periods={periods} />
            <TopOffersCard topOffers={topOffers} periods={periods} />
          </>
        )}
      </Columns>
    </Page>
  );
}
