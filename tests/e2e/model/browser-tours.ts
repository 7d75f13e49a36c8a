import { mapValues, pickBy } from 'es-toolkit';
import type { AnyEventObject } from 'xstate';
import { matchRoute, withoutOneTimeToken } from '#machines/lib/location.ts';
import type { PortalInput } from '#machines/portal.machine.ts';
import { explore, toursOf, type Edge, type Tour } from '../../machines/graph.ts';
import { arrivals } from '#machines/exploration/causes.ts';
import { possibleEvents } from './events.ts';
import type { Account } from '../../support/network.ts';
import { production } from '../../support/route-table.ts';
import { isWholeProduct } from '../../support/whole-product.ts';
import { isWalked } from './pages.ts';
import { hasTermsPending, openStage, stageAfter, stageKey, type Stage } from './stage.ts';

/** How a page opens, and who signs in there. */
type Arrival = { input: PortalInput; account: Account };

/** A walk through the running portal from the moment its page opens. */
export type BrowserTour = Tour<Stage> & Arrival & { arrival: string };

/** The portal takes a one-time token out of the address before its charts begin. */
const arrivalOf = (input: PortalInput, account: Account): Arrival => ({
  input: { ...input, routes: production.routeRules, location: withoutOneTimeToken(input.location) },
  account,
});

/** An address of no route leads to one that is walked. */
const isWalkedFrom = ({ input: { routes, location } }: Arrival) =>
  isWalked(matchRoute(routes, location)?.name ?? 'login');

/** Its data may still be on its way: a matter of milliseconds that no walk can hold. */
const isLate = ({ type, output }: AnyEventObject) =>
  type.endsWith('done.actor.loadScreen') && output === true;

/** The ways to come in, most of them as somebody who has accepted the terms. */
const browserArrivals: Record<string, Arrival> = {
  ...pickBy(
    mapValues(arrivals, (input) => arrivalOf(input, 'publisher')),
    isWalkedFrom,
  ),
  pendingTerms: arrivalOf(arrivals.storedToken, 'pendingTerms'),
  pendingTermsSigningIn: arrivalOf(arrivals.stranger, 'pendingTerms'),
};

/** How the page of an arrival opens, and the stage that it then has. */
export function beginningOf(arrival: string): Arrival & { start: Stage } {
  const begun = browserArrivals[arrival];
  if (!begun) throw new Error(`Nobody comes in as ${arrival}`);
  return { ...begun, start: openStage(begun.input, begun.account) };
}

const isLostScreen = ({ type }: AnyEventObject) => /^xstate\.(error\.actor\.loadScreen|after\.)/.test(type);

const leadsIn = ({ type }: AnyEventObject) =>
  type.startsWith('xstate.done.') || type === 'session.signIn' || type === 'expiry.acknowledge';

/**
 * Who has terms to accept goes straight to them, and loses no screen over them: all else is as for anybody else. In the whole
 * product their dialog meets every state of the navigation as well, which takes minutes.
 */
function isTried(stage: Stage, event: AnyEventObject): boolean {
  // A pause would end by itself while the page is walked; what takes the frame of a screen away cancels its request as well.
  const isPausing = event.type === 'xstate.error.actor.askForUser' || isLostScreen(event);
  if (stage.session.hasTag('userUnknown') && isPausing) return false;
  if (isWholeProduct || !hasTermsPending(stage)) return true;
  return stage.terms.hasTag('blocking') ? !isLostScreen(event) : leadsIn(event);
}
const triedEvents = (stage: Stage) =>
  possibleEvents(stage).filter((event) => !isLate(event) && isTried(stage, event));

const stageLogic = ({ input, account }: Arrival) => ({
  getInitialSnapshot: () => openStage(input, account),
  transition: stageAfter,
  getPersistedSnapshot: (stage: Stage) => stage,
});

/** The states of the charts and the cause, wherever the visitor is. */
const situation = ({ from, event }: Edge<Stage>) => {
  const [session, navigation, terms] = JSON.parse(from) as unknown[];
  const way = isWholeProduct || terms === 'hidden' ? navigation : null;
  const { type, to, output, token, announced }: AnyEventObject = event;
  const wish: unknown = type === 'location.request' ? to : null;
  return JSON.stringify([session, way, terms, type, wish, output, token === null, announced]);
};

const isAtRest = ({ navigation }: Stage) => navigation.matches('idle') && navigation.context.current !== null;

/** Every way in leads to the same portal: what an earlier arrival shows is not repeated. */
export function browserTours(length: number): BrowserTour[] {
  const met = new Set<string>();
  const known = new Set<string>();
  const isNew = (edge: Edge<Stage>, arrival: string) => {
    const before = met.size;
    met.add(situation(edge));
    if (isAtRest(edge.state)) met.add(arrival);
    return met.size > before;
  };
  return Object.entries(browserArrivals).flatMap(([arrival, begun]) => {
    const graph = explore(stageLogic(begun), {
      input: begun.input,
      keyOf: stageKey,
      eventsOf: triedEvents,
      isKnown: (stage) => known.has(stageKey(stage)),
    });
    for (const key of graph.edges.keys()) known.add(key);
    const tours = toursOf(graph, (edge) => isNew(edge, arrival), length);
    return tours.map((tour) => ({ ...tour, ...begun, arrival }));
  });
}
