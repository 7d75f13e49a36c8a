import type { Campaign } from '#contract/campaigns.ts';
import { StatusBadge, type StatusAppearance } from '#ui/feedback/status-badge.tsx';
import { msg } from '@lingui/core/macro';
import { CircleStop, Clock, Pause } from 'lucide-react';

export const campaignStatuses: Record<Campaign['status'], StatusAppearance> = {
  pending: { label: msg`Pending`, tone: 'warning', icon: Clock },
  active: { label: msg`Active`, tone: 'success' },
  paused: { label: msg`Paused`, tone: 'neutral', icon: Pause },
  ended: { label: msg`Ended`, tone: 'neutral', icon: CircleStop },
};

export function CampaignBadge({ status }: { status: Campaign['status'] }) {
  return <StatusBadge status={status} appearances={campaignStatuses} />;
}
