import type { ApprovalStatus } from '#contract/offers.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Ban, CheckCheck, Clock, X, type LucideIcon } from 'lucide-react';

/** How something stands: its word, and the icon and colour of the badge around it. */
export type StandingLook = {
  label: MessageDescriptor;
  tone: 'neutral' | 'success' | 'warning' | 'error';
  icon: LucideIcon;
};

/** How each state of an application is called and shown, wherever it is (O6). */
export const applicationLooks: Record<ApprovalStatus, StandingLook> = {
  approved: { label: msg`Approved`, tone: 'success', icon: CheckCheck },
  pending: { label: msg`Pending`, tone: 'warning', icon: Clock },
  rejected: { label: msg`Rejected`, tone: 'error', icon: X },
  blocked: { label: msg`Blocked`, tone: 'error', icon: Ban },
};
