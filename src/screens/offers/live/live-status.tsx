import type { Approval } from '#contract/approvals.ts';
import { Badge } from '#ui/content/badge.tsx';
import { Trans } from '@lingui/react/macro';
import { Gauge, Pause } from 'lucide-react';

export function LiveStatus({ approval: { paused, cap } }: { approval: Approval }) {
  if (paused) {
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
