import { useFormats } from '#i18n/formats.tsx';
import { Columns } from '#ui/columns.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Page } from '#ui/page.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { FeaturedOffers } from './featured-offers.tsx';
import { PerformanceCard } from './performance-card.tsx';
import { usePerformance } from './use-performance.ts';

/** How the publisher's traffic does, and what to run next. */
export function DashboardScreen() {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const performance = usePerformance();
  const updated = dateTime(new Date(performance.updatedAt));
  return (
    <Page>
      <PageHead
        title={<Trans>Dashboard</Trans>}
        meta={
          performance.updatedAt === 0 ? null : <Trans>Last 30 days, days in UTC. Updated {updated}</Trans>
        }
        actions={
          <IconButton
            variant="secondary"
            icon={RefreshCw}
            label={t`Refresh`}
            busy={performance.isFetching}
            onClick={performance.refresh}
          />
        }
      />
      <Columns aside={<FeaturedOffers />}>
        <PerformanceCard performance={performance} />
      </Columns>
    </Page>
  );
}
