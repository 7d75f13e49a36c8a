import { useFormats } from '#i18n/formats.tsx';
import { useNavigation, usePortal, useSession, useSettings } from '#portal/portal-context.tsx';
import { reload } from '#portal/reload.ts';
import { useConnection } from '#portal/connection.ts';
import { useDeployment } from '#portal/deployment.ts';
import { useShownFrom } from '#portal/outage.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner, type BannerContent } from '#ui/feedback/banner.tsx';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CloudAlert, CloudOff, PackageOpen, RefreshCw, RotateCw, WifiOff } from 'lucide-react';

function AsOf({ lastAnswer }: { lastAnswer: Date }) {
  const { ofLate } = useFormats();
  const since = useShownFrom(lastAnswer);
  if (!since) return null;
  const time = <time dateTime={since.toISOString()}>{ofLate(since)}</time>;
  return (
    <>
      {' '}
      <Trans>Showing data from {time}.</Trans>
    </>
  );
}

function useConnectionBanner(hasFigures: boolean): BannerContent | null {
  const { isOffline, isUnreachable, isAsking, isRestored, since, check } = useConnection();
  if (isOffline) {
    const text = (
      <>
        <Trans>You are offline. Changes can be made once there is a connection.</Trans>
        {hasFigures && since ? <AsOf lastAnswer={since} /> : null}
      </>
    );
    return { tone: 'warning', icon: WifiOff, text };
  }
  if (isUnreachable) {
    const text = (
      <>
        <Trans>The network does not answer.</Trans>
        {hasFigures && since ? <AsOf lastAnswer={since} /> : null}
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

// User or configuration failed to load: requested again automatically, or at a press.
function useStartBanner(): BannerContent | null {
  const { session, settings } = usePortal();
  const isUserMissing = useSession((now) => now.hasTag('userFailed'));
  const isAskingUser = useSession((now) => now.hasTag('userFailed') && !now.can({ type: 'user.retry' }));
  const areSettingsMissing = useSettings((now) => now.hasTag('failed'));
  const isAskingSettings = useSettings((now) => now.hasTag('asking'));
  if (!isUserMissing && !areSettingsMissing) return null;
  const retry = () => {
    session.send({ type: 'user.retry' });
    settings.send({ type: 'configuration.retry' });
  };
  const actions = (
    <Button size="sm" icon={RotateCw} busy={isUserMissing ? isAskingUser : isAskingSettings} onClick={retry}>
      <Trans>Try again</Trans>
    </Button>
  );
  const text = isUserMissing ? (
    <Trans>Your account could not be loaded, so changes are on hold. We keep trying.</Trans>
  ) : (
    <Trans>Some settings of the portal could not be loaded. We keep trying.</Trans>
  );
  return { tone: 'warning', icon: CloudAlert, text, actions };
}

// A reload helps, and restores what was typed (E12).
function useDeploymentBanner(): BannerContent | null {
  const { isOutdated, isPartLost, postpone } = useDeployment();
  // A screen that failed to load says so itself.
  const isScreenFailed = useNavigation((navigation) => navigation.hasTag('failed'));
  if (isScreenFailed || (!isOutdated && !isPartLost)) return null;
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
    <Trans>A part of the portal could not be loaded. Trying again …</Trans>
  );
  return { tone: isOutdated ? 'info' : 'warning', icon: PackageOpen, text, actions };
}

type Outage = { isRefreshing: boolean; since: Date | null; refresh: () => void };

function OutageText({ since }: Pick<Outage, 'since'>) {
  const { ofLate } = useFormats();
  if (!since) return <Trans>The network is having problems. Parts of this page could not be loaded.</Trans>;
  const time = <time dateTime={since.toISOString()}>{ofLate(since)}</time>;
  return <Trans>The network is having problems. Showing data from {time}.</Trans>;
}

// The network answers, but only with errors.
const outageBanner = ({ isRefreshing, since, refresh }: Outage): BannerContent => ({
  tone: 'warning',
  icon: CloudAlert,
  text: (
    <>
      <OutageText since={since} /> {isRefreshing ? <Trans>Trying again …</Trans> : null}
    </>
  ),
  actions: (
    <Button size="sm" icon={RefreshCw} busy={isRefreshing} onClick={refresh}>
      <Trans>Refresh</Trans>
    </Button>
  ),
});

type PortalBannerProps = {
  /** Shows how old they are. */
  hasFigures?: boolean;
  /** Most of the screen failed to load. */
  outage?: Outage | null;
};

// One banner for all of it, the most urgent first.
export function PortalBanner({ hasFigures = true, outage = null }: PortalBannerProps) {
  const connection = useConnectionBanner(hasFigures);
  const start = useStartBanner();
  const deployment = useDeploymentBanner();
  return <Banner banner={connection ?? (outage && outageBanner(outage)) ?? start ?? deployment} />;
}
