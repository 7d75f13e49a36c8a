import { arrivals, causesOf, keyOf, type ArrivalName } from '#machines/exploration/causes.ts';
import { startSystem, step, type System } from '#machines/exploration/system.ts';
import type { ExploredMoment } from '#machines/exploration/beside.ts';
import type { PortalInput } from '#machines/portal.machine.ts';
import { explore, toursOf, type Edge, type Graph, type Tour } from './graph.ts';

// The keys of the table.
const arrivalNames = Object.keys(arrivals) as ArrivalName[];

const systemLogic = (input: PortalInput) => ({
  getInitialSnapshot: () => startSystem(input),
  transition: step,
  getPersistedSnapshot: (system: System) => system,
});

function explored(): ReadonlyMap<ArrivalName, Graph<System>> {
  const met = new Set<string>();
  const isKnown = (system: System) => met.has(keyOf(system));
  const graphs = new Map<ArrivalName, Graph<System>>();
  for (const name of arrivalNames) {
    const input = arrivals[name];
    const graph = explore(systemLogic(input), { input, keyOf, eventsOf: causesOf, isKnown });
    for (const key of graph.edges.keys()) met.add(key);
    graphs.set(name, graph);
  }
  return graphs;
}

let graphsOfSystem: ReadonlyMap<ArrivalName, Graph<System>> | undefined;

/** Every system that can come about, as one graph for each arrival; what an earlier one shows is not repeated. */
const exploreSystem = () => (graphsOfSystem ??= explored());

/** What a walk need not repeat for every location: the states of the charts and the cause. */
const situation = ({ from, event }: Edge<System>) => {
  const [session, , , navigation, , , , terms] = JSON.parse(from) as unknown[];
  return JSON.stringify([
    session,
    navigation,
    terms,
    event.type,
    event.to,
    event.token === null,
    event.announced,
  ]);
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

let exploredSystem: { starts: readonly System[]; moments: readonly ExploredMoment[] } | undefined;

function momentsOfSystem() {
  const graphs = [...exploreSystem().values()];
  const edges = graphs.flatMap((graph) => [...graph.edges.values()].flat());
  const starts = graphs.map(({ start }) => start.state);
  const states = new Map([
    ...edges.map(({ to, state }) => [to, state] as const),
    ...graphs.map(({ start }) => [start.key, start.state] as const),
  ]);
  const moments = edges.flatMap(({ from, event, to, state: after }) => {
    const [before, same] = [states.get(from), states.get(to)];
    return before && same ? [{ before, event, after, same }] : [];
  });
  return { starts, moments };
}

/** The same, one moment after the other. */
export const systemMoments = () => (exploredSystem ??= momentsOfSystem());
