import { Badge } from '#ui/content/badge.tsx';
import { Trans } from '@lingui/react/macro';

/** That the portal decided what the specification leaves open. */
export function DecidedBadge() {
  return (
    <Badge tone="accent">
      <Trans>decided by the portal</Trans>
    </Badge>
  );
}
