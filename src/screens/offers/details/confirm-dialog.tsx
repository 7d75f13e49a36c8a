import { textOfAll } from '#i18n/error-messages.ts';
import type { Removal } from '#portal/removal.ts';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type ConfirmDialogProps = {
  removal: Removal;
  title: string;
  /** The button that does it. */
  confirm: string;
  /** What comes of it. */
  children: ReactNode;
};

/** The question of a removal; a refusal is told inside, and can be tried again (O9). */
export function ConfirmDialog({ removal, title, confirm, children }: ConfirmDialogProps) {
  const { i18n } = useLingui();
  const { asked, isBusy, messages, abandon } = removal;
  const whileBusy = useWhileBusy(isBusy);
  return (
    <Dialog
      open={asked !== null}
      onClose={abandon}
      title={title}
      actions={
        <>
          <Button onClick={abandon} why={whileBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button writes variant="danger" busy={isBusy} onClick={removal.confirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {messages.length > 0 ? (
        <Callout tone="error" live>
          {textOfAll(messages, i18n)}
        </Callout>
      ) : null}
    </Dialog>
  );
}
