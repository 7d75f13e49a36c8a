import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type OvertakenProps = {
  now: ReactNode;
  /** Who was faster, where that is known. */
  by?: string | null | undefined;
  isWithdrawn?: boolean;
  onClose: () => void;
};

function Title({ by, isWithdrawn }: Pick<OvertakenProps, 'by' | 'isWithdrawn'>) {
  if (isWithdrawn) return <Trans>The publisher has withdrawn it in the meantime</Trans>;
  if (by) return <Trans>{by} has decided this in the meantime</Trans>;
  return <Trans>Another operator has decided this in the meantime</Trans>;
}

/** In place of the form where somebody else was faster. */
export function Overtaken({ now, by, isWithdrawn = false, onClose }: OvertakenProps) {
  return (
    <Callout
      tone="warning"
      live
      title={<Title by={by} isWithdrawn={isWithdrawn} />}
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
