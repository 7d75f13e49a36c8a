import { useOnce } from '../use-once.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Trans } from '@lingui/react/macro';
import type { View } from './use-views.ts';
import type { ViewDialogProps } from './use-view-dialog.ts';
import { ViewFailure } from './view-failure.tsx';

type RemoveViewProps = ViewDialogProps & { view: View; onRemoved: () => void };

export function RemoveView({ views, view, onOpenDialog, onRemoved }: RemoveViewProps) {
  const back = () => onOpenDialog({ type: 'manage' });
  const { mutate, isPending, error } = useOnce(async () => {
    await views.remove(view);
    onRemoved();
    back();
  });
  const { name } = view;
  return (
    <Dialog
      open
      size="sm"
      onClose={back}
      title={<Trans>Delete the view “{name}”?</Trans>}
      actions={
        <>
          <Button onClick={back}>
            <Trans>Cancel</Trans>
          </Button>
          <Button writes variant="danger" busy={isPending} onClick={() => mutate()}>
            <Trans>Delete</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>The list itself stays as it is.</Trans>
      </p>
      <ViewFailure error={error} />
    </Dialog>
  );
}
