import type { ApprovalStatus } from '#contract/offers.ts';
import type { StatusAppearance } from '#ui/feedback/status-badge.tsx';
import { msg } from '@lingui/core/macro';
import { Ban, CheckCheck, Clock, X } from 'lucide-react';

/** The badge of each state of an application (O6). */
export const applicationAppearances: Record<ApprovalStatus, StatusAppearance> = {
  approved: { label: msg`Approved`, tone: 'success', icon: CheckCheck },
  pending: { label: msg`Pending`, tone: 'warning', icon: Clock },
  rejected: { label: msg`Rejected`, tone: 'error', icon: X },
  blocked: { label: msg`Blocked`, tone: 'error', icon: Ban },
};
