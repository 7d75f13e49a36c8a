import { useConfiguration, usePortal } from '#portal/portal-context.tsx';
import { useShadowLogin } from '#portal/shadow-login.ts';
import { useConnection } from '#portal/connection.ts';
import { useOutage } from '#portal/outage.ts';
import { href, navigationEntries } from '#routes';
import { Outage } from '#ui/feedback/failed-state.tsx';
import { Logo } from '#ui/layout/logo.tsx';
import { NavLink } from '#ui/layout/nav-link.tsx';
import { PrintHead } from './print-head.tsx';
import { SkipLink } from '#ui/layout/skip-link.tsx';
import { Tip } from '#ui/overlays/tip.tsx';
import { TopBar } from '#ui/layout/top-bar.tsx';
import { userQuery } from '#api/reference-data.ts';
import { replayEarlyKey } from '#ui/platform/early-key.ts';
import { WriteHoldProvider } from '#ui/controls/write-hold.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { PaletteButton } from '../palette/palette-button.tsx';
import { Confirmation } from './confirmation.tsx';
import { DataProvider } from './data-provider.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { OfferHover } from './offer-hover.tsx';
import { PortalBanner } from './portal-banner.tsx';
import { ScreenPlace } from './screen-place.tsx';
import { ShadowBar } from './shadow-bar.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { notifyCommands } from './notify-commands.ts';
import { useIdlePrefetch } from './use-idle-prefetch.ts';
import { usePrefetchParts } from './use-prefetch-parts.ts';
import { usePrefetchOnIntent } from './use-prefetch-on-intent.ts';
import { UserMenu } from './user-menu.tsx';

function Brand() {
  const { t } = useLingui();
  const configuration = useConfiguration();
  const name = configuration.general.systemName;
  // Without the network's name, the logo is labelled with its target.
  return (
    <Link href={href('dashboard')} aria-label={name === '' ? t`Dashboard` : undefined}>
      <Logo name={name} />
    </Link>
  );
}

function MainNavigation() {
  const { i18n } = useLingui();
  const [path] = useLocation();
  return navigationEntries.map(({ name, label }) => (
    <NavLink key={name} place="bar" current={`${path}/`.startsWith(`${href(name)}/`)}>
      <Link href={href(name)}>{i18n._(label)}</Link>
    </NavLink>
  ));
}

function PaperHead() {
  const configuration = useConfiguration();
  const { data: user } = useQuery(userQuery);
  return <PrintHead systemName={configuration.general.systemName} user={user?.email ?? ''} />;
}

// Disables every write while the chart of the shadow login holds changes back (M4).
function WriteHold({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const { holdReason } = useShadowLogin();
  return <WriteHoldProvider value={holdReason && i18n._(holdReason)}>{children}</WriteHoldProvider>;
}

function Place({ children }: { children: ReactNode }) {
  const { isOutage, ...outage } = useOutage();
  const { isOffline } = useConnection();
  return (
    <Outage value={isOutage || isOffline}>
      <ScreenPlace>{children}</ScreenPlace>
      <PortalBanner outage={isOutage ? outage : null} />
    </Outage>
  );
}

/** The frame of a signed-in publisher's screens (A5 to A7). */
export default function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  notifyCommands(usePortal());
  usePrefetchOnIntent();
  usePrefetchParts();
  useIdlePrefetch();
  // After the effects of what it holds, which handle shortcuts.
  useEffect(replayEarlyKey, []);
  return (
    <DataProvider>
      <WriteHold>
        <SkipLink />
        <TopBar
          brand={<Brand />}
          navLabel={t`Main`}
          nav={<MainNavigation />}
          end={
            <>
              <PaletteButton />
              <NotificationBell />
              <UserMenu />
            </>
          }
          menu={<MobileMenu brand={<Brand />} />}
        />
        <PaperHead />
        <Place>{children}</Place>
        <ShadowBar />
        <Shortcuts />
        <Confirmation />
        <Tip />
        <OfferHover />
      </WriteHold>
    </DataProvider>
  );
}
