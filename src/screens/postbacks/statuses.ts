import type { Postback, PostbackDelivery } from '#contract/postbacks.ts';
import type { StatusAppearance } from '#ui/feedback/status-badge.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Clock, Pause } from 'lucide-react';

export const postbackStatuses: Record<Postback['status'], StatusAppearance> = {
  active: { label: msg`Active`, tone: 'success' },
  paused: { label: msg`Paused`, tone: 'neutral', icon: Pause },
};

export const deliveryStatuses: Record<PostbackDelivery['status'], StatusAppearance> = {
  queued: { label: msg`Waiting`, tone: 'info', icon: Clock },
  delivered: { label: msg`Delivered`, tone: 'success' },
  failed: { label: msg`Failed`, tone: 'error' },
};

export const conversionStatuses: Record<Postback['statuses'][number], MessageDescriptor> = {
  pending: msg`Pending`,
  approved: msg`Approved`,
  rejected: msg`Rejected`,
};
