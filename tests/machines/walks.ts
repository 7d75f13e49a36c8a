import type { ChartMeta } from '#machines/lib/effect.ts';
import { explore, toursOf, type Edge, type Tour } from './graph.ts';
import type { ChartModel, ChartSnapshot } from '#machines/models/chart-model.ts';
import { replay, type Observation } from './replay.ts';

const maxSteps = 40;

/** The requirements that the transitions of a walk answer to. */
function rowsOf(observations: readonly Observation[]): string {
  // The charts declare what their transitions carry.
  const metas = observations.flatMap(({ taken }) => taken.map(({ meta }) => meta as ChartMeta | undefined));
  return [...new Set(metas.flatMap((meta) => meta?.spec ?? []))].toSorted().join(' ');
}

/** A tour with the input that it starts with, by the name of that input. */
export type ModelTour = { input: string; value: unknown; tour: Tour<ChartSnapshot> };

/** Tours that together take every edge of a chart's graph once. */
export function modelTours(model: ChartModel): ModelTour[] {
  const met = new Set<string>();
  const isNew = ({ from, event }: Edge<ChartSnapshot>) => {
    const before = met.size;
    return met.add(`${from} ${JSON.stringify(event)}`).size > before;
  };
  return Object.entries(model.inputs).flatMap(([input, value]) => {
    const graph = explore<ChartSnapshot>(model.machine, { ...model, input: value });
    return toursOf(graph, isNew, maxSteps).map((tour) => ({ input, value, tour }));
  });
}

/** Walks the running chart along its tours; the titles name the requirements that each answers to. */
export async function walksOf(model: ChartModel) {
  const walks = [];
  for (const [index, { input, value, tour }] of modelTours(model).entries()) {
    const { observations, error } = await replay(model, value, tour);
    const title = `[${rowsOf(observations)}] ${input} ${index + 1}, ${tour.edges.length} steps`;
    walks.push({ title, input, tour, observations, error });
  }
  return walks;
}
