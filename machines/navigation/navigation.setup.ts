import { assign, emit, setup } from 'xstate';
import { growingPause, oneMore, type Attempts } from '../lib/attempts.ts';
import { chartTypes, effect, sideEffect } from '../lib/effect.ts';
import {
  hasOneTimeToken,
  hasTrailingSlash,
  isElsewhere,
  matchRoute,
  normalLocation,
  pathOf,
  places,
  type Routes,
} from '../lib/location.ts';

/** `settled`: the guards may judge; before that every navigation waits. */
export type SessionStatus = { settled: boolean; signedIn: boolean };
/**
 * How a location enters the history: `none` when the browser is there already, `return` when it has to go back to the
 * entry that is shown, `follow` when it goes after all to the one from which it was called back.
 */
export type HistoryMode = 'push' | 'replace' | 'none' | 'return' | 'follow';
/** A form with unsaved input, and the search parameters of its place. */
type HeldForm = { form: string; parameters: readonly string[] };

/** `current` is what the views show, `target` the newest request; between two navigations they are the same. */
export type NavigationContext = SessionStatus &
  Attempts & {
    routes: Routes;
    target: string;
    mode: HistoryMode;
    current: string | null;
    /** With unsaved input. */
    forms: readonly HeldForm[];
    /** Leaving the place that these parameters name needs a confirmation. */
    held: readonly string[] | null;
  };

type NavigationEvent =
  | { type: 'location.request'; to: string; replace?: boolean }
  | { type: 'location.changed'; to: string }
  | ({ type: 'session.changed' } & SessionStatus)
  | ({ type: 'form.held' } & HeldForm)
  | { type: 'form.released'; form: string }
  /** Whoever is signed in may find forms of a session before. */
  | { type: 'session.signedIn' }
  | { type: 'leave.confirm' }
  | { type: 'leave.cancel' }
  | { type: 'connection.returned' }
  /** The visitor wants to sign out. */
  | { type: 'signOut.request' };

type NavigationEmitted =
  | { type: 'screen.left' }
  | { type: 'session.signOut' }
  /** The requested address belongs to no screen (A3). */
  | { type: 'address.unknown' };

const calls = {
  /** Resolves with whether data that was requested ahead is still on its way. */
  loadScreen: effect<boolean, { name: string }>('loadScreen'),
  awaitData: effect('awaitData'),
};

const sideEffects = {
  setTitle: sideEffect<{ route: string | null }>('setTitle'),
  writeHistory: sideEffect<{ location: string; mode: HistoryMode }>('writeHistory'),
  scrollToTop: sideEffect('scrollToTop'),
  /** Their drafts are left on purpose. */
  forgetForms: sideEffect<{ forms: readonly string[] }>('forgetForms'),
};

/** `loadScreen` resolves once the code of the screen is there, `awaitData` once its prefetched calls have ended. */
export type NavigationEffects = { actors: typeof calls; actions: typeof sideEffects };

const accessOf = ({ routes, target }: NavigationContext) => matchRoute(routes, target)?.access ?? null;

// No rule redirects this location.
function isOpen({ routes, settled, signedIn }: NavigationContext, location: string): boolean {
  const access = matchRoute(routes, location)?.access;
  if (!settled || access === undefined || hasOneTimeToken(location)) return false;
  return access === 'public' || (access === 'publisher') === signedIn;
}

// The location discards unsaved input.
const takesAway = ({ held, current }: NavigationContext, location: string) =>
  held !== null && current !== null && isElsewhere(location, current, held);

// The place of every form at once; null: nothing is asked.
const placeOf = (forms: readonly HeldForm[]) =>
  forms.length > 0 ? [...new Set(forms.flatMap(({ parameters }) => parameters))] : null;

const isLeft = ({ current, target }: NavigationContext, { parameters }: HeldForm) =>
  current !== null && isElsewhere(current, target, parameters);

const without = ({ forms }: NavigationContext, form: string) => forms.filter((held) => held.form !== form);

const isWithinScreen = (context: NavigationContext, location: string) =>
  context.current !== null && pathOf(location) === pathOf(context.current) && isOpen(context, location);

// After the session a private screen must not stay while the next one loads.
function isExposed({ routes, settled, signedIn, current }: NavigationContext): boolean {
  return settled && !signedIn && current !== null && matchRoute(routes, current)?.access === 'publisher';
}

export const navigationSetup = setup({
  types: chartTypes<{
    /** `shown`: the screen that the page has brought along. */
    input: { routes: Routes; shown: string | null };
    context: NavigationContext;
    events: NavigationEvent;
    emitted: NavigationEmitted;
    tags: 'busy' | 'failed' | 'askingToLeave';
  }>(),
  actors: calls,
  actions: {
    ...sideEffects,
    rememberSession: assign(({ context }, { settled, signedIn }: SessionStatus) => ({
      settled,
      signedIn,
      held: signedIn === context.signedIn ? context.held : null,
    })),
    hold: assign(({ context }, held: HeldForm) => {
      const forms = [...without(context, held.form), held];
      return { forms, held: placeOf(forms) };
    }),
    letGo: assign(({ context }, { form }: { form: string }) => {
      const forms = without(context, form);
      return { forms, held: context.held && placeOf(forms) };
    }),
    holdAgain: assign({ held: ({ context }) => placeOf(context.forms) }),
    release: assign({ held: null }),
    releaseLeft: assign(({ context }) => {
      const forms = context.forms.filter((form) => !isLeft(context, form));
      return { forms, held: placeOf(forms) };
    }),
    countFirstFailure: assign({ attempts: 1 }),
    countFailure: assign({ attempts: oneMore }),
    hideExposedScreen: assign(({ context }) => (isExposed(context) ? { current: null, forms: [] } : {})),
    rememberTarget: assign((_, { to, mode }: { to: string; mode: HistoryMode }) => ({
      target: normalLocation(to),
      mode,
    })),
    redirectTo: assign(({ context }, { to }: { to: string }) => ({
      target: to,
      mode: context.mode === 'none' ? ('replace' as const) : context.mode,
    })),
    forgetTarget: assign({ target: ({ context }) => context.current ?? context.target }),
    showTarget: assign(({ context: { forms, current, target } }) => {
      const isSame = current !== null && pathOf(target) === pathOf(current);
      return { current: target, ...(isSame ? { held: placeOf(forms) } : { forms: [], held: null }) };
    }),
    emitScreenLeft: emit({ type: 'screen.left' }),
    emitSignOut: emit({ type: 'session.signOut' }),
    emitUnknownAddress: emit({ type: 'address.unknown' }),
  },
  guards: {
    isQueryOnlyChange: ({ context }, { to }: { to: string }) =>
      isWithinScreen(context, to) && !takesAway(context, to),
    mustAsk: ({ context }, { to }: { to: string }) => takesAway(context, to),
    isShown: ({ context }, { to }: { to: string }) => normalLocation(to) === context.current,
    isTargetWithinScreen: ({ context }) => isWithinScreen(context, context.target),
    isSomebodyElse: ({ context }, { signedIn }: SessionStatus) => signedIn !== context.signedIn,
    isAlreadyOnItsWay: ({ context }, { to }: { to: string }) => normalLocation(to) === context.target,
    isHeld: ({ context }) => context.held !== null,
    isBrowserThere: ({ context }) => context.mode === 'none',
    isSessionSettled: ({ context }) => context.settled,
    isRoot: ({ context }) => pathOf(context.target) === places.root,
    isUnknown: ({ context }) => accessOf(context) === null,
    hasTrailingSlash: ({ context }) => hasTrailingSlash(context.target),
    hasOneTimeToken: ({ context }) => hasOneTimeToken(context.target),
    isGuestScreenWhileSignedIn: ({ context }) => context.signedIn && accessOf(context) === 'guest',
    isCatalogueWhileSignedIn: ({ context }) => context.signedIn && accessOf(context) === 'catalogue',
    isPrivateScreenWhileSignedOut: ({ context }) => !context.signedIn && accessOf(context) === 'publisher',
    isDataOnItsWay: (_, { isOnItsWay }: { isOnItsWay: boolean }) => isOnItsWay,
    isScreenKept: ({ context: { current, target } }) =>
      current === null || pathOf(current) === pathOf(target),
  },
  // Rendering once with its data is faster than rendering twice.
  delays: { chunkTimeout: 120_000, dataPatience: 150, untilNextAttempt: growingPause },
});

type Given<Event> = { event: Event };
type InState = { context: NavigationContext };

export const params = {
  request: ({ event }: Given<{ to: string; replace?: boolean }>) => ({
    to: event.to,
    mode: event.replace ? ('replace' as const) : ('push' as const),
  }),
  move: ({ event }: Given<{ to: string }>) => ({ to: event.to, mode: 'none' as const }),
  putBack: ({ event }: Given<{ to: string }>) => ({ to: event.to, mode: 'follow' as const }),
  destination: ({ event }: Given<{ to: string }>) => ({ to: event.to }),
  // The current location is not written a second time.
  historyEntry: ({ context: { target, mode, current } }: InState) => ({
    location: target,
    mode: mode === 'push' && target === current ? ('replace' as const) : mode,
  }),
  screen: ({ context: { routes, target } }: InState) => ({ name: matchRoute(routes, target)?.name ?? '' }),
  data: ({ event }: Given<{ output: boolean }>) => ({ isOnItsWay: event.output }),
  shownAgain: ({ context }: InState) => ({
    location: context.current ?? places.root,
    mode: 'return' as const,
  }),
  held: ({ event: { form, parameters } }: Given<HeldForm>) => ({ form, parameters }),
  form: ({ event: { form } }: Given<{ form: string }>) => ({ form }),
  formsLeft: ({ context }: InState) => ({
    forms: context.forms.filter((form) => isLeft(context, form)).map(({ form }) => form),
  }),
  // An unknown path leads to the dashboard.
  title: ({ context: { routes, target } }: InState) => {
    const route = matchRoute(routes, target) ?? matchRoute(routes, places.dashboard);
    return { route: route?.titled ? route.name : null };
  },
};
