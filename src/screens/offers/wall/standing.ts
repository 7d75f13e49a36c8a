import { approvalStatus, type ApprovalStatus, type Offer } from '#contract/offers.ts';
import type { Received } from '#contract/values.ts';
import { href } from '#routes';

/** The status of the publisher's application, or whether the offer is open to all or needs one. */
export type Standing = ApprovalStatus | 'open' | 'review';

const all: readonly string[] = [...approvalStatus.options, 'open', 'review'] satisfies Standing[];
const isStanding = (standing: string): standing is Standing => all.includes(standing);

export const standingOf = ({
  approval,
  requires_approval,
}: Pick<Offer, 'approval' | 'requires_approval'>): Received<Standing> =>
  approval?.status ?? (requires_approval ? 'review' : 'open');

export function standingOrPending(offer: Pick<Offer, 'approval' | 'requires_approval'>): Standing {
  const standing = standingOf(offer);
  return isStanding(standing) ? standing : 'pending';
}

export const applicationHref = (id: number): string =>
  href('liveOfferDetails', { id: String(id), type: 'pending' });

export const linksHref = (id: number): string =>
  `${href('liveOfferDetails', { id: String(id), type: 'live' })}?tab=tracking-links`;
