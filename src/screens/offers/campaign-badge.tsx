import type { Campaign } from '#contract/campaigns.ts';
import { Badge } from '#ui/badge.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleStop, Clock, Pause, type LucideIcon } from 'lucide-react';

type Status = { label: MessageDescriptor; tone: 'neutral' | 'success' | 'warning'; icon?: LucideIcon };

/** How each state of a campaign is called and shown. */
export const campaignStatuses: Record<Campaign['status'], Status> = {
  pending: { label: msg`Pending`, tone: 'warning', icon: Clock },
  active: { label: msg`Active`, tone: 'success' },
  paused: { label: msg`Paused`, tone: 'neutral', icon: Pause },
  ended: { label: msg`Ended`, tone: 'neutral', icon: CircleStop },
};

/** The state of a campaign: icon and word. */
export function CampaignBadge({ status }: { status: Campaign['status'] }) {
  const { i18n } = useLingui();
  const { label, tone, icon } = campaignStatuses[status];
  return (
    <Badge tone={tone} {...(icon ? { icon } : {})}>
      {i18n._(label)}
    </Badge>
  );
}
