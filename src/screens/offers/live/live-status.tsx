import type { Approval } from '#contract/approvals.ts';
import { Badge } from '#ui/content/badge.tsx';
import { Trans } from '@lingui/react/macro';
import { Gauge, Pause } from 'lucide-react';
import { EndedBadge } from '../ended-badge.tsx';
import { hasEnded } from '../has-ended.ts';

export function LiveStatus({ approval: { offer, paused, cap } }: { approval: Approval }) {
  if (hasEnded(offer)) return <EndedBadge />;
  // By the publisher or the network.
  if (paused || offer.status === 'paused') {
    return (
      <Badge icon={Pause}>
        <Trans>Paused</Trans>
      </Badge>
    );
  }
  return cap && cap.used >= cap.value ? (
    <Badge tone="error" icon={Gauge}>
      <Trans>Cap reached</Trans>
    </Badge>
  ) : (
    <Badge tone="success">
      <Trans>Live</Trans>
    </Badge>
  );
}
