import { useConfiguration, usePortal, useSession } from '#portal/portal-context.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Message } from '#ui/feedback/message.tsx';
import { NetworkText } from '#i18n/network-text.tsx';
import { Trans } from '@lingui/react/macro';
import { LogOut, Mail, ShieldAlert } from 'lucide-react';
import { MessageFrame } from './message-frame.tsx';

/** Replaces every screen: says why the account is suspended, offers a sign-out (S15). */
export function AccountSuspended() {
  const { session } = usePortal();
  const configuration = useConfiguration();
  const { supportEmail } = configuration.general;
  const reason = useSession(({ context }) => context.suspension);
  return (
    <MessageFrame>
      <Message
        tone="error"
        icon={ShieldAlert}
        title={<Trans>Your account is suspended</Trans>}
        actions={
          <>
            {supportEmail ? (
              <ButtonLink variant="primary" icon={Mail}>
                <a href={`mailto:${supportEmail}`}>
                  <Trans>Write an email</Trans>
                </a>
              </ButtonLink>
            ) : null}
            <Button icon={LogOut} onClick={() => session.send({ type: 'session.signOut' })}>
              <Trans>Sign out</Trans>
            </Button>
          </>
        }
      >
        {reason ? (
          <p>
            <Trans>
              Reason: <NetworkText>{reason}</NetworkText>
            </Trans>
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
