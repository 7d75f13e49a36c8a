import type { Campaign } from '#contract/campaigns.ts';
import { Badge } from '#ui/badge.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CheckCheck, CircleDashed, Clock, X, type LucideIcon } from 'lucide-react';

type RtbStatus = Campaign['rtb']['status'];
type Look = { label: MessageDescriptor; tone: 'neutral' | 'success' | 'warning' | 'error'; icon: LucideIcon };

const looks: Record<RtbStatus, Look> = {
  none: { label: msg`Not requested`, tone: 'neutral', icon: CircleDashed },
  requested: { label: msg`Requested`, tone: 'warning', icon: Clock },
  enabled: { label: msg`Enabled`, tone: 'success', icon: CheckCheck },
  rejected: { label: msg`Rejected`, tone: 'error', icon: X },
};

/** How far the request for real-time buying is: icon and word. */
export function RtbBadge({ status }: { status: RtbStatus }) {
  const { i18n } = useLingui();
  const { label, tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(label)}
    </Badge>
  );
}
