import { useMissingInfo } from '#account/use-missing-info.ts';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { NoteList } from '#ui/content/note-list.tsx';
import { Trans } from '@lingui/react/macro';
import { MediaSkeleton } from './media-skeleton.tsx';
import { setUpSteps } from './set-up.ts';
import { mostApplications, mostFeatured } from './use-dashboard.ts';

export const NoticesSkeleton = () => (
  <Card title={<Trans>Notices</Trans>} busy>
    <NoteList items={null} places={4} />
  </Card>
);

type AsideSkeletonProps = {
  hasNotices: boolean;
  /** The first steps stand in place of the figures. */
  isFirst: boolean;
};

export function AsideSkeleton({ hasNotices, isFirst }: AsideSkeletonProps) {
  // Missing billing details mean that the set-up card will be shown.
  const isUnfinished = useMissingInfo() !== null && !isFirst;
  return (
    <>
      {isUnfinished ? (
        <Card title={<Trans>Finish your set-up</Trans>} busy>
          <NoteList items={null} places={setUpSteps.length} />
        </Card>
      ) : null}
      {hasNotices ? <NoticesSkeleton /> : null}
      <Card title={<Trans>Featured offers</Trans>} busy>
        <CardBody>
          <MediaSkeleton count={mostFeatured} size="lg" />
        </CardBody>
      </Card>
      <Card title={<Trans>Applications</Trans>} busy>
        <CardBody>
          <MediaSkeleton count={mostApplications} size="md" />
        </CardBody>
      </Card>
    </>
  );
}
