import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Trans } from '@lingui/react/macro';
import { TermsSkeleton } from './terms-skeleton.tsx';

/** A part of the details whose name comes with it. */
export const PartSkeleton = () => (
  <TermsSkeleton
    title={
      <>
        <HiddenText>
          <Trans>Loading</Trans>
        </HiddenText>
        <Skeleton width={144} />
      </>
    }
    count={6}
  />
);
