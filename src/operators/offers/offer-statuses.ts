import type { offerStatus } from '#contract/offers.ts';
import type { StatusAppearance } from '#ui/feedback/status-badge.tsx';
import { msg } from '@lingui/core/macro';
import { Check, CircleStop, Pause } from 'lucide-react';

export const offerStatuses: Record<(typeof offerStatus.options)[number], StatusAppearance> = {
  active: { label: msg`Active`, tone: 'success', icon: Check },
  paused: { label: msg`Paused`, tone: 'neutral', icon: Pause },
  expired: { label: msg`Ended`, tone: 'neutral', icon: CircleStop },
};
