import type { ActorRefFrom, EmittedFrom, EventFrom, SnapshotFrom } from 'xstate';
import { completedFrom, loginFrom, places } from './lib/location.ts';
import type { navigationMachine } from './navigation/navigation.machine.ts';
import type { NavigationContext, SessionStatus } from './navigation/navigation.setup.ts';
import type { sessionMachine } from './session/session.machine.ts';
import type { termsMachine } from './terms/terms.machine.ts';

type Charts = {
  session: typeof sessionMachine;
  navigation: typeof navigationMachine;
  terms: typeof termsMachine;
};
/** The charts that the root machine runs; each is registered under its name. */
export type ChartName = keyof Charts;
export type ChartRefs = { [Name in ChartName]: ActorRefFrom<Charts[Name]> };
type Emitted<From extends ChartName, Type> = Extract<EmittedFrom<Charts[From]>, { type: Type }>;
type EventOf<To extends ChartName, Type> = Extract<EventFrom<Charts[To]>, { type: Type }>;

// When `from` emits `on`, `to` receives `event(emitted)`.
type Wire = {
  from: ChartName;
  on: string;
  to: ChartName;
  type: string;
  event: (emitted: { type: string }, navigation: NavigationContext) => { type: string };
};

type Ends<From extends ChartName, On, To extends ChartName, Type> = {
  from: From;
  on: On;
  to: To;
  type: Type;
};

function wire<
  From extends ChartName,
  On extends EmittedFrom<Charts[From]>['type'],
  To extends ChartName,
  Type extends EventFrom<Charts[To]>['type'],
>(
  ends: Ends<From, On, To, Type>,
  payload: (emitted: Emitted<From, On>, navigation: NavigationContext) => Omit<EventOf<To, Type>, 'type'>,
): Wire {
  return {
    ...ends,
    // A table of rows forgets the type of each; the row is looked up by the type of the emitted event.
    event: (emitted, navigation) => ({
      type: ends.type,
      ...payload(emitted as Emitted<From, On>, navigation),
    }),
  };
}

// An event of the session that replaces the current location.
const leads = (
  on: EmittedFrom<Charts['session']>['type'],
  where: (navigation: NavigationContext) => string,
) =>
  wire({ from: 'session', on, to: 'navigation', type: 'location.request' }, (_, navigation) => ({
    to: where(navigation),
    replace: true,
  }));

/** Which chart handles which emitted event: the charts do not know each other. `target` is the current or requested location. */
export const wires: readonly Wire[] = [
  // The guards judge the location again: a guest screen leads on (G4, G6).
  leads('session.signedIn', ({ target }) => target),
  // To the login (S11).
  leads('session.signedOut', () => places.login),
  // To the login that leads back (S12, G6).
  leads('expiry.acknowledged', ({ routes, target }) => loginFrom(routes, target)),
  // To the confirmation, with the way back (S10, G6).
  leads('session.registered', ({ target }) => completedFrom(target)),
  // The errors of a form leave with its screen (S9, S10).
  wire({ from: 'navigation', on: 'screen.left', to: 'session', type: 'session.forgetErrors' }, () => ({})),
  // No unsaved input is lost, or that was confirmed (S11).
  wire({ from: 'navigation', on: 'session.signOut', to: 'session', type: 'session.signOut' }, () => ({})),
  // The user decides whether terms are pending (T1, T5).
  wire({ from: 'session', on: 'user.loaded', to: 'terms', type: 'user.loaded' }, ({ user }) => ({ user })),
  wire({ from: 'session', on: 'user.reloadFailed', to: 'terms', type: 'user.reloadFailed' }, () => ({})),
  // Accepted terms show in the user (T3).
  wire({ from: 'terms', on: 'user.reload', to: 'session', type: 'user.reload' }, () => ({})),
  // Declined terms sign out, as the button does (T4, S11).
  wire({ from: 'terms', on: 'signOut.request', to: 'navigation', type: 'signOut.request' }, () => ({})),
  wire({ from: 'navigation', on: 'session.signOut', to: 'terms', type: 'session.signingOut' }, () => ({})),
];

type SessionTags = Pick<SnapshotFrom<typeof sessionMachine>, 'hasTag'>;

const statusOf = (session: SessionTags): SessionStatus => ({
  settled: session.hasTag('settled'),
  signedIn: session.hasTag('signedIn'),
});

// The portal is on screen: it is not starting, and the account is not suspended.
const isInUse = (session: SessionTags) =>
  session.hasTag('signedIn') && session.hasTag('loaded') && !session.hasTag('suspended');

type SessionUpdates = {
  [To in ChartName]?: (session: SessionTags) => EventFrom<Charts[To]> | null;
};

/** Sent when the state of the session changes, always before an emitted event is passed on (G1). */
export const sessionUpdates = {
  navigation: (session) => ({ type: 'session.changed', ...statusOf(session) }),
  terms: (session) => (isInUse(session) ? null : { type: 'session.ended' }),
} satisfies SessionUpdates;

export const sessionFollowers =
  // Object.keys is typed as string[].
  Object.keys(sessionUpdates) as readonly (keyof typeof sessionUpdates)[];
