import { Button } from '#ui/controls/button.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Message } from '#ui/feedback/message.tsx';
import { Trans } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { useNetwork } from '../network-context.tsx';
import { SessionPage } from './session-page.tsx';
import { SignOut } from './sign-out.tsx';

/** The portal, where the account signs in too, has what sets one up. */
export function FactorNeeded() {
  const { session } = useNetwork();
  return (
    <SessionPage>
      <Message
        tone="warning"
        icon={ShieldCheck}
        takesFocus
        title={<Trans>Set up a second factor</Trans>}
        actions={
          <>
            <ButtonLink>
              <a href="/" target="_blank" rel="noopener noreferrer">
                <Trans>Open the portal</Trans>
              </a>
            </ButtonLink>
            <Button variant="primary" onClick={() => session.send({ type: 'factor.added' })}>
              <Trans>It is set up</Trans>
            </Button>
            <SignOut />
          </>
        }
      >
        <Trans>
          Your network asks its operators for more than a password. Sign in to the portal with the same
          account, set up a second factor there, then come back.
        </Trans>
      </Message>
    </SessionPage>
  );
}
