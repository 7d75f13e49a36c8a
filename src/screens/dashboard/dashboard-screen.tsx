import { useFigures } from '#figures/use-figures.ts';
import { Columns } from '#ui/layout/columns.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { PageFreshness } from '#ui/feedback/freshness.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { ApplicationsCard } from './applications-card.tsx';
import { AsideSkeleton } from './aside-skeleton.tsx';
import { FeaturedOffers } from './featured-offers.tsx';
import { hasTraffic } from './figures.ts';
import { AlertsCard } from './alerts-card.tsx';
import { PerformanceCard } from './performance-card.tsx';
import { isSettled } from './part.ts';
import { SetUpCard, SetUpFailed } from './set-up-card.tsx';
import { TodayCard } from './today-card.tsx';
import { TopOffersCard } from './top-offers-card.tsx';
import { useDashboard, type Dashboard } from './use-dashboard.ts';
import { useSetUp, type SetUp } from './use-set-up.ts';

export { prefetchDashboard as prefetch } from './use-dashboard.ts';

// Without traffic and links, first steps help more than figures that are all 0.
const isNew = ({ figures }: Dashboard, setUp: SetUp | null) =>
  figures.data !== null && setUp !== null && !setUp.done.link && !hasTraffic(figures.data);

// Nothing shifts: the aside waits for everything that decides how tall its first cards are.
function Aside({ dashboard, setUp }: { dashboard: Dashboard; setUp: SetUp | null }) {
  const { live, figures, featured, applications, periods } = dashboard;
  if (!isSettled(live, figures, applications, dashboard.setUp)) return <AsideSkeleton />;
  return (
    <>
      {dashboard.setUp.isFailed ? <SetUpFailed setUp={dashboard.setUp} /> : null}
      {setUp && !setUp.isFinished ? (
        <SetUpCard setUp={setUp} title={<Trans>Finish your set-up</Trans>} />
      ) : null}
      <AlertsCard live={live} figures={figures} periods={periods} />
      <FeaturedOffers featured={featured} />
      <ApplicationsCard applications={applications} />
    </>
  );
}

/** Figures, alerts and next steps (O10, L6). */
export default function DashboardScreen() {
  const { t } = useLingui();
  const dashboard = useDashboard();
  const setUp = useSetUp(dashboard);
  const { currency } = useFigures();
  const { figures, topOffers, periods } = dashboard;
  const isFirst = isNew(dashboard, setUp);
  return (
    <Page>
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
      <Columns aside={<Aside dashboard={dashboard} setUp={isFirst ? null : setUp} />}>
        {isFirst && setUp ? (
          <SetUpCard setUp={setUp} title={<Trans>Your first steps</Trans>} />
        ) : (
          <>
            <TodayCard today={dashboard.today} periods={periods} />
            <PerformanceCard figures={figures} periods={periods} />
            <TopOffersCard topOffers={topOffers} periods={periods} />
          </>
        )}
      </Columns>
    </Page>
  );
}
