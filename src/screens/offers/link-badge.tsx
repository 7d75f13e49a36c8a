import type { TrackingLink } from '#contract/tracking-links.ts';
import { StatusBadge, type StatusAppearance } from '#ui/feedback/status-badge.tsx';
import { msg } from '@lingui/core/macro';
import { CircleStop, Pause } from 'lucide-react';

export const linkStatuses: Record<TrackingLink['status'], StatusAppearance> = {
  active: { label: msg`Active`, tone: 'success' },
  paused: { label: msg`Paused`, tone: 'neutral', icon: Pause },
  ended: { label: msg`Ended`, tone: 'neutral', icon: CircleStop },
};

export function LinkBadge({ status }: { status: TrackingLink['status'] }) {
  return <StatusBadge status={status} appearances={linkStatuses} />;
}
