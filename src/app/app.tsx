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
import { Notices } from '#ui/notices.tsx';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { lazy, Suspense } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadedScreen } from './screens.ts';

const SessionExpired = lazy(async () => ({
  default: (await import('./shell/session-expired.tsx')).SessionExpired,
}));
const AccountSuspended = lazy(async () => ({
  default: (await import('./shell/account-suspended.tsx')).AccountSuspended,
}));
const TermsDialog = lazy(async () => ({
  default: (await import('./shell/terms-dialog.tsx')).TermsDialog,
}));
const ScreenFailed = lazy(async () => ({
  default: (await import('./shell/screen-failed.tsx')).ScreenFailed,
}));

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
  if (isExpired) return <SessionExpired />;
  return isAsked ? <TermsDialog /> : null;
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
          <ErrorBoundary>
            <Content />
          </ErrorBoundary>
        </Router>
      </PortalProvider>
    </I18nProvider>
  );
}
