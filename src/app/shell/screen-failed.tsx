import { useDeployment } from '#portal/deployment.ts';
import { Message } from '#ui/feedback/message.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Trans } from '@lingui/react/macro';
import { CloudOff, PackageOpen } from 'lucide-react';
import { MessageFrame } from './message-frame.tsx';
import { ReloadButton } from './reload-button.tsx';

/** A screen's code failed to load: a new version was deployed, or the connection is gone (E12). */
export function ScreenFailed({ isFramed }: { isFramed: boolean }) {
  const { isOutdated } = useDeployment();
  const Around = isFramed ? Page : MessageFrame;
  return (
    <Around>
      <Message
        takesFocus
        tone={isOutdated ? 'info' : 'warning'}
        icon={isOutdated ? PackageOpen : CloudOff}
        title={
          isOutdated ? <Trans>A new version is ready</Trans> : <Trans>This page could not be loaded</Trans>
        }
        actions={<ReloadButton />}
      >
        {isOutdated ? (
          <Trans>The portal was updated while it was open here. Reload it to go on.</Trans>
        ) : (
          <Trans>It is loaded as soon as the connection allows. If that takes long, reload the portal.</Trans>
        )}
      </Message>
    </Around>
  );
}
