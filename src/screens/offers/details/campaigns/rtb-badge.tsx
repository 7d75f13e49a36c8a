import type { Campaign } from '#contract/campaigns.ts';
import { StatusBadge, type StatusAppearance } from '#ui/feedback/status-badge.tsx';
import { msg } from '@lingui/core/macro';
import { CheckCheck, CircleDashed, Clock, X } from 'lucide-react';

type RtbStatus = Campaign['rtb']['status'];

const appearances: Record<RtbStatus, StatusAppearance> = {
  none: { label: msg`Not requested`, tone: 'neutral', icon: CircleDashed },
  requested: { label: msg`Requested`, tone: 'warning', icon: Clock },
  enabled: { label: msg`Enabled`, tone: 'success', icon: CheckCheck },
  rejected: { label: msg`Rejected`, tone: 'error', icon: X },
};

export function RtbBadge({ status }: { status: RtbStatus }) {
  return <StatusBadge status={status} appearances={appearances} />;
}
