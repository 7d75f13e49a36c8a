import { usePortal } from '#portal/portal-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Trans } from '@lingui/react/macro';

/** Guards unsaved changes; the navigation chart waits for the answer. */
export function LeaveDialog() {
  const { navigation, isSending } = usePortal();
  const stay = () => navigation.send({ type: 'leave.cancel' });
  const leave = () => navigation.send({ type: 'leave.confirm' });
  return (
    <Dialog
      open
      onClose={stay}
      size="sm"
      title={isSending() ? <Trans>Still saving</Trans> : <Trans>Leave without saving?</Trans>}
      actions={
        <>
          <Button onClick={stay}>
            <Trans>Stay</Trans>
          </Button>
          <Button variant="danger" onClick={leave}>
            <Trans>Leave</Trans>
          </Button>
        </>
      }
    >
      <p>
        {isSending() ? (
          <Trans>
            Your changes are being sent. If you leave this page now, they may be saved all the same.
          </Trans>
        ) : (
          <Trans>You have changes that are not saved. They are lost when you leave this page.</Trans>
        )}
      </p>
    </Dialog>
  );
}
