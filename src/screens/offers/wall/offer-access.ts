import { approvalStatus, type ApprovalStatus, type Offer } from '#contract/offers.ts';
import type { Received } from '#contract/values.ts';
import { href } from '#routes';

/** The status of the publisher's application, or whether the offer is open to all or needs one. */
export type OfferAccess = ApprovalStatus | 'open' | 'review';

const all: readonly string[] = [...approvalStatus.options, 'open', 'review'] satisfies OfferAccess[];
const isAccess = (access: string): access is OfferAccess => all.includes(access);

export const accessOf = ({
  approval,
  requires_approval,
}: Pick<Offer, 'approval' | 'requires_approval'>): Received<OfferAccess> =>
  approval?.status ?? (requires_approval ? 'review' : 'open');

export function accessOrPending(offer: Pick<Offer, 'approval' | 'requires_approval'>): OfferAccess {
  const access = accessOf(offer);
  return isAccess(access) ? access : 'pending';
}

export const applicationHref = (id: number): string =>
  href('liveOfferDetails', { id: String(id), type: 'pending' });

export const linksHref = (id: number): string =>
  `${href('liveOfferDetails', { id: String(id), type: 'live' })}?tab=tracking-links`;
