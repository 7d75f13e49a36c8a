import { Columns } from '#ui/layout/columns.tsx';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { BannersSkeleton } from './banners-skeleton.tsx';
import { CampaignsSkeleton } from './campaigns/campaigns-skeleton.tsx';
import { ClickTagSkeleton } from './click-tag-skeleton.tsx';
import { DetailsSubject, type DetailsType } from './details-subject.tsx';
import { loadingCounts, DetailsTabs, useDetailsTab, type TabName } from './details-tabs.tsx';
import { LinksSkeleton } from './links-skeleton.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { PreviewCard } from './preview-card.tsx';
import { PartSkeleton, TermsSkeleton } from './terms-skeleton.tsx';

const parts: Partial<Record<TabName, ComponentType>> = {
  overview: OverviewSkeleton,
  'tracking-links': LinksSkeleton,
  'click-tag': ClickTagSkeleton,
  banners: BannersSkeleton,
  campaigns: CampaignsSkeleton,
};

function LiveSkeleton() {
  const { tab } = useDetailsTab();
  const Part = parts[tab] ?? PartSkeleton;
  return (
    <>
      <DetailsTabs counts={loadingCounts} isMerged={{ payouts: true, caps: true }} />
      <Part />
    </>
  );
}

const two = [1, 1];
const three = [1, 1, 1];

const PendingSkeleton = () => (
  <Columns
    aside={
      <>
        <TermsSkeleton title={<Trans>Approval progress</Trans>} lines={two} />
        <PreviewCard src={undefined} />
      </>
    }
  >
    <PartSkeleton />
    <TermsSkeleton title={<Trans>Your application</Trans>} lines={three} />
    <TermsSkeleton title={<Trans>Creatives for the review</Trans>} lines={two} />
  </Columns>
);

const places = { live: LiveSkeleton, pending: PendingSkeleton };
// Widths of the buttons in the head, in px.
const buttons: Record<DetailsType, readonly number[]> = { live: [84, 166], pending: [108] };

/** One offer of the publisher while it loads: the way back and the parts are there already. */
export function DetailsSkeleton({ type }: { type: DetailsType }) {
  const Places = places[type];
  return (
    <>
      <DetailsSubject
        type={type}
        media={<Preview size="lg" src={undefined} alt="" />}
        title={
          <>
            <HiddenText>
              <Trans>Offer details</Trans>
            </HiddenText>
            <Skeleton width={224} height={18} />
          </>
        }
        facts={
          <>
            <Skeleton width={64} />
            <Skeleton width={64} />
            <Skeleton width={96} />
            <Skeleton width={144} />
          </>
        }
        actions={buttons[type].map((width) => (
          <Skeleton key={width} width={width} height={32} />
        ))}
        primary={type === 'live' ? <Skeleton width="max(150px, 100%)" height={32} /> : null}
      />
      <Places />
    </>
  );
}
