import type { ActorRefFrom, AnyEventObject, EmittedFrom, EventFrom, EventObject, SnapshotFrom } from 'xstate';
import type { configurationMachine } from './configuration/configuration.machine.ts';
import type { confirmationMachine } from './confirmation/confirmation.machine.ts';
import type { connectionMachine } from './connection/connection.machine.ts';
import type { deploymentMachine } from './deployment/deployment.machine.ts';
import { completedFrom, loginFrom, places } from './lib/location.ts';
import type { navigationMachine } from './navigation/navigation.machine.ts';
import type { NavigationContext, SessionStatus } from './navigation/navigation.setup.ts';
import type { notificationCentreMachine } from './notification-centre/notification-centre.machine.ts';
import type { offerCommandsMachine } from './offer-commands/offer-commands.machine.ts';
import type { paletteMachine } from './palette/palette.machine.ts';
import type { sessionClockMachine } from './session-clock/session-clock.machine.ts';
import type { sessionMachine } from './session/session.machine.ts';
import type { shadowLoginMachine } from './shadow-login/shadow-login.machine.ts';
import type { termsMachine } from './terms/terms.machine.ts';
import type { toastsMachine } from './toasts/toasts.machine.ts';

type FirstCharts = {
  session: typeof sessionMachine;
  navigation: typeof navigationMachine;
  terms: typeof termsMachine;
  configuration: typeof configurationMachine;
};

/** Their code is loaded later: they join the root when it is there. */
type LaterCharts = {
  toasts: typeof toastsMachine;
  notificationCentre: typeof notificationCentreMachine;
  palette: typeof paletteMachine;
  shadowLogin: typeof shadowLoginMachine;
  sessionClock: typeof sessionClockMachine;
  connection: typeof connectionMachine;
  confirmation: typeof confirmationMachine;
  deployment: typeof deploymentMachine;
  offerCommands: typeof offerCommandsMachine;
};

export type Charts = FirstCharts & LaterCharts;
/** Everything that the root runs; each is registered under its name. */
export type ChartName = keyof Charts;
export type LaterName = keyof LaterCharts;
export type ChartRefs = { [Name in ChartName]: ActorRefFrom<Charts[Name]> };
/** The states of those that run. */
export type States = { [Name in keyof FirstCharts]: SnapshotFrom<Charts[Name]> } & {
  [Name in LaterName]?: SnapshotFrom<Charts[Name]>;
};

/** What the root itself carries out. */
export type PortalFact =
  | { type: 'session.signedIn' }
  | { type: 'session.signedOut' }
  | { type: 'session.registered' }
  | { type: 'address.unknown' };

type Received = { [Name in ChartName]: EventFrom<Charts[Name]> } & { portal: PortalFact };
export type Receiver = keyof Received;
type Emitted<From extends ChartName, Type> = Extract<EmittedFrom<Charts[From]>, { type: Type }>;
type EventOf<To extends Receiver, Type> = Extract<Received[To], { type: Type }>;

// A fact: when `from` emits `on`, `to` receives `event(emitted)`.
type Wire = {
  from: ChartName;
  on: string;
  to: Receiver;
  type: string;
  event: (emitted: AnyEventObject, navigation: NavigationContext) => EventObject;
};

type Ends<From extends ChartName, On, To extends Receiver, Type> = {
  from: From;
  on: On;
  to: To;
  type: Type;
};

function wire<
  From extends ChartName,
  On extends EmittedFrom<Charts[From]>['type'],
  To extends Receiver,
  Type extends Received[To]['type'],
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

const nothing = () => ({});

/** Which chart handles which emitted event: the charts do not know each other. `target` is the current or requested location. */
export const wires: readonly Wire[] = [
  // The guards judge the location again: a guest screen leads on (G4, G6).
  leads('session.signedIn', ({ target }) => target),
  // Input that outlives the end of a session is asked about again (A10, S13).
  wire({ from: 'session', on: 'session.signedIn', to: 'navigation', type: 'session.signedIn' }, nothing),
  // To the login (S11).
  leads('session.signedOut', () => places.login),
  // To the login that leads back (S12, G6).
  leads('expiry.acknowledged', ({ routes, target }) => loginFrom(routes, target)),
  // To the confirmation, with the way back (S10, G6).
  leads('session.registered', ({ target }) => completedFrom(target)),
  // The errors of a form leave with its screen (S9, S10).
  wire({ from: 'navigation', on: 'screen.left', to: 'session', type: 'session.forgetErrors' }, nothing),
  // No unsaved input is lost, or that was confirmed (S11).
  wire({ from: 'navigation', on: 'session.signOut', to: 'session', type: 'session.signOut' }, nothing),
  // The user decides whether terms are pending (T1, T5), and who acts for whom (M4).
  wire({ from: 'session', on: 'user.loaded', to: 'terms', type: 'user.loaded' }, ({ user }) => ({ user })),
  wire({ from: 'session', on: 'user.loaded', to: 'shadowLogin', type: 'user.loaded' }, ({ user }) => ({
    user,
  })),
  wire({ from: 'session', on: 'user.reloadFailed', to: 'terms', type: 'user.reloadFailed' }, nothing),
  // Accepted terms show in the user (T3).
  wire({ from: 'terms', on: 'user.reload', to: 'session', type: 'user.reload' }, nothing),
  // Declined terms sign out, as the button does (T4, S11).
  wire({ from: 'terms', on: 'signOut.request', to: 'navigation', type: 'signOut.request' }, nothing),
  wire({ from: 'navigation', on: 'session.signOut', to: 'terms', type: 'session.signingOut' }, nothing),
  // Only the configuration says whether an operator may make changes (M4).
  wire(
    { from: 'configuration', on: 'configuration.loaded', to: 'shadowLogin', type: 'configuration.loaded' },
    ({ isShadowReadOnly }) => ({ isShadowReadOnly }),
  ),
  // What failed without a connection is requested again (N1).
  wire(
    { from: 'connection', on: 'connection.restored', to: 'configuration', type: 'configuration.retry' },
    nothing,
  ),
  wire({ from: 'connection', on: 'connection.restored', to: 'session', type: 'user.retry' }, nothing),
  // A dialog does not outlive the screen that it stands on (S9).
  wire({ from: 'navigation', on: 'screen.left', to: 'confirmation', type: 'confirmation.abandon' }, nothing),
  // The list outlives the toast (O13).
  wire({ from: 'toasts', on: 'toast.shown', to: 'notificationCentre', type: 'toast.shown' }, ({ toast }) => ({
    toast,
  })),
  // The tabs of a user have one list; an operator who acts for one has no part in it (O13, M4).
  wire({ from: 'session', on: 'user.loaded', to: 'notificationCentre', type: 'user.loaded' }, ({ user }) => ({
    user,
  })),
  // Drafts, messages and what a session needs from its start on.
  wire({ from: 'session', on: 'session.signedIn', to: 'portal', type: 'session.signedIn' }, nothing),
  wire({ from: 'session', on: 'session.signedOut', to: 'portal', type: 'session.signedOut' }, nothing),
  wire({ from: 'session', on: 'session.registered', to: 'portal', type: 'session.registered' }, nothing),
  wire({ from: 'navigation', on: 'address.unknown', to: 'portal', type: 'address.unknown' }, nothing),
];

// What `to` may know of the states of others: sent when it has changed; null: nothing is to be said.
type Condition = {
  of: readonly ChartName[];
  to: ChartName;
  event: (states: States) => EventObject | null;
};

const condition = <const Of extends ChartName, To extends ChartName>(
  of: readonly Of[],
  to: To,
  event: (states: Pick<States, Of>) => EventFrom<Charts[To]> | null,
): Condition => ({ of, to, event });

type SessionTags = Pick<States['session'], 'hasTag'>;

const statusOf = (session: SessionTags): SessionStatus => ({
  settled: session.hasTag('settled'),
  signedIn: session.hasTag('signedIn'),
});

const hasUser = (session: SessionTags) => session.hasTag('signedIn') && session.hasTag('loaded');

// The portal is on screen: it is not starting, and nothing takes its place.
const isInUse = (session: SessionTags) =>
  hasUser(session) && !session.hasTag('suspended') && !session.hasTag('factorSetup');

/**
 * As every chart begins, so that it is not said to one that has heard nothing else; each with what it makes untrue of
 * what waits for a chart that has not arrived.
 */
export const beginnings: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['session.ended', new Set(['session.began', 'user.loaded', 'toast.shown', 'portal.freed'])],
  ['portal.blocked', new Set(['portal.freed'])],
]);

const began = { type: 'session.began' } as const;
const ended = { type: 'session.ended' } as const;

// Nothing of a user is left to the next one (S11 to S13).
const endsWithSession = (to: 'toasts' | 'palette' | 'shadowLogin' | 'offerCommands') =>
  condition(['session'], to, ({ session }) => (hasUser(session) ? null : ended));

const lastsAsSession = (to: 'notificationCentre' | 'confirmation' | 'sessionClock') =>
  condition(['session'], to, ({ session }) => (hasUser(session) ? began : ended));

/** Sent when they change, always before an emitted event is passed on (G1). */
export const conditions: readonly Condition[] = [
  condition(['session'], 'navigation', ({ session }) => ({
    type: 'session.changed' as const,
    ...statusOf(session),
  })),
  condition(['session'], 'terms', ({ session }) => (isInUse(session) ? null : ended)),
  endsWithSession('toasts'),
  endsWithSession('palette'),
  endsWithSession('shadowLogin'),
  endsWithSession('offerCommands'),
  lastsAsSession('notificationCentre'),
  lastsAsSession('confirmation'),
  lastsAsSession('sessionClock'),
  // It opens over nothing that has to be answered first (T1, S12).
  condition(['session', 'terms', 'navigation'], 'palette', ({ session, terms, navigation }) => {
    const { settled, signedIn } = statusOf(session);
    const isFree = settled && signedIn && !terms.hasTag('blocking') && !navigation.hasTag('askingToLeave');
    return { type: isFree ? ('portal.freed' as const) : ('portal.blocked' as const) };
  }),
  // Offline, a screen that fails to load says nothing about versions (E12).
  condition(['navigation', 'connection'], 'deployment', ({ navigation, connection }) =>
    navigation.hasTag('failed') && !connection?.hasTag('offline')
      ? { type: 'part.lost' as const, part: navigation.context.target }
      : null,
  ),
];
