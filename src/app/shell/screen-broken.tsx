import { Button } from '#ui/button.tsx';
import { Message } from '#ui/message.tsx';
import { Trans } from '@lingui/react/macro';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { MessageFrame } from './message-frame.tsx';

const reload = () => window.location.reload();

/** Something on the screen broke; a reload starts it anew (E12). */
export function ScreenBroken() {
  return (
    <MessageFrame>
      <Message
        tone="error"
        icon={TriangleAlert}
        title={<Trans>This page has run into an error</Trans>}
        actions={
          <Button variant="primary" icon={RotateCw} onClick={reload}>
            <Trans>Reload</Trans>
          </Button>
        }
      >
        <Trans>The error has been reported. Reloading the page usually helps.</Trans>
      </Message>
    </MessageFrame>
  );
}
