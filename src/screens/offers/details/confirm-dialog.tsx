import { messagesOf, textOf } from '#i18n/error-messages.ts';
import { ApiError } from '#api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The button that does it. */
  confirm: string;
  onConfirm: () => Promise<unknown>;
  /** What comes of it. */
  children: ReactNode;
};

/** Asks before something that cannot be taken back; a refusal is told inside, and can be tried again. */
export function ConfirmDialog({ open, onClose, title, confirm, onConfirm, children }: ConfirmDialogProps) {
  const { i18n } = useLingui();
  const { mutate, isPending, error, reset } = useMutation<unknown, Error>({
    mutationFn: onConfirm,
    onSuccess: onClose,
  });
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => mutate()}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {error instanceof ApiError ? (
        <Callout tone="error" live>
          {messagesOf(error)
            .map((message) => textOf(message, i18n))
            .join(' ')}
        </Callout>
      ) : null}
    </Dialog>
  );
}
