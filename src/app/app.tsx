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
import { Suspense, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { Router } from 'wouter';
import { emergencyParts, loadFactorSetup } from './emergency.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadedFrame, loadedScreen } from './screens.ts';
import { LeaveDialog } from './shell/leave-dialog.tsx';
import { Toasts } from './shell/toasts.tsx';
import { SessionExpired } from './shell/session-expired.tsx';
import { useAltClicks } from './use-alt-clicks.ts';
import { useArrivals } from './use-arrivals.ts';

const fill = (element: HTMLElement | null) => {
  const offer = document.body.querySelector('template')?.content.cloneNode(true);
  element?.replaceChildren(offer ?? '');
};

// The offer to reload that index.html brings along: it is there when nothing else loads (E12).
const FailedPage = () => <div ref={fill} />;

const AccountSuspended = lazyComponent(emergencyParts.AccountSuspended, FailedPage);
const FactorSetup = lazyComponent(loadFactorSetup, FailedPage);
const GuestBar = lazyComponent(emergencyParts.GuestBar);
const TermsDialog = lazyComponent(emergencyParts.TermsDialog);
const ScreenFailed = lazyComponent(emergencyParts.ScreenFailed, FailedPage);
const PageBroken = lazyComponent(emergencyParts.PageBroken, FailedPage);
const broken = (error: unknown) => <PageBroken error={error} />;

type NavigationSnapshot = ReturnType<Portal['navigation']['getSnapshot']>;

const routeOf = (location: string | null) => (location === null ? null : matchRoute(routeRules, location));

const untilQuiet = 3000;

// Whether the first screen has had time to load what it needs.
function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), untilQuiet);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet;
}

/** A screen without a frame; the bar's code is loaded before the connection can go. */
function Unframed({ children }: { children: ReactNode }) {
  const isQuiet = useQuiet();
  return (
    <>
      {children}
      <Suspense>{isQuiet ? <GuestBar /> : null}</Suspense>
    </>
  );
}

/** The route that the navigation chart has let through, as long as the session allows it. */
function useShownRoute() {
  const name = useNavigation(({ context }) => routeOf(context.current)?.name);
  const access = useNavigation(({ context }) => routeOf(context.current)?.access);
  const isLoaded = useSession((session) => session.hasTag('loaded'));
  const isExpired = useSession((session) => session.can({ type: 'expiry.acknowledge' }));
  const isSignedIn = useSession((session) => session.hasTag('signedIn'));
  // After a sign-out nothing private stays on screen, however long the next screen takes.
  const isOwn = access !== 'publisher' || isSignedIn || isExpired;
  // Until the session is loaded, only the prerendered login may be shown.
  const mayBeShown = isOwn && (isLoaded || !isSignedIn);
  return mayBeShown ? name : undefined;
}

// The connection is back: the screen that failed without it is loaded as any other.
const isRequestedAgain = (navigation: NavigationSnapshot): boolean =>
  navigation.hasTag('busy') && navigation.context.target === navigation.context.current;

/** Replaces a screen that failed to load: the frame around it stays. */
function FailedScreen({ name }: { name: string | undefined }) {
  const { data } = usePortal();
  const isLoading = useNavigation(isRequestedAgain);
  const { Frame } = name !== undefined && data.isLoaded() ? loadedFrame(name) : { Frame: null };
  const Around = Frame ?? Unframed;
  return (
    <Around>
      <Suspense>
        <ScreenFailed isFramed={Frame !== null} isLoading={isLoading} />
      </Suspense>
    </Around>
  );
}

// A screen that failed to load stays, with its frame, until the next one has arrived.
function isMissingAndLeft(navigation: NavigationSnapshot): boolean {
  const route = routeOf(navigation.context.current);
  return navigation.hasTag('busy') && route !== null && loadedScreen(route.name) === undefined;
}

function CurrentScreen() {
  const name = useShownRoute();
  const hasFailed = useNavigation((navigation) => navigation.hasTag('failed'));
  const isLeft = useNavigation(isMissingAndLeft);
  const isFailed = hasFailed || (isLeft && name !== undefined);
  const loaded = name === undefined ? undefined : loadedScreen(name);
  // Deferred, so that presses are handled while the first screen renders.
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
  const isBlocked = useTerms((terms) => terms.hasTag('blocking'));
  const isLeaving = useNavigation((navigation) => navigation.hasTag('askingToLeave'));
  if (isExpired) return <SessionExpired />;
  if (isLeaving) return <LeaveDialog />;
  return isBlocked ? <TermsDialog /> : null;
}

function ScreenOrReplacement() {
  const isSuspended = useSession((session) => session.hasTag('suspended'));
  const needsFactor = useSession((session) => session.hasTag('factorSetup'));
  if (!isSuspended && !needsFactor) return <CurrentScreen />;
  return <Unframed>{isSuspended ? <AccountSuspended /> : <FactorSetup />}</Unframed>;
}

function Content() {
  return (
    <Suspense fallback={<Boot />}>
      <ScreenOrReplacement />
      <Suspense>
        <Blocking />
        <Toasts />
      </Suspense>
    </Suspense>
  );
}

function Forms({ children }: { children: ReactNode }) {
  const { holdScreen } = usePortal();
  return (
    <LeaveGuardContext value={holdScreen}>
      <DraftsContext value={useDrafts()}>{children}</DraftsContext>
    </LeaveGuardContext>
  );
}

const gate = { hook: useGatedLocation, searchHook: useGatedSearch };

/** The whole portal: shows the state of the charts, decides nothing. */
export function App({ portal }: { portal: Portal }) {
  useAltClicks();
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
