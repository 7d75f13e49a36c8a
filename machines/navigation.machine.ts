import { assign, emit, setup } from 'xstate';
import { chartTypes, effect, sideEffect } from './lib/effect.ts';
import {
  atDashboard,
  hasOneTimeToken,
  loginRedirect,
  matchRoute,
  normalLocation,
  pathOf,
  places,
  withoutOneTimeToken,
  type Routes,
} from './lib/location.ts';

/** What navigation knows of the session: whether it may judge at all, and whether somebody is signed in. */
export type SessionFacts = { settled: boolean; signedIn: boolean };
/** How a location enters the history: `none` when the browser is there already. */
export type HistoryMode = 'push' | 'replace' | 'none';
/** `current` is what the views show, `target` the newest wish; between two navigations they are the same. */
export type NavigationContext = SessionFacts & {
  routes: Routes;
  target: string;
  mode: HistoryMode;
  current: string | null;
};

type NavigationEvent =
  | { type: 'location.request'; to: string; replace?: boolean }
  | { type: 'location.changed'; to: string }
  | ({ type: 'session.changed' } & SessionFacts)
  | { type: 'screen.retry' };

type NavigationEmitted = { type: 'screen.left' };

const calls = { loadScreen: effect<void, { name: string }>('loadScreen') };

const sideEffects = {
  setTitle: sideEffect<{ route: string | null }>('setTitle'),
  writeHistory: sideEffect<{ location: string; mode: HistoryMode }>('writeHistory'),
  scrollToTop: sideEffect('scrollToTop'),
};

/** What the app provides: all of it. `loadScreen` resolves once the screen can be shown without waiting. */
export type NavigationEffects = { actors: typeof calls; actions: typeof sideEffects };

const accessOf = ({ routes, target }: NavigationContext) => matchRoute(routes, target)?.access ?? null;

/** No rule would lead this location elsewhere. */
function isOpen({ routes, settled, signedIn }: NavigationContext, location: string): boolean {
  const access = matchRoute(routes, location)?.access;
  if (!settled || access === undefined || hasOneTimeToken(location)) return false;
  return access === 'public' || (access === 'publisher') === signedIn;
}

/** When nobody is signed in any more a private screen may not stay while the next one is loaded. */
function isExposed({ routes, settled, signedIn, current }: NavigationContext): boolean {
  return settled && !signedIn && current !== null && matchRoute(routes, current)?.access === 'publisher';
}

/** The place that is there already is not written a second time. */
const historyEntry = ({ target, mode, current }: NavigationContext) => ({
  location: target,
  mode: mode === 'push' && target === current ? ('replace' as const) : mode,
});

const titleOf = ({ routes, target }: NavigationContext) => {
  const route = matchRoute(routes, target);
  return { route: route?.titled ? route.name : null };
};

const request = ({ event }: { event: { to: string; replace?: boolean } }) => ({
  to: event.to,
  mode: event.replace ? ('replace' as const) : ('push' as const),
});
const move = ({ event }: { event: { to: string } }) => ({ to: event.to, mode: 'none' as const });
const destination = ({ event }: { event: { to: string } }) => ({ to: event.to });

const navigationSetup = setup({
  types: chartTypes<{
    input: { routes: Routes };
    context: NavigationContext;
    events: NavigationEvent;
    emitted: NavigationEmitted;
    tags: 'busy' | 'failed';
  }>(),
  actors: calls,
  actions: {
    ...sideEffects,
    rememberSession: assign((_, { settled, signedIn }: SessionFacts) => ({ settled, signedIn })),
    hideExposedScreen: assign({ current: ({ context }) => (isExposed(context) ? null : context.current) }),
    rememberTarget: assign((_, { to, mode }: { to: string; mode: HistoryMode }) => ({
      target: normalLocation(to),
      mode,
    })),
    redirectTo: assign(({ context }, { to }: { to: string }) => ({
      target: to,
      mode: context.mode === 'none' ? ('replace' as const) : context.mode,
    })),
    showTarget: assign({ current: ({ context }) => context.target }),
    emitScreenLeft: emit({ type: 'screen.left' }),
  },
  guards: {
    isQueryOnlyChange: ({ context }, { to }: { to: string }) =>
      context.current !== null && pathOf(to) === pathOf(context.current) && isOpen(context, to),
    isAlreadyOnItsWay: ({ context }, { to }: { to: string }) => normalLocation(to) === context.target,
    isSessionSettled: ({ context }) => context.settled,
    isRoot: ({ context }) => pathOf(context.target) === places.root,
    isUnknown: ({ context }) => accessOf(context) === null,
    hasOneTimeToken: ({ context }) => hasOneTimeToken(context.target),
    isGuestScreenWhileSignedIn: ({ context }) => context.signedIn && accessOf(context) === 'guest',
    isCatalogueWhileSignedIn: ({ context }) => context.signedIn && accessOf(context) === 'catalogue',
    isPrivateScreenWhileSignedOut: ({ context }) => !context.signedIn && accessOf(context) === 'publisher',
    isFirstScreen: ({ context }) => context.current === null,
  },
  delays: { chunkTimeout: 120_000 },
});

/**
 * Every way to a screen leads through here: links, Back and Forward, the typed address, the end of a session (G1
 * to G7). The views show `context.current` and nothing else; `null` means that there is nothing to show yet.
 */
export const navigationMachine = navigationSetup.createMachine({
  id: 'navigation',
  description:
    'Judges every navigation and shows a screen only when it may be seen and has arrived; the latest wins.',
  context: ({ input }) => ({
    routes: input.routes,
    settled: false,
    signedIn: false,
    target: places.root,
    mode: 'none',
    current: null,
  }),
  options: { maxIterations: 50 },
  initial: 'idle',
  on: {
    'session.changed': {
      description: 'A private screen is taken away as soon as nobody is signed in any more.',
      actions: [{ type: 'rememberSession', params: ({ event }) => event }, 'hideExposedScreen'],
      meta: { spec: ['G1', 'S11'] },
    },
    'location.request': {
      target: '.guarding',
      reenter: true,
      description: 'A link or the portal itself asks for a location: the newest request wins.',
      actions: { type: 'rememberTarget', params: request },
      meta: { spec: ['G7', 'A10'] },
    },
    'location.changed': {
      target: '.guarding',
      reenter: true,
      description: 'The browser has moved already (first load, Back, Forward): only a redirect is written.',
      actions: { type: 'rememberTarget', params: move },
      meta: { spec: ['G7', 'A10'] },
    },
  },
  states: {
    idle: {
      description: 'The current screen is shown; a change of its query alone is no navigation.',
      meta: { spec: ['L7'], screen: 'screen' },
      on: {
        'location.request': {
          guard: { type: 'isQueryOnlyChange', params: destination },
          actions: [
            { type: 'rememberTarget', params: request },
            { type: 'writeHistory', params: ({ context }) => historyEntry(context) },
            'showTarget',
          ],
          meta: { spec: ['L7'] },
        },
        'location.changed': {
          guard: { type: 'isQueryOnlyChange', params: destination },
          actions: [
            { type: 'rememberTarget', params: move },
            { type: 'writeHistory', params: ({ context }) => historyEntry(context) },
            'showTarget',
          ],
          meta: { spec: ['L7'] },
        },
      },
    },
    guarding: {
      description: 'A navigation is under way; the screen before it stays.',
      meta: { spec: ['G7'] },
      tags: ['busy'],
      initial: 'awaitingSession',
      on: {
        'session.changed': {
          target: '.awaitingSession',
          description: 'Whoever is signed in has changed on the way: the rules are applied again.',
          actions: [{ type: 'rememberSession', params: ({ event }) => event }, 'hideExposedScreen'],
          meta: { spec: ['G1'] },
        },
        'location.request': {
          guard: { type: 'isAlreadyOnItsWay', params: destination },
          description: 'The same wish again changes nothing.',
        },
      },
      states: {
        awaitingSession: {
          description: 'No rule is applied before the session is settled.',
          meta: { spec: ['G1', 'A8'], screen: 'previous-screen' },
          always: { guard: 'isSessionSettled', target: 'applyingRules', meta: { spec: ['G1'] } },
        },
        applyingRules: {
          description: 'The rules in their order; a redirect starts over with its own target.',
          meta: { spec: ['A1', 'A4'] },
          always: [
            {
              guard: 'isRoot',
              target: 'applyingRules',
              reenter: true,
              actions: { type: 'redirectTo', params: ({ context }) => ({ to: atDashboard(context.target) }) },
              meta: { spec: ['A3'] },
            },
            {
              guard: 'isUnknown',
              target: 'applyingRules',
              reenter: true,
              actions: { type: 'redirectTo', params: { to: places.root } },
              meta: { spec: ['A3', 'A4'] },
            },
            {
              guard: 'hasOneTimeToken',
              target: 'applyingRules',
              reenter: true,
              actions: {
                type: 'redirectTo',
                params: ({ context }) => ({ to: withoutOneTimeToken(context.target) }),
              },
              meta: { spec: ['G3'] },
            },
            {
              guard: 'isGuestScreenWhileSignedIn',
              target: 'applyingRules',
              reenter: true,
              actions: { type: 'redirectTo', params: { to: places.root } },
              meta: { spec: ['G4'] },
            },
            {
              guard: 'isCatalogueWhileSignedIn',
              target: 'applyingRules',
              reenter: true,
              actions: { type: 'redirectTo', params: { to: places.offerWall } },
              meta: { spec: ['G5'] },
            },
            {
              guard: 'isPrivateScreenWhileSignedOut',
              target: 'applyingRules',
              reenter: true,
              actions: {
                type: 'redirectTo',
                params: ({ context }) => ({ to: loginRedirect(context.target) }),
              },
              meta: { spec: ['G6'] },
            },
            { target: 'loadingScreen' },
          ],
        },
        loadingScreen: {
          description: 'The script of the screen is fetched; one that was shown before is there at once.',
          meta: { spec: ['A4', 'E12'], screen: 'previous-screen' },
          invoke: {
            id: 'loadScreen',
            src: 'loadScreen',
            input: ({ context }) => ({ name: matchRoute(context.routes, context.target)?.name ?? '' }),
            onDone: { target: 'committing' },
            onError: { target: '#navigation.screenFailed', meta: { spec: ['E12'] } },
          },
          after: { chunkTimeout: { target: '#navigation.screenFailed', meta: { spec: ['E12'] } } },
        },
        committing: {
          description: 'Location, title and screen change together, and the page starts at its top.',
          meta: { spec: ['G2', 'A10'] },
          entry: [
            { type: 'writeHistory', params: ({ context }) => historyEntry(context) },
            { type: 'setTitle', params: ({ context }) => titleOf(context) },
            'scrollToTop',
          ],
          always: [
            { guard: 'isFirstScreen', target: '#navigation.idle', actions: 'showTarget' },
            { target: '#navigation.idle', actions: ['showTarget', 'emitScreenLeft'] },
          ],
        },
      },
    },
    screenFailed: {
      description: 'The screen did not arrive: try again, reload the page, or go elsewhere.',
      meta: { spec: ['E12'], screen: 'screen-failed' },
      tags: ['failed'],
      on: { 'screen.retry': { target: 'guarding', meta: { spec: ['E12'] } } },
    },
  },
});
