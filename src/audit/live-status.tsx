import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Viewing } from './live.ts';

const statusTexts: Record<Viewing['state'], ReactNode> = {
  waiting: <Trans>Waiting for a portal: open it in another tab of this browser.</Trans>,
  following: <Trans>Live</Trans>,
  lookingBack: <Trans>Looking back</Trans>,
  ended: <Trans>The portal is closed</Trans>,
  reading: <Trans>Event log from a file</Trans>,
};

export function LiveStatus({ viewing }: { viewing: Viewing }) {
  return <span role="status">{statusTexts[viewing.state]}</span>;
}
