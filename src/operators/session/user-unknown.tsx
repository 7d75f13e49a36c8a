import { Button } from '#ui/controls/button.tsx';
import { Message } from '#ui/feedback/message.tsx';
import { Trans } from '@lingui/react/macro';
import { RefreshCw, ServerCrash } from 'lucide-react';
import { useNetwork, useSession } from '../network-context.tsx';
import { SessionPage } from './session-page.tsx';

/** The session chart asks for the user again by itself, after growing pauses. */
export function UserUnknown() {
  const { session } = useNetwork();
  const mayRetry = useSession((snapshot) => snapshot.can({ type: 'user.retry' }));
  return (
    <SessionPage>
      <Message
        tone="error"
        icon={ServerCrash}
        title={<Trans>Your account could not be loaded</Trans>}
        actions={
          <Button icon={RefreshCw} busy={!mayRetry} onClick={() => session.send({ type: 'user.retry' })}>
            <Trans>Refresh</Trans>
          </Button>
        }
      >
        <Trans>The network does not answer. We keep trying.</Trans>
      </Message>
    </SessionPage>
  );
}
