import { LeaveGuardContext } from '#fields/leave-guard.ts';
import { loadScreenTexts } from '#i18n/i18n.ts';
import { matchRoute } from '#machines/lib/location.ts';
import {
  PortalProvider,
  useGatedLocation,
  useGatedSearch,
  useNavigation,
  useSession,
  useTerms,
} from '#portal/portal-context.tsx';
import type { Portal } from '#portal/create-portal.ts';
import { routeRules } from '#routes';
import { Boot } from '#ui/boot.tsx';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadedScreen } from './screens.ts';
import { Notices } from './shell/notices.tsx';

/** What may be shown over any screen, the first one too; it comes with its texts. */
const later = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: (await Promise.all([load(), loadScreenTexts()]))[0] }));

const SessionExpired = later(async () => (await import('./shell/session-expired.tsx')).SessionExpired);
const AccountSuspended = later(async () => (await import('./shell/account-suspended.tsx')).AccountSuspended);
const LeaveDialog = later(async () => (await import('./shell/leave-dialog.tsx')).LeaveDialog);
const TermsDialog = later(async () => (await import('./shell/terms-dialog.tsx')).TermsDialog);
const ScreenFailed = later(async () => (await import('./shell/screen-failed.tsx')).ScreenFailed);

function CurrentScreen() {
  const name = useNavigation(({ context: { current } }) => current && matchRoute(routeRules, current)?.name);
  const isFailed = useNavigation((navigation) => navigation.hasTag('failed'));
  const isSessionLoaded = useSession((session) => session.hasTag('loaded'));
  const loaded = name && isSessionLoaded ? loadedScreen(name) : undefined;
  if (isFailed) return <ScreenFailed />;
  if (!loaded) return <Boot />;
  const { Screen, Frame } = loaded;
  const screen = (
    <ErrorBoundary key={name}>
      <Screen />
    </ErrorBoundary>
  );
  return Frame ? <Frame>{screen}</Frame> : screen;
}

function Blocking() {
  const isExpired = useSession((session) => session.can({ type: 'expiry.acknowledge' }));
  const isAsked = useTerms((terms) => terms.hasTag('blocking'));
  const isLeaving = useNavigation((navigation) => navigation.hasTag('askingToLeave'));
  if (isExpired) return <SessionExpired />;
  if (isAsked) return <TermsDialog />;
  return isLeaving ? <LeaveDialog /> : null;
}

function Content() {
  const isSuspended = useSession((session) => session.hasTag('suspended'));
  return (
    <Suspense fallback={<Boot />}>
      {isSuspended ? <AccountSuspended /> : <CurrentScreen />}
      <Suspense>
        <Blocking />
        <Notices />
      </Suspense>
    </Suspense>
  );
}

const gate = { hook: useGatedLocation, searchHook: useGatedSearch };

/** The whole portal: it shows what the charts say, and decides nothing. */
export function App({ portal }: { portal: Portal }) {
  return (
    <I18nProvider i18n={i18n}>
      <PortalProvider value={portal}>
        <Router {...gate}>
          <LeaveGuardContext value={portal.holdScreen}>
            <ErrorBoundary>
              <Content />
            </ErrorBoundary>
          </LeaveGuardContext>
        </Router>
      </PortalProvider>
    </I18nProvider>
  );
}
