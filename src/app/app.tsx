import { DraftsContext } from '#fields/use-draft.ts';
import { LeaveGuardContext } from '#fields/leave-guard.ts';
import { matchRoute } from '#machines/lib/location.ts';
import {
  LocationProvider,
  PortalProvider,
  useGatedLocation,
  useGatedSearch,
  useNavigation,
  usePortal,
  useSession,
  useTerms,
} from '#portal/portal-context.tsx';
import type { Portal } from '#portal/create-portal.ts';
import { useDrafts } from '#portal/use-drafts.ts';
import { routeRules } from '#routes';
import { Boot } from './boot.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { Router } from 'wouter';
import { emergencyParts } from './emergency.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailedPage } from './failed-page.tsx';
import { loadedFrame, loadedScreen } from './screens.ts';
import { LeaveDialog } from './shell/leave-dialog.tsx';
import { Notices } from './shell/notices.tsx';
import { SessionExpired } from './shell/session-expired.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useQuiet } from './use-quiet.ts';

const AccountSuspended = lazyComponent(emergencyParts.AccountSuspended, FailedPage);
const GuestBar = lazyComponent(emergencyParts.GuestBar);
const TermsDialog = lazyComponent(emergencyParts.TermsDialog);
const ScreenFailed = lazyComponent(emergencyParts.ScreenFailed, FailedPage);
const PageBroken = lazyComponent(emergencyParts.PageBroken, FailedPage);
const broken = (error: unknown) => <PageBroken error={error} />;

const routeOf = (location: string | null) => (location === null ? null : matchRoute(routeRules, location));

/** Stands beside a screen without a frame: its code is there before the connection goes. */
function Unframed({ children }: { children: ReactNode }) {
  const isQuiet = useQuiet();
  return (
    <>
      {children}
      <Suspense>{isQuiet ? <GuestBar /> : null}</Suspense>
    </>
  );
}

/** The name of the route that the navigation chart has let through, as long as the session lets it be seen. */
function useShownRoute() {
  const name = useNavigation(({ context }) => routeOf(context.current)?.name);
  const access = useNavigation(({ context }) => routeOf(context.current)?.access);
  const isLoaded = useSession((session) => session.hasTag('loaded'));
  const isExpired = useSession((session) => session.can({ type: 'expiry.acknowledge' }));
  const isSignedIn = useSession((session) => session.hasTag('signedIn'));
  // Nothing of a publisher stays on screen once they have left, however long the next screen takes.
  const isOwn = access !== 'publisher' || isSignedIn || isExpired;
  // Before it is known that nobody is signed in there is nothing but the login that the page has brought along.
  const mayBeShown = isOwn && (isLoaded || !isSignedIn);
  return mayBeShown ? name : undefined;
}

/** In the place of a screen that did not arrive: the frame around it stays. */
function FailedScreen({ name }: { name: string | undefined }) {
  const { data } = usePortal();
  const { Frame } = name !== undefined && data.isLoaded() ? loadedFrame(name) : { Frame: null };
  const Around = Frame ?? Unframed;
  return (
    <Around>
      <Suspense>
        <ScreenFailed isFramed={Frame !== null} />
      </Suspense>
    </Around>
  );
}

function CurrentScreen() {
  const name = useShownRoute();
  const isFailed = useNavigation((navigation) => navigation.hasTag('failed'));
  const loaded = name === undefined ? undefined : loadedScreen(name);
  // In slices: what is pressed while the first screen is rendered does not wait for it.
  const isShown = useDeferredValue(loaded !== undefined);
  const arrived = loaded !== undefined && isShown ? 'screen' : null;
  useArrivals(isFailed ? 'failure' : arrived);
  if (isFailed) return <FailedScreen name={name} />;
  if (!loaded || !isShown) return <Boot />;
  const { Screen, Frame } = loaded;
  const Around = Frame ?? Unframed;
  return (
    <Around>
      <Screen />
    </Around>
  );
}

function Blocking() {
  const isExpired = useSession((session) => session.can({ type: 'expiry.acknowledge' }));
  const isAsked = useTerms((terms) => terms.hasTag('blocking'));
  const isLeaving = useNavigation((navigation) => navigation.hasTag('askingToLeave'));
  if (isExpired) return <SessionExpired />;
  if (isLeaving) return <LeaveDialog />;
  return isAsked ? <TermsDialog /> : null;
}

function Content() {
  const isSuspended = useSession((session) => session.hasTag('suspended'));
  return (
    <Suspense fallback={<Boot />}>
      {isSuspended ? (
        <Unframed>
          <AccountSuspended />
        </Unframed>
      ) : (
        <CurrentScreen />
      )}
      <Suspense>
        <Blocking />
        <Notices />
      </Suspense>
    </Suspense>
  );
}

/** What forms have of the portal: their drafts, and the question before they are left. */
function Forms({ children }: { children: ReactNode }) {
  const { holdScreen } = usePortal();
  return (
    <LeaveGuardContext value={holdScreen}>
      <DraftsContext value={useDrafts()}>{children}</DraftsContext>
    </LeaveGuardContext>
  );
}

const gate = { hook: useGatedLocation, searchHook: useGatedSearch };

/** The whole portal: it shows what the charts say, and decides nothing. */
export function App({ portal }: { portal: Portal }) {
  return (
    <I18nProvider i18n={i18n}>
      <PortalProvider value={portal}>
        <LocationProvider>
          <Router {...gate}>
            <Forms>
              <ErrorBoundary broken={broken}>
                <Content />
              </ErrorBoundary>
            </Forms>
          </Router>
        </LocationProvider>
      </PortalProvider>
    </I18nProvider>
  );
}
