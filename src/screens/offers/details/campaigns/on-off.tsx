import { Badge } from '#ui/content/badge.tsx';
import { Trans } from '@lingui/react/macro';
import { CircleStop } from 'lucide-react';

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
