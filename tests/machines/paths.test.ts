import { describe, expect, test } from 'vitest';
import type { ChartMeta } from '#machines/lib/effect.ts';
import { compared, tableOf } from './approved.ts';
import { explore, toursOf, type Edge } from './graph.ts';
import type { ChartModel, ChartSnapshot } from './chart-model.ts';
import { models } from './models.ts';
import { replay, transitionId, transitionsOf, type Observation } from './replay.ts';

const maxSteps = 40;

/** The requirements that the transitions of a walk answer to. */
function rowsOf(observations: readonly Observation[]): string {
  // The charts declare what their transitions carry.
  const metas = observations.flatMap(({ taken }) => taken.map(({ meta }) => meta as ChartMeta | undefined));
  return [...new Set(metas.flatMap((meta) => meta?.spec ?? []))].toSorted().join(' ');
}

/** Walks the running chart along tours that together take every edge of its graph once. */
async function replaysOf(model: ChartModel) {
  const met = new Set<string>();
  const isNew = ({ from, event }: Edge<ChartSnapshot>) => {
    const before = met.size;
    return met.add(`${from} ${JSON.stringify(event)}`).size > before;
  };
  const replays = [];
  for (const [input, value] of Object.entries(model.inputs)) {
    const graph = explore<ChartSnapshot>(model.machine, { ...model, input: value });
    for (const [index, tour] of toursOf(graph, isNew, maxSteps).entries()) {
      const { observations, error } = await replay(model, value, tour);
      const title = `[${rowsOf(observations)}] ${input} ${index + 1}, ${tour.edges.length} steps`;
      replays.push({ title, input, observations, error });
    }
  }
  return replays;
}

for (const model of models) {
  const replays = await replaysOf(model);

  describe(`the ${model.name} chart, walked`, () => {
    test.each(replays)('$title', ({ error }) => {
      expect(error).toBeNull();
    });

    test('[M2] every transition is taken', () => {
      const taken = replays.flatMap(({ observations }) =>
        observations.flatMap((observation) => observation.taken),
      );
      const missed = new Set(transitionsOf(model.machine).map(transitionId));
      for (const transition of taken) missed.delete(transitionId(transition));
      expect([...missed]).toEqual([]);
    });

    test('[M2] it does what was approved', () => {
      const { seen, approved } = compared(model.name, tableOf(replays));
      expect(seen).toBe(approved);
    });
  });
}
