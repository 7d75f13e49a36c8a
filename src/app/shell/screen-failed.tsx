import { usePortal } from '#portal/portal-context.tsx';
import { useDeployment } from '#portal/use-deployment.ts';
import { Message } from '#ui/message.tsx';
import { Trans } from '@lingui/react/macro';
import { CloudOff, PackageOpen } from 'lucide-react';
import { MessageFrame } from './message-frame.tsx';
import { ReloadButton } from './reload-button.tsx';

/** The code of a screen did not arrive: a new version of the portal, or the connection (E12). */
export function ScreenFailed() {
  const { navigation } = usePortal();
  const { isOutdated } = useDeployment();
  return (
    <MessageFrame>
      <Message
        takesFocus
        tone={isOutdated ? 'info' : 'warning'}
        icon={isOutdated ? PackageOpen : CloudOff}
        title={
          isOutdated ? <Trans>A new version is ready</Trans> : <Trans>This page could not be loaded</Trans>
        }
        actions={<ReloadButton to={navigation.getSnapshot().context.target} />}
      >
        {isOutdated ? (
          <Trans>The portal was updated while it was open here. Reload it to go on.</Trans>
        ) : (
          <Trans>The connection may be interrupted, or a new version of the portal is available.</Trans>
        )}
      </Message>
    </MessageFrame>
  );
}
