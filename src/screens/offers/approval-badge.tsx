import type { Offer } from '#contract/offers.ts';
import { Badge } from '#ui/badge.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Ban, CheckCheck, CircleDashed, Clock, DoorOpen, X, type LucideIcon } from 'lucide-react';
import { standingOf, type Standing } from './wall/standing.ts';

type Look = {
  label: MessageDescriptor;
  tone: 'neutral' | 'success' | 'warning' | 'error';
  icon: LucideIcon;
};

/** How each standing with an offer is called and shown. */
export const standings: Record<Standing, Look> = {
  approved: { label: msg`Approved`, tone: 'success', icon: CheckCheck },
  pending: { label: msg`Pending`, tone: 'warning', icon: Clock },
  rejected: { label: msg`Rejected`, tone: 'error', icon: X },
  blocked: { label: msg`Blocked`, tone: 'error', icon: Ban },
  open: { label: msg`Open to all`, tone: 'neutral', icon: DoorOpen },
  review: { label: msg`Needs approval`, tone: 'neutral', icon: CircleDashed },
};

/** Where the publisher stands with an offer: icon and word. */
export function ApprovalBadge({ offer }: { offer: Pick<Offer, 'approval' | 'requires_approval'> }) {
  const { i18n } = useLingui();
  const { label, tone, icon } = standings[standingOf(offer)];
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(label)}
    </Badge>
  );
}
