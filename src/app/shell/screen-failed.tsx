import { usePortal } from '#portal/portal-context.tsx';
import { Button } from '#ui/button.tsx';
import { Message } from '#ui/message.tsx';
import { Trans } from '@lingui/react/macro';
import { CloudOff, RotateCw } from 'lucide-react';
import { MessageFrame } from './message-frame.tsx';

/** The code of a screen did not arrive: the connection, or a new version of the portal (E12). */
export function ScreenFailed() {
  const { navigation } = usePortal();
  const reload = () => window.location.assign(navigation.getSnapshot().context.target);
  return (
    <MessageFrame>
      <Message
        tone="warning"
        icon={CloudOff}
        title={<Trans>This page could not be loaded</Trans>}
        actions={
          <Button variant="primary" icon={RotateCw} onClick={reload}>
            <Trans>Reload</Trans>
          </Button>
        }
      >
        <Trans>The connection may be interrupted, or a new version of the portal is available.</Trans>
      </Message>
    </MessageFrame>
  );
}
