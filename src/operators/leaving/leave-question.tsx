import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useNetwork } from '../network-context.tsx';

/** Asks before unsaved input is left, by Escape, by Back, or for another part. */
export function LeaveQuestion() {
  const { leaving } = useNetwork();
  return (
    <Dialog
      open={useSyncExternalStore(leaving.subscribe, leaving.isAsking)}
      onClose={leaving.stay}
      size="sm"
      title={leaving.isSending() ? <Trans>Still saving</Trans> : <Trans>Leave without saving?</Trans>}
      actions={
        <>
          <Button onClick={leaving.stay}>
            <Trans>Stay</Trans>
          </Button>
          <Button variant="danger" onClick={leaving.leave}>
            <Trans>Leave</Trans>
          </Button>
        </>
      }
    >
      <p>
        {leaving.isSending() ? (
          <Trans>
            Your changes are being sent. If you leave this form now, they may be saved all the same.
          </Trans>
        ) : (
          <Trans>You have changes that are not saved. They are lost when you leave this form.</Trans>
        )}
      </p>
    </Dialog>
  );
}
