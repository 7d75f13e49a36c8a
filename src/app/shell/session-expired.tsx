import { usePortal } from '#portal/portal-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Trans } from '@lingui/react/macro';
import { ClockAlert } from 'lucide-react';

/** Blocks everything until it is acknowledged (S12). */
export function SessionExpired() {
  const { session } = usePortal();
  return (
    <Dialog
      open
      blocking
      icon={{ tone: 'warning', icon: ClockAlert }}
      title={<Trans>Session expired</Trans>}
      actions={
        <Button variant="primary" size="lg" onClick={() => session.send({ type: 'expiry.acknowledge' })}>
          <Trans>Click here to login</Trans>
        </Button>
      }
    >
      <Trans>Your session was expired. To continue, please log in again.</Trans>
    </Dialog>
  );
}
