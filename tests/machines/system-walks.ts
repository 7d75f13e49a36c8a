import type { AnyEventObject } from 'xstate';
import { pathOf } from '#machines/lib/location.ts';
import type { PortalInput } from '#machines/portal.machine.ts';
import { timersOf } from '#machines/models/chart-model.ts';
import { explore, toursOf, type Edge, type Graph, type Tour } from './graph.ts';
import {
  credentials,
  failure,
  pendingUser,
  registration,
  routes,
  secrets,
  shadowUser,
  token,
  tos,
  user,
} from '#machines/models/samples.ts';
import { startSystem, step, type System } from './system.ts';

const nothing = { routes, shown: null, hasOneTimeToken: false, hasStoredToken: false, isLinkCutShort: false };

/** The ways a visitor comes in, with the small route table of the samples. */
export const arrivals = {
  stranger: { ...nothing, location: '/dashboard?page=2' },
  strangerLost: { ...nothing, location: '/nowhere' },
  strangerVerifying: { ...nothing, location: '/verify/7' },
  strangerAtLogin: { ...nothing, location: '/login', shown: '/login' },
  storedToken: { ...nothing, location: '/dashboard', hasStoredToken: true },
  storedTokenAtLogin: { ...nothing, location: '/login', hasStoredToken: true },
  storedTokenAtCatalogue: { ...nothing, location: '/offers', hasStoredToken: true },
  linkCutShort: { ...nothing, location: '/offer-wall', isLinkCutShort: true },
  link: {
    ...nothing,
    location: `/offer-wall?ott=${secrets.ott}&page=2`,
    hasOneTimeToken: true,
    hasStoredToken: true,
  },
} satisfies Record<string, PortalInput>;
export type ArrivalName = keyof typeof arrivals;
// The keys of the table above.
const arrivalNames = Object.keys(arrivals) as ArrivalName[];

const answers: Record<string, readonly unknown[]> = {
  exchangeOneTimeToken: [token],
  signIn: [token],
  loadReferenceData: [user, pendingUser, shadowUser],
  loadReferenceDataAfterSignIn: [user, pendingUser],
  reloadUser: [user, pendingUser],
  askForUser: [user, pendingUser, shadowUser],
  askForUserAgain: [user, pendingUser],
};

/** One screen that does not arrive stands for all. */
const mayFail = ({ navigation }: System) => navigation.context.target === '/offer-wall';

const ofCalls = ({ session, terms }: System): AnyEventObject[] =>
  Object.keys({ ...session.children, ...terms.children }).flatMap((id) => [
    ...(answers[id] ?? [undefined]).map((output) => ({ type: `xstate.done.actor.${id}`, output })),
    { type: `xstate.error.actor.${id}`, error: failure },
  ]);

const answersTo = (id: string): AnyEventObject[] => [
  { type: `xstate.done.actor.${id}` },
  { type: `xstate.error.actor.${id}`, error: failure },
];

const ofScreen = (system: System): AnyEventObject[] => {
  const isAlone = timersOf(system.session).length === 0;
  const timers = (isAlone ? timersOf(system.navigation) : []).map((type) => ({ type }));
  if (system.navigation.matches({ screenFailed: 'waiting' })) return timers;
  if (system.navigation.matches({ screenFailed: 'asking' })) return answersTo('loadScreenAgain');
  if (!system.navigation.matches({ guarding: 'loadingScreen' })) return [];
  const outcomes = [...answersTo('loadScreen'), ...timers];
  return mayFail(system) ? outcomes : outcomes.slice(0, 1);
};

/** Time passes for all charts alike: a pause ends only where no screen is waited for, whose time might be over as well. */
const ofPauses = ({ session, navigation }: System): AnyEventObject[] =>
  navigation.matches({ guarding: 'loadingScreen' }) ? [] : timersOf(session).map((type) => ({ type }));

const ofNetwork = (system: System): AnyEventObject[] => [
  { type: 'request.unauthorised' },
  { type: 'account.suspended', reason: null },
  ...ofPauses(system),
  ...[user, pendingUser].map((arrived) => ({ type: 'user.arrived', user: arrived })),
  ...ofCalls(system),
  ...ofScreen(system),
];

const tokenGone = (['signedOut', 'expired'] as const).map((end) => ({ type: 'token.gone', end }) as const);

/** What another tab did may be announced after this one has noticed it. */
const ofTabs = ({ browser, session }: System): AnyEventObject[] => {
  if (browser.hasToken) return [{ type: 'token.replaced' }, ...tokenGone];
  return [{ type: 'token.appeared' }, ...tokenGone.filter((event) => session.can(event))];
};

const inTermsDialog = [
  { type: 'terms.tick' },
  { type: 'terms.untick' },
  { type: 'terms.accept', tos },
  { type: 'terms.decline' },
] as const;

/** The question about what is not saved covers the dialog. */
const ofTerms = ({ navigation, terms }: System): AnyEventObject[] =>
  navigation.hasTag('askingToLeave') ? [] : inTermsDialog.filter((event) => terms.can(event));

const ofVisitor = (system: System): AnyEventObject[] => {
  const { session, navigation } = system;
  const path = pathOf(navigation.context.current ?? '/');
  const forms = {
    '/login': { type: 'session.signIn', credentials },
    '/register': { type: 'session.register', registration },
  } as const;
  const form = path === '/login' || path === '/register' ? [forms[path]] : [];
  const leave = session.hasTag('suspended') ? 'session.signOut' : 'signOut.request';
  const isUsed = session.matches('signedIn') && !navigation.hasTag('askingToLeave');
  const buttons = [{ type: 'expiry.acknowledge' }, { type: 'user.retry' }] as const;
  const { held, current } = navigation.context;
  const inForm = held ? { type: 'form.released' } : { type: 'form.held', parameters: ['page'] };
  const mayHold = navigation.matches('idle') && session.hasTag('signedIn') && current === '/dashboard';
  const atQuestion = (['leave.confirm', 'leave.cancel'] as const).map((type) => ({ type }));
  return [
    ...(mayHold ? [inForm] : []),
    ...atQuestion.filter((event) => navigation.can(event)),
    ...(isUsed || session.hasTag('suspended') ? [{ type: leave }] : []),
    ...[...form, ...buttons].filter((event) => session.can(event)),
    ...ofTerms(system),
    ...['/dashboard?page=2', '/offers', '/register'].map((to) => ({ type: 'location.request', to })),
    ...['/offer-wall', '/login'].map((to) => ({ type: 'location.changed', to })),
  ];
};

/** Everything that a visitor, the network or another tab can cause now. */
export const causesOf = (system: System): AnyEventObject[] => [
  ...ofVisitor(system),
  ...ofNetwork(system),
  ...ofTabs(system),
];

/** What tells two systems apart, as far as it matters for what can happen next. */
export function keyOf({ session, navigation, terms, browser }: System): string {
  const { target, mode, current, held } = navigation.context;
  const way = navigation.matches('idle') ? [] : [target, mode];
  return JSON.stringify([
    session.value,
    session.context.errors?.attempt,
    navigation.value,
    current,
    way,
    browser.hasToken,
    terms.value,
    held,
  ]);
}

const systemLogic = (input: PortalInput) => ({
  getInitialSnapshot: () => startSystem(input),
  transition: step,
  getPersistedSnapshot: (system: System) => system,
});

/** Every system that can come about, as one graph for each arrival; what an earlier one shows is not repeated. */
export function exploreSystem(): ReadonlyMap<ArrivalName, Graph<System>> {
  const seen = new Set<string>();
  const isKnown = (system: System) => seen.has(keyOf(system));
  const graphs = new Map<ArrivalName, Graph<System>>();
  for (const name of arrivalNames) {
    const input = arrivals[name];
    const graph = explore(systemLogic(input), { input, keyOf, eventsOf: causesOf, isKnown });
    for (const key of graph.edges.keys()) seen.add(key);
    graphs.set(name, graph);
  }
  return graphs;
}

/** What a walk need not repeat for every location: the states of the charts and the cause. */
const situation = ({ from, event }: Edge<System>) => {
  const [session, , navigation, , , , terms] = JSON.parse(from) as unknown[];
  return JSON.stringify([session, navigation, terms, event.type, event.to, event.end]);
};

/** Walks that together meet each situation once, by the name of their arrival. */
export function systemTours(length: number): ReadonlyMap<ArrivalName, readonly Tour<System>[]> {
  const met = new Set<string>();
  const isNew = (edge: Edge<System>) => {
    const before = met.size;
    return met.add(situation(edge)).size > before;
  };
  return new Map([...exploreSystem()].map(([name, graph]) => [name, toursOf(graph, isNew, length)]));
}
