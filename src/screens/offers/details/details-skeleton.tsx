import { Columns } from '#ui/layout/columns.tsx';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Trans } from '@lingui/react/macro';
import { DetailsSubject, type DetailsType } from './details-subject.tsx';
import { loadingCounts, DetailsTabs, useDetailsTab } from './details-tabs.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { PreviewCard } from './preview-card.tsx';
import { PartSkeleton, TermsSkeleton } from './terms-skeleton.tsx';

function LiveSkeleton() {
  const { tab } = useDetailsTab();
  return (
    <>
      <DetailsTabs counts={loadingCounts} isMerged={{ payouts: true, caps: true }} />
      {tab === 'overview' ? <OverviewSkeleton /> : <PartSkeleton />}
    </>
  );
}

const PendingSkeleton = () => (
  <Columns
    aside={
      <>
        <TermsSkeleton title={<Trans>Approval progress</Trans>} count={2} />
        <PreviewCard src={undefined} />
      </>
    }
  >
    <PartSkeleton />
    <TermsSkeleton title={<Trans>Your application</Trans>} count={3} />
    <TermsSkeleton title={<Trans>Creatives for the review</Trans>} count={2} />
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
