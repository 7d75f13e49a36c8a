import { href } from '#routes';
import type { Dressable } from '#ui/dress.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';

/** A publisher's offers by how they stand: applied for, or running. */
export type DetailsType = 'pending' | 'live';

/** The way back to where such offers are listed, for a `SubjectHead`. */
export const backTo: Record<DetailsType, Dressable> = {
  live: (
    <Link href={href('liveOffers')}>
      <Trans>Live Offers</Trans>
    </Link>
  ),
  pending: (
    <Link href={`${href('liveOffers')}?tab=pending`}>
      <Trans>Pending offers</Trans>
    </Link>
  ),
};
