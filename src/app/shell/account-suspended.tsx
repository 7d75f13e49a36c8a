import { usePortal, useSession } from '#portal/portal-context.tsx';
import { Button } from '#ui/button.tsx';
import { Message } from '#ui/message.tsx';
import { Trans } from '@lingui/react/macro';
import { LogOut, ShieldAlert } from 'lucide-react';
import { MessageFrame } from './message-frame.tsx';

/** The account is suspended: it is told why, and nothing is left but to leave (S15). */
export function AccountSuspended() {
  const { session } = usePortal();
  const reason = useSession(({ context }) => context.suspension);
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
        {reason ? (
          <p>
            <Trans>Reason: {reason}</Trans>
          </p>
        ) : null}
        <p>
          <Trans>
            Your links and campaigns are stopped. Write to your account manager to have it reviewed.
          </Trans>
        </p>
      </Message>
    </MessageFrame>
  );
}
