import { textOfAll, type Message } from '#i18n/error-messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { useWhileBusy } from '../controls/use-while-busy.ts';
import { Callout } from '../feedback/callout.tsx';
import { Dialog } from './dialog.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

type ConfirmDialogProps = {
  open: boolean;
  /** State and actions of the command's chart. */
  command: {
    isBusy: boolean;
    /** Why it was refused. */
    messages: readonly Message[];
    confirm: () => void;
    abandon: () => void;
  };
  title: ReactNode;
  /** The confirm button. */
  confirm: ReactNode;
  /** Whether it loses nothing. */
  isHarmless?: boolean;
  size?: 'sm';
  /** The consequences. */
  children: ReactNode;
  /** What it is about, below them. */
  details?: ReactNode;
};

/** Asks before a command runs; shows a refusal inside and can be retried (O9). */
export function ConfirmDialog({
  open,
  command,
  title,
  confirm,
  isHarmless,
  size,
  children,
  details,
}: ConfirmDialogProps) {
  const { i18n } = useLingui();
  const { isBusy, messages, abandon } = command;
  const whileBusy = useWhileBusy(isBusy);
  useFocusAfterRemoval(open);
  return (
    <Dialog
      open={open}
      onClose={abandon}
      size={size}
      title={title}
      actions={
        <>
          <Button onClick={abandon} disabledReason={whileBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button writes variant={isHarmless ? 'primary' : 'danger'} busy={isBusy} onClick={command.confirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {details}
      {messages.length > 0 ? (
        <Callout tone="error" live>
          {textOfAll(messages, i18n)}
        </Callout>
      ) : null}
    </Dialog>
  );
}
