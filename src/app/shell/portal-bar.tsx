import { useFormats } from '#i18n/formats.tsx';
import { reload } from '#portal/reload.ts';
import { useConnection } from '#portal/use-connection.ts';
import { useDeployment } from '#portal/use-deployment.ts';
import { Button } from '#ui/button.tsx';
import { NoticeBar, type BarNotice } from '#ui/notice-bar.tsx';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CloudOff, PackageOpen, RotateCw, WifiOff } from 'lucide-react';

/** How old the figures on screen are, at least. */
function AsOf({ since }: { since: Date | null }) {
  const { clock } = useFormats();
  if (!since) return null;
  const time = <time dateTime={since.toISOString()}>{clock(since)}</time>;
  return (
    <>
      {' '}
      <Trans>What you see was loaded at {time} or earlier.</Trans>
    </>
  );
}

/** Without a connection: writes are held back, figures grow old. */
function useConnectionNotice(hasFigures: boolean): BarNotice | null {
  const { isOffline, isUnreachable, isAsking, isRestored, since, check } = useConnection();
  if (isOffline) {
    const text = (
      <>
        <Trans>You are offline. Changes can be made once there is a connection.</Trans>
        {hasFigures ? <AsOf since={since} /> : null}
      </>
    );
    return { tone: 'warning', icon: WifiOff, text };
  }
  if (isUnreachable) {
    const text = (
      <>
        <Trans>The network does not answer.</Trans>
        {hasFigures ? <AsOf since={since} /> : null}
      </>
    );
    const actions = (
      <Button size="sm" icon={RotateCw} busy={isAsking} onClick={check}>
        <Trans>Try again</Trans>
      </Button>
    );
    return { tone: 'warning', icon: CloudOff, text, actions };
  }
  return isRestored ? { tone: 'success', icon: CircleCheck, text: <Trans>Connection restored</Trans> } : null;
}

/** A new version, or a part that did not arrive: reloading helps, and what was typed is there again afterwards (E12). */
function useDeploymentNotice(): BarNotice | null {
  const { isOutdated, isPartLost, postpone } = useDeployment();
  if (!isOutdated && !isPartLost) return null;
  const actions = (
    <>
      <Button size="sm" variant="primary" icon={RotateCw} onClick={() => void reload()}>
        <Trans>Reload</Trans>
      </Button>
      <Button size="sm" onClick={postpone}>
        <Trans>Later</Trans>
      </Button>
    </>
  );
  const text = isOutdated ? (
    <Trans>A new version of the portal is ready.</Trans>
  ) : (
    <Trans>A part of the portal could not be loaded.</Trans>
  );
  return { tone: isOutdated ? 'info' : 'warning', icon: PackageOpen, text, actions };
}

type PortalBarProps = {
  /** How old they are is told only where some are shown. */
  hasFigures?: boolean;
};

/** The one bar over every screen: the connection first, then what a reload would bring. */
export function PortalBar({ hasFigures = true }: PortalBarProps) {
  const connection = useConnectionNotice(hasFigures);
  const deployment = useDeploymentNotice();
  return <NoticeBar notice={connection ?? deployment} />;
}
