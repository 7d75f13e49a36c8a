import type { ShownPortal } from '#app/app.tsx';
import { places } from '#machines/lib/location.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Credentials } from '#machines/session/session.setup.ts';
import { termsMachine } from '#machines/terms/terms.machine.ts';
import { routeRules } from '#routes';
import { createActor, fromPromise } from 'xstate';
import { stillSettings } from '#portal/configuration.ts';
import type { Portal } from '#portal/create-portal.ts';

/** A portal that is shown from the beginning: the page holds nothing yet. */
export const shownAtOnce = (portal: Portal): ShownPortal => ({
  subscribe: () => () => undefined,
  current: () => portal,
  atFirst: () => portal,
});

/** The charts as they stand at the login when nobody is signed in; signing in is all that the session does. */
function chartsAtLogin(signIn: (credentials: Credentials) => Promise<never>) {
  const session = sessionMachine.provide({
    actors: { signIn: fromPromise(({ input }) => signIn(input)) },
    actions: { clearToken: () => undefined },
  });
  const facts = {
    hasOneTimeToken: false,
    hasStoredToken: false,
    isLinkCutShort: false,
    errors: null,
    suspension: null,
    attempts: 0,
  };
  const place = {
    target: places.login,
    current: places.login,
    mode: 'none',
    held: null,
    attempts: 0,
  } as const;
  return {
    session: createActor(session, {
      input: facts,
      snapshot: session.resolveState({ value: { signedOut: 'idle' }, context: facts }),
    }),
    navigation: createActor(navigationMachine, {
      input: { routes: routeRules },
      snapshot: navigationMachine.resolveState({
        value: 'idle',
        context: { ...place, routes: routeRules, settled: true, signedIn: false },
      }),
    }),
    ...stillSettings(),
  };
}

/** The login's portal while the portal is built: it shows, and does nothing. */
export function portalAtBuild(): ShownPortal {
  const still = {
    ...chartsAtLogin(() => new Promise(() => undefined)),
    terms: createActor(termsMachine),
    notices: { chart: () => null, subscribe: () => () => undefined },
    holdScreen: () => () => undefined,
  };
  // Rendering the login reads no more of it.
  return shownAtOnce(still as unknown as Portal);
}

/**
 * The login that the page shows already goes on while the session is still asked for (S8): what is looked at and typed
 * is kept, a link leads on, and a sign-in waits until the session can take it. `portal` takes over as soon as it has a
 * screen of its own, or somebody is signed in.
 */
export function waitingFor(portal: Portal): ShownPortal {
  let held: Credentials | null = null;
  const charts = chartsAtLogin((credentials) => {
    held = credentials;
    return new Promise(() => undefined);
  });
  const navigation = Object.assign(charts.navigation, {
    send: (event: Parameters<typeof portal.navigation.send>[0]) => portal.navigation.send(event),
  });
  const waiting: Portal = { ...portal, ...charts, navigation };
  charts.session.start();

  let shown = waiting;
  const listeners = new Set<() => void>();

  function takeOver() {
    const arrived = portal.navigation.getSnapshot();
    const isThere = arrived.context.current !== null || arrived.hasTag('failed');
    // Another tab may have signed in meanwhile.
    const isSignedIn = portal.session.getSnapshot().hasTag('signedIn');
    if (shown === portal || !(isThere || isSignedIn)) return;
    charts.session.stop();
    const wish = held && ({ type: 'session.signIn', credentials: held } as const);
    if (wish && portal.session.getSnapshot().can(wish)) portal.session.send(wish);
    held = null;
    shown = portal;
    for (const listener of listeners) listener();
  }
  portal.navigation.subscribe(takeOver);
  portal.session.subscribe(takeOver);
  takeOver();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => shown,
    atFirst: () => waiting,
  };
}
