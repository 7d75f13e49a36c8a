import { href } from '#routes';
import { SubjectHead, type SubjectHeadProps } from '../subject-head.tsx';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';

/** A publisher's offers: applied for, or live. */
export type DetailsType = 'pending' | 'live';

/** The head of the details, with a link back to the list. */
export function DetailsSubject({ type, ...head }: Omit<SubjectHeadProps, 'back'> & { type: DetailsType }) {
  return (
    <SubjectHead
      {...head}
      back={
        type === 'live' ? (
          <Link href={href('liveOffers')}>
            <Trans>Live Offers</Trans>
          </Link>
        ) : (
          <Link href={`${href('liveOffers')}?tab=pending`}>
            <Trans>Pending Offers</Trans>
          </Link>
        )
      }
    />
  );
}
