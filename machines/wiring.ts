import type { ActorRefFrom, EmittedFrom, EventFrom, SnapshotFrom } from 'xstate';
import { completedFrom, loginFrom, places } from './lib/location.ts';
import type { navigationMachine } from './navigation/navigation.machine.ts';
import type { NavigationContext, SessionFacts } from './navigation/navigation.setup.ts';
import type { sessionMachine } from './session/session.machine.ts';
import type { termsMachine } from './terms/terms.machine.ts';

type Charts = {
  session: typeof sessionMachine;
  navigation: typeof navigationMachine;
  terms: typeof termsMachine;
};
/** The charts that run as long as the portal does; each is registered under its name. */
export type ChartName = keyof Charts;
/** The running charts by name. */
export type ChartRefs = { [Name in ChartName]: ActorRefFrom<Charts[Name]> };
type Fact<From extends ChartName, Type> = Extract<EmittedFrom<Charts[From]>, { type: Type }>;
type Request<To extends ChartName, Type> = Extract<EventFrom<Charts[To]>, { type: Type }>;

/** One row of the table: when `from` emits `on`, `to` is sent the event that `event` makes of it. */
type Wire = {
  from: ChartName;
  on: string;
  to: ChartName;
  type: string;
  event: (fact: { type: string }, navigation: NavigationContext) => { type: string };
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
  payload: (fact: Fact<From, On>, navigation: NavigationContext) => Omit<Request<To, Type>, 'type'>,
): Wire {
  return {
    ...ends,
    // The table is read by the type of the fact, so it is the one that the row names.
    event: (fact, navigation) => ({ type: ends.type, ...payload(fact as Fact<From, On>, navigation) }),
  };
}

/** A fact of the session that leads the visitor elsewhere, in the place of where they are. */
const leads = (
  on: EmittedFrom<Charts['session']>['type'],
  where: (navigation: NavigationContext) => string,
) =>
  wire({ from: 'session', on, to: 'navigation', type: 'location.request' }, (_, navigation) => ({
    to: where(navigation),
    replace: true,
  }));

/** Who hears whom: the charts know nothing of each other. `target` is where the visitor is or is heading for. */
export const wires: readonly Wire[] = [
  // Where they are is judged anew: a guest screen leads on (G4, G6).
  leads('session.signedIn', ({ target }) => target),
  // To the login (S11).
  leads('session.signedOut', () => places.login),
  // To the login that leads back (S12, G6).
  leads('expiry.acknowledged', ({ routes, target }) => loginFrom(routes, target)),
  // To the confirmation, with the way back (S10, G6).
  leads('session.registered', ({ target }) => completedFrom(target)),
  // The errors of a form go with its screen (S9, S10).
  wire({ from: 'navigation', on: 'screen.left', to: 'session', type: 'session.forgetErrors' }, () => ({})),
  // Nothing is lost by it, or that was confirmed (S11).
  wire({ from: 'navigation', on: 'session.signOut', to: 'session', type: 'session.signOut' }, () => ({})),
  // Whoever is there decides whether terms are pending (T1, T5).
  wire({ from: 'session', on: 'user.loaded', to: 'terms', type: 'user.loaded' }, ({ user }) => ({ user })),
  wire({ from: 'session', on: 'user.reloadFailed', to: 'terms', type: 'user.reloadFailed' }, () => ({})),
  // Accepted terms show in the user (T3).
  wire({ from: 'terms', on: 'user.reload', to: 'session', type: 'user.reload' }, () => ({})),
  // Declined terms sign out, as the button does (T4, S11).
  wire({ from: 'terms', on: 'signOut.request', to: 'navigation', type: 'signOut.request' }, () => ({})),
  wire({ from: 'navigation', on: 'session.signOut', to: 'terms', type: 'session.signingOut' }, () => ({})),
];

type SessionTags = Pick<SnapshotFrom<typeof sessionMachine>, 'hasTag'>;

const factsOf = (session: SessionTags): SessionFacts => ({
  settled: session.hasTag('settled'),
  signedIn: session.hasTag('signedIn'),
});

/** Somebody is signed in and has the portal before them: it is not starting, and the account is not suspended. */
const isInUse = (session: SessionTags) =>
  session.hasTag('signedIn') && session.hasTag('loaded') && !session.hasTag('suspended');

type Standing = {
  [To in ChartName]?: (session: SessionTags) => EventFrom<Charts[To]> | null;
};

/** What a chart is told of the state of the session when that changes, always before a fact is passed on (G1). */
export const standing = {
  navigation: (session) => ({ type: 'session.changed', ...factsOf(session) }),
  terms: (session) => (isInUse(session) ? null : { type: 'session.ended' }),
} satisfies Standing;

/** The charts that are told. */
export const toldCharts =
  // The keys of the table above.
  Object.keys(standing) as readonly (keyof typeof standing)[];
