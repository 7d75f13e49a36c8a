import type { PartnerStatus } from '#contract/partners.ts';
import type { StatusAppearance } from '#ui/feedback/status-badge.tsx';
import { msg } from '@lingui/core/macro';
import { Ban, Check, Clock, X } from 'lucide-react';

export const partnerStatuses: Record<PartnerStatus, StatusAppearance> = {
  pending: { label: msg`Waiting for review`, tone: 'warning', icon: Clock },
  active: { label: msg`Active`, tone: 'success', icon: Check },
  suspended: { label: msg`Suspended`, tone: 'error', icon: Ban },
  rejected: { label: msg`Refused`, tone: 'error', icon: X },
};
