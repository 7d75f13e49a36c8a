import { messagesOf } from '#i18n/error-messages.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Trans } from '@lingui/react/macro';
import { useOnce } from '../use-once.ts';
import type { View } from './use-views.ts';
import type { ViewDialogProps } from './view-dialog.tsx';

/** Asks before a view is gone for good. */
export function RemoveView({ views, view, onAsk }: ViewDialogProps & { view: View }) {
  const back = () => onAsk({ asks: 'manage' });
  const { mutate, isPending, error } = useOnce(async () => {
    await views.remove(view);
    back();
  });
  const { name } = view;
  return (
    <ConfirmDialog
      open
      size="sm"
      command={{
        isBusy: isPending,
        messages: error ? messagesOf(error) : [],
        confirm: () => mutate(),
        abandon: back,
      }}
      title={<Trans>Remove the view “{name}”?</Trans>}
      confirm={<Trans>Remove</Trans>}
    >
      <Trans>The list itself stays as it is.</Trans>
    </ConfirmDialog>
  );
}
