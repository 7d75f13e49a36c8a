import { withoutOneTimeToken } from '#machines/lib/location.ts';
import type { PortalInput } from '#machines/portal.machine.ts';
import { explore, toursOf, type Edge, type Tour } from '../../machines/graph.ts';
import { arrivals } from '../../machines/system-walks.ts';
import { possibleEvents } from './events.ts';
import { production } from './production-routes.ts';
import { openStage, stageAfter, stageKey, type Stage } from './stage.ts';

/** A walk through the running portal from the moment its page opens. */
export type BrowserTour = Tour<Stage> & { arrival: string; input: PortalInput };

const stageLogic = (input: PortalInput) => ({
  getInitialSnapshot: () => openStage(input),
  transition: stageAfter,
  getPersistedSnapshot: (stage: Stage) => stage,
});

/** The states of both charts and the cause, wherever the visitor is. */
const situation = ({ from, event }: Edge<Stage>) => {
  const [session, navigation] = JSON.parse(from) as unknown[];
  return JSON.stringify([session, navigation, event.type, event.type === 'location.request' && event.to]);
};

const isAtRest = ({ navigation }: Stage) => navigation.matches('idle') && navigation.context.current !== null;

/** Once in the portal, whichever way, it is the same one; what an earlier arrival shows is not repeated. */
export function browserTours(length: number): BrowserTour[] {
  const met = new Set<string>();
  const known = new Set<string>();
  const isNew = (edge: Edge<Stage>, arrival: string) => {
    const before = met.size;
    met.add(situation(edge));
    if (isAtRest(edge.state)) met.add(arrival);
    return met.size > before;
  };
  return Object.entries(arrivals).flatMap(([arrival, { location, ...given }]) => {
    // The portal takes a one-time token out of the address before its charts begin.
    const input = { ...given, routes: production.routeRules, location: withoutOneTimeToken(location) };
    const graph = explore(stageLogic(input), {
      input,
      keyOf: stageKey,
      eventsOf: possibleEvents,
      isKnown: (stage) => known.has(stageKey(stage)),
    });
    for (const key of graph.edges.keys()) known.add(key);
    const tours = toursOf(graph, (edge) => isNew(edge, arrival), length);
    return tours.map((tour) => ({ ...tour, arrival, input }));
  });
}
