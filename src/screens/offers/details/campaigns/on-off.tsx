import { Badge } from '#ui/content/badge.tsx';
import { Trans } from '@lingui/react/macro';
import { CircleStop } from 'lucide-react';

/** Whether a row of a campaign takes part. */
export const OnOff = ({ active }: { active: boolean }) =>
  active ? (
    <Badge tone="success">
      <Trans>On</Trans>
    </Badge>
  ) : (
    <Badge icon={CircleStop}>
      <Trans>Off</Trans>
    </Badge>
  );
