import { useConnection } from '#portal/connection.ts';
import { useDeployment } from '#portal/deployment.ts';
import { href } from '#routes';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Message } from '#ui/feedback/message.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Trans } from '@lingui/react/macro';
import { CloudOff, PackageOpen, Wifi, WifiOff } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { MessageFrame } from './message-frame.tsx';
import { ReloadButton } from './reload-button.tsx';

// What this device has kept is there without a connection.
function WayToFigures() {
  const [path] = useLocation();
  const dashboard = href('dashboard');
  if (path === dashboard) return null;
  return (
    <ButtonLink variant="secondary">
      <Link href={dashboard}>
        <Trans>To the dashboard</Trans>
      </Link>
    </ButtonLink>
  );
}

function NoConnection({ isFramed }: { isFramed: boolean }) {
  return (
    <Message
      takesFocus
      tone="warning"
      icon={WifiOff}
      title={<Trans>There is no connection</Trans>}
      actions={isFramed ? <WayToFigures /> : null}
    >
      <Trans>
        This page is not stored on this device yet. It is loaded as soon as there is a connection again.
      </Trans>
    </Message>
  );
}

function ConnectionIsBack() {
  return (
    <Message takesFocus tone="info" icon={Wifi} title={<Trans>Loading</Trans>}>
      <Trans>The connection is back. This page is being loaded.</Trans>
    </Message>
  );
}

type ScreenFailedProps = { isFramed: boolean; isLoading: boolean };

/** A screen's code failed to load: a new version was deployed, or the connection is gone (E12). */
export function ScreenFailed({ isFramed, isLoading }: ScreenFailedProps) {
  const { isOutdated } = useDeployment();
  const { isOffline } = useConnection();
  const Around = isFramed ? Page : MessageFrame;
  if (isOffline || isLoading) {
    return <Around>{isOffline ? <NoConnection isFramed={isFramed} /> : <ConnectionIsBack />}</Around>;
  }
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
