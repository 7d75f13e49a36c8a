import { Badge } from '#ui/content/badge.tsx';
import { Trans } from '@lingui/react/macro';
import { CircleStop } from 'lucide-react';

/** Of an offer that takes no clicks any more. */
export const EndedBadge = () => (
  <Badge icon={CircleStop}>
    <Trans>Ended</Trans>
  </Badge>
);
