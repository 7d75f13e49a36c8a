import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Message } from '#ui/feedback/message.tsx';
import { Trans } from '@lingui/react/macro';
import { ShieldAlert } from 'lucide-react';
import { SessionPage } from './session-page.tsx';
import { SignOut } from './sign-out.tsx';

export function NotOperator() {
  return (
    <SessionPage>
      <Message
        tone="error"
        icon={ShieldAlert}
        takesFocus
        title={<Trans>This account is not an operator’s</Trans>}
        actions={
          <>
            <ButtonLink variant="primary">
              <a href="/">
                <Trans>To the portal</Trans>
              </a>
            </ButtonLink>
            <SignOut />
          </>
        }
      >
        <Trans>These pages are for the staff of the network.</Trans>
      </Message>
    </SessionPage>
  );
}
