import type { Offer } from '#contract/offers.ts';
import { applicationAppearances } from '#offers/application-appearances.ts';
import { StatusBadge, type StatusAppearance } from '#ui/feedback/status-badge.tsx';
import { msg } from '@lingui/core/macro';
import { CircleDashed, DoorOpen } from 'lucide-react';
import { accessOf, type OfferAccess } from './wall/offer-access.ts';

export const accessAppearances: Record<OfferAccess, StatusAppearance> = {
  ...applicationAppearances,
  open: { label: msg`Open to all`, tone: 'neutral', icon: DoorOpen },
  review: { label: msg`Needs approval`, tone: 'neutral', icon: CircleDashed },
};

export function ApprovalBadge({ offer }: { offer: Pick<Offer, 'approval' | 'requires_approval'> }) {
  return <StatusBadge status={accessOf(offer)} appearances={accessAppearances} />;
}
