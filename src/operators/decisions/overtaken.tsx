import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type OvertakenProps = {
  now: ReactNode;
  /** Who was faster, where that is known. */
  by?: string | null | undefined;
  onClose: () => void;
};

/** In place of the form where another operator was faster. */
export function Overtaken({ now, by, onClose }: OvertakenProps) {
  return (
    <Callout
      tone="warning"
      live
      title={
        by ? (
          <Trans>{by} has decided this in the meantime</Trans>
        ) : (
          <Trans>Another operator has decided this in the meantime</Trans>
        )
      }
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
