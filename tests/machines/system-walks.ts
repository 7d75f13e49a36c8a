import type { AnyEventObject } from 'xstate';
import { pathOf } from '#machines/lib/location.ts';
import type { PortalInput } from '#machines/portal.machine.ts';
import { timersOf } from './chart-model.ts';
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
} from './samples.ts';
import { startSystem, step, type System } from './system.ts';

/** The ways a visitor comes in, with the small route table of the samples. */
export const arrivals = {
  stranger: { routes, location: '/dashboard?page=2', hasOneTimeToken: false, hasStoredToken: false },
  strangerLost: { routes, location: '/nowhere', hasOneTimeToken: false, hasStoredToken: false },
  strangerVerifying: { routes, location: '/verify/7', hasOneTimeToken: false, hasStoredToken: false },
  storedToken: { routes, location: '/dashboard', hasOneTimeToken: false, hasStoredToken: true },
  storedTokenAtLogin: { routes, location: '/login', hasOneTimeToken: false, hasStoredToken: true },
  storedTokenAtCatalogue: { routes, location: '/offers', hasOneTimeToken: false, hasStoredToken: true },
  link: {
    routes,
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
};

/** One screen that does not arrive stands for all. */
const mayFail = ({ navigation }: System) => navigation.context.target === '/offer-wall';

const ofCalls = ({ session, terms }: System): AnyEventObject[] =>
  Object.keys({ ...session.children, ...terms.children }).flatMap((id) => [
    ...(answers[id] ?? [undefined]).map((output) => ({ type: `xstate.done.actor.${id}`, output })),
    { type: `xstate.error.actor.${id}`, error: failure },
  ]);

const ofScreen = (system: System): AnyEventObject[] => {
  const failures = [
    { type: 'xstate.error.actor.loadScreen', error: failure },
    ...timersOf(system.navigation).map((type) => ({ type })),
  ];
  if (!system.navigation.matches({ guarding: 'loadingScreen' })) return [];
  return [{ type: 'xstate.done.actor.loadScreen' }, ...(mayFail(system) ? failures : [])];
};

const ofNetwork = (system: System): AnyEventObject[] => [
  { type: 'request.unauthorised' },
  { type: 'account.suspended', reason: null },
  ...ofCalls(system),
  ...ofScreen(system),
];

const ofTabs = ({ browser }: System): AnyEventObject[] =>
  (browser.hasToken ? ['token.replaced', 'token.removed', 'token.expired'] : ['token.appeared']).map(
    (type) => ({ type }),
  );

const ofVisitor = ({ session, navigation, terms }: System): AnyEventObject[] => {
  const path = pathOf(navigation.context.current ?? '/');
  const forms = {
    '/login': { type: 'session.signIn', credentials },
    '/register': { type: 'session.register', registration },
  } as const;
  const form = path === '/login' || path === '/register' ? [forms[path]] : [];
  const buttons = (['session.signOut', 'expiry.acknowledge'] as const).map((type) => ({ type }));
  const inDialog = [
    { type: 'terms.tick' },
    { type: 'terms.untick' },
    { type: 'terms.accept', tos },
    { type: 'terms.decline' },
  ] as const;
  const { held, current } = navigation.context;
  const inForm = held ? 'form.released' : 'form.held';
  const mayHold = navigation.matches('idle') && session.hasTag('signedIn') && current === '/dashboard';
  const atQuestion = (['leave.confirm', 'leave.cancel'] as const).map((type) => ({ type }));
  return [
    ...(mayHold ? [{ type: inForm }] : []),
    ...atQuestion.filter((event) => navigation.can(event)),
    ...[...form, ...buttons].filter((event) => session.can(event)),
    ...inDialog.filter((event) => terms.can(event)),
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
  const known = new Set<string>();
  const isKnown = (system: System) => known.has(keyOf(system));
  const graphs = new Map<ArrivalName, Graph<System>>();
  for (const name of arrivalNames) {
    const input = arrivals[name];
    const graph = explore(systemLogic(input), { input, keyOf, eventsOf: causesOf, isKnown });
    for (const key of graph.edges.keys()) known.add(key);
    graphs.set(name, graph);
  }
  return graphs;
}

/** What a walk need not repeat for every location: the states of the charts and the cause. */
const situation = ({ from, event }: Edge<System>) => {
  const [session, , navigation, , , , terms] = JSON.parse(from) as unknown[];
  return JSON.stringify([session, navigation, terms, event.type, event.to]);
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
