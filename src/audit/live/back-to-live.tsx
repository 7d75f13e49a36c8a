import { Button } from '#ui/controls/button.tsx';
import { focusBefore } from '#ui/overlays/focus-before.ts';
import { Trans } from '@lingui/react/macro';
import { Radio } from 'lucide-react';
import type { Live } from './use-live.ts';

/** From an earlier step to the newest one, and on with it. */
export function BackToLive({ viewing, send }: Pick<Live, 'viewing' | 'send'>) {
  if (viewing.state !== 'lookingBack') return null;
  return (
    <Button
      size="sm"
      icon={Radio}
      onClick={({ currentTarget }) => {
        focusBefore(currentTarget);
        send({ type: 'moment.latest' });
      }}
    >
      <Trans>Back to live</Trans>
    </Button>
  );
}
