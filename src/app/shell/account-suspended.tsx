import { usePortal } from '#portal/portal-context.tsx';
import { Button } from '#ui/button.tsx';
import { Message } from '#ui/message.tsx';
import { Trans } from '@lingui/react/macro';
import { LogOut, ShieldAlert } from 'lucide-react';
import { MessageFrame } from './message-frame.tsx';

/** The account is suspended: nothing is left but to leave (S15). */
export function AccountSuspended() {
  const { session } = usePortal();
  return (
    <MessageFrame>
      <Message
        tone="error"
        icon={ShieldAlert}
        title={<Trans>Your account is suspended</Trans>}
        actions={
          <Button icon={LogOut} onClick={() => session.send({ type: 'session.signOut' })}>
            <Trans>Sign out</Trans>
          </Button>
        }
      >
        <Trans>While it is suspended you cannot use the portal. Please contact your account manager.</Trans>
      </Message>
    </MessageFrame>
  );
}
