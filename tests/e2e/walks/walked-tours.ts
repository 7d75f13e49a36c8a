import { transitionId, type AnyTransition } from '#machines/lib/transition-id.ts';
import { stateName, type ChartSnapshot } from '#machines/models/chart-model.ts';
import { explore, toursOf, type Edge } from '../../machines/graph.ts';
import { replay } from '../../machines/replay.ts';
import type { ChartWalk } from './chart-walk.ts';

const maxSteps = 60;

/** Tours that take every transition of a chart that a page can take, to every state that it leads to. */
function toursOfWalk({ model }: ChartWalk) {
  const met = new Set<string>();
  return Object.entries(model.inputs).flatMap(([input, value]) => {
    const graph = explore<ChartSnapshot>(model.machine, { ...model, input: value });
    const states = new Map([[graph.start.key, graph.start.state]]);
    for (const { to, state } of [...graph.edges.values()].flat()) states.set(to, state);
    const isNew = ({ from, event, state }: Edge<ChartSnapshot>) => {
      const snapshot = states.get(from);
      const taken = snapshot
        ? (model.machine.getTransitionData(snapshot as never, event) as AnyTransition[])
        : [];
      if (taken.length === 0) return false;
      const before = met.size;
      return met.add([...taken.map(transitionId), stateName(state.value)].join(' > ')).size > before;
    };
    return toursOf(graph, isNew, maxSteps).map((tour) => ({ input, value, tour }));
  });
}

/** The tours of a chart, with the transitions that the running chart takes on each. */
export const walkedTours = (walk: ChartWalk) =>
  Promise.all(
    toursOfWalk(walk).map(async ({ input, value, tour }) => {
      const { observations, error } = await replay(walk.model, value, tour);
      const taken = observations.flatMap((seen) => seen.taken);
      // The first is the start.
      const byStep = observations.slice(1).map((seen) => seen.taken.map(transitionId));
      return { input, value, tour, error, taken: new Set(taken.map(transitionId)), byStep, metas: taken };
    }),
  );
