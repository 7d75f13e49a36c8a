import type { ActorLogic, AnyEventObject, Snapshot } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';

/** `event` leads from the state named `from` to `state`, which is named `to`. */
export type Edge<State> = { from: string; to: string; event: AnyEventObject; state: State };
export type Graph<State> = {
  start: { key: string; state: State };
  edges: ReadonlyMap<string, readonly Edge<State>[]>;
};
/** A walk through a graph from its start. */
export type Tour<State> = { start: State; edges: readonly Edge<State>[] };

type Exploration<State> = {
  input: unknown;
  keyOf: (state: State) => string;
  eventsOf: (state: State) => readonly AnyEventObject[];
  /** States that need no look beyond. */
  isKnown?: (state: State) => boolean;
};
type Logic<State extends Snapshot<unknown>> = ActorLogic<State, AnyEventObject, unknown>;

/** Every state that the sample events reach, with every edge between them. */
export function explore<State extends Snapshot<unknown>>(
  logic: Logic<State>,
  { input, keyOf, eventsOf, isKnown }: Exploration<State>,
): Graph<State> {
  const options = { input, events: eventsOf, serializeState: keyOf, stopWhen: isKnown, limit: 200_000 };
  const map = getAdjacencyMap(logic, options);
  const nodes = Object.entries<(typeof map)[keyof typeof map]>({ ...map });
  const [first] = nodes;
  if (!first) throw new Error('A graph has a start');
  const edges = nodes.map(
    ([from, { transitions }]) =>
      [
        from,
        Object.values<{ event: AnyEventObject; state: State }>(transitions).map(({ event, state }) => ({
          from,
          to: keyOf(state),
          event,
          state,
        })),
      ] as const,
  );
  return { start: { key: first[0], state: first[1].state }, edges: new Map(edges) };
}

/** The shortest way from a state to an edge that is still open, that edge included. */
function nearest<State>(
  { edges }: Graph<State>,
  from: string,
  open: ReadonlySet<Edge<State>>,
): Edge<State>[] | null {
  const cameBy = new Map<string, Edge<State> | null>([[from, null]]);
  for (const key of cameBy.keys()) {
    const out = edges.get(key) ?? [];
    const found = out.find((edge) => open.has(edge));
    if (found) {
      const way = [found];
      for (let edge = cameBy.get(key); edge; edge = cameBy.get(edge.from)) way.push(edge);
      return way.toReversed();
    }
    for (const edge of out) if (!cameBy.has(edge.to)) cameBy.set(edge.to, edge);
  }
  return null;
}

/** Few long walks that together take every edge for which `isWanted`; each ends near `length` steps. */
export function toursOf<State>(
  graph: Graph<State>,
  isWanted: (edge: Edge<State>) => boolean,
  length: number,
): Tour<State>[] {
  const open = new Set([...graph.edges.values()].flat().filter(isWanted));
  const tours: Tour<State>[] = [];
  do {
    const edges: Edge<State>[] = [];
    let way = nearest(graph, graph.start.key, open);
    if (!way && open.size > 0) throw new Error('An edge cannot be reached');
    while (way && (edges.length === 0 || edges.length + way.length <= length)) {
      edges.push(...way);
      for (const edge of way) open.delete(edge);
      way = nearest(graph, way.at(-1)?.to ?? graph.start.key, open);
    }
    tours.push({ start: graph.start.state, edges });
  } while (open.size > 0);
  return tours;
}
