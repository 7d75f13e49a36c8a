import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isOfClosed, type Viewing } from './live.ts';

const statusTexts: Record<Viewing['state'], ReactNode> = {
  waiting: <Trans>Waiting for a portal: open it in another tab of this browser.</Trans>,
  following: <Trans>Live</Trans>,
  lookingBack: <Trans>Looking back</Trans>,
  ended: <Trans>The portal is closed</Trans>,
  reading: <Trans>Event log from a file, not checked</Trans>,
};

export function LiveStatus({ viewing }: { viewing: Viewing }) {
  const { state, open } = viewing;
  const isClosed = isOfClosed(viewing);
  return (
    <span role="status">
      {isClosed && open.length > 0 ? (
        <Trans>The portal is closed. Another one is open: choose it here.</Trans>
      ) : (
        statusTexts[isClosed ? 'ended' : state]
      )}
    </span>
  );
}
