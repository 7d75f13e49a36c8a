import { useConfiguration, usePortal, useSession } from '#portal/portal-context.tsx';
import { useShadowLogin } from '#portal/shadow-login.ts';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Message } from '#ui/feedback/message.tsx';
import { NetworkText } from '#i18n/network-text.tsx';
import { Trans } from '@lingui/react/macro';
import { LogOut, Mail, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { MessageFrame } from './message-frame.tsx';

function Suspended({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  const reason = useSession(({ context }) => context.suspension);
  return (
    <MessageFrame>
      <Message
        tone="error"
        icon={ShieldAlert}
        title={<Trans>Your account is suspended</Trans>}
        actions={actions}
      >
        {reason ? (
          <p>
            <Trans>
              Reason: <NetworkText>{reason}</NetworkText>
            </Trans>
          </p>
        ) : null}
        <p>{children}</p>
      </Message>
    </MessageFrame>
  );
}

/** Replaces every screen: says why the account is suspended, offers a sign-out (S15); to operators who act for it, the exit (M4). */
export function AccountSuspended() {
  const { session } = usePortal();
  const { shadowed } = useShadowLogin();
  const { supportEmail } = useConfiguration().general;
  const leave = () => session.send({ type: 'session.signOut' });
  if (shadowed !== null) {
    const exit = (
      <Button variant="primary" icon={LogOut} onClick={leave}>
        <Trans>Exit</Trans>
      </Button>
    );
    return (
      <Suspended actions={exit}>
        <Trans>
          You act as <strong>{shadowed}</strong>: their account is suspended, not yours. An operator can
          reactivate it.
        </Trans>
      </Suspended>
    );
  }
  const actions = (
    <>
      {supportEmail ? (
        <ButtonLink variant="primary" icon={Mail}>
          <a href={`mailto:${supportEmail}`}>
            <Trans>Write an email</Trans>
          </a>
        </ButtonLink>
      ) : null}
      <Button icon={LogOut} onClick={leave}>
        <Trans>Sign out</Trans>
      </Button>
    </>
  );
  return (
    <Suspended actions={actions}>
      <Trans>Your links and campaigns are stopped. Write to your account manager to have it reviewed.</Trans>
    </Suspended>
  );
}
