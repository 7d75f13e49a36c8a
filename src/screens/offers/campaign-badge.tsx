import type { Campaign } from '#contract/campaigns.ts';
import { Badge } from '#ui/content/badge.tsx';
import { StatusBadge, type StatusAppearance } from '#ui/feedback/status-badge.tsx';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleStop, Clock, Pause } from 'lucide-react';

export const campaignStatuses: Record<Campaign['status'], StatusAppearance> = {
  pending: { label: msg`Pending`, tone: 'warning', icon: Clock },
  active: { label: msg`Active`, tone: 'success' },
  paused: { label: msg`Paused`, tone: 'neutral', icon: Pause },
  ended: { label: msg`Ended`, tone: 'neutral', icon: CircleStop },
};

type CampaignBadgeProps = { of: Pick<Campaign, 'status'> & { offer: Pick<Campaign['offer'], 'status'> } };

export function CampaignBadge({ of: { status, offer } }: CampaignBadgeProps) {
  if (offer.status === 'expired' && status !== 'ended') {
    return (
      <Badge icon={CircleStop}>
        <Trans>Offer ended</Trans>
      </Badge>
    );
  }
  return <StatusBadge status={status} appearances={campaignStatuses} />;
}
