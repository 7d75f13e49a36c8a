import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** In place of the form where another operator was faster. */
export function Overtaken({ now, onClose }: { now: ReactNode; onClose: () => void }) {
  return (
    <Callout
      tone="warning"
      live
      title={<Trans>Another operator has decided this in the meantime</Trans>}
      action={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Trans>Yours was not saved. It is now: {now}</Trans>
    </Callout>
  );
}
