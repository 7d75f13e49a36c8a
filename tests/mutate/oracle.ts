import { compared, tableOf } from '../machines/approved.ts';
import type { ChartModel } from '#machines/models/chart-model.ts';
import { replay, type Observation } from '../machines/replay.ts';
import { modelTours, type ModelTour } from '../machines/walks.ts';
import type { Mutant } from '#machines/mutants/mutants.ts';

type Walk = ModelTour & { expected: readonly string[] };
/** Says whether a mutant does something else than was approved. */
export type Oracle = (mutant: Mutant) => Promise<boolean>;

/** All that a step shows; which of several equal transitions was taken is no part of it. */
const sightOf = ({ key, tags, pending, output, deeds, emitted, taken }: Observation) =>
  JSON.stringify([key, tags, pending, output, deeds, emitted, taken.length > 0]);

/** The oracle of a chart: what it did on its generated walks when its table was approved. */
export async function oracleOf(model: ChartModel): Promise<Oracle> {
  const walks: Walk[] = [];
  const replays = [];
  for (const way of modelTours(model)) {
    const { observations, error } = await replay(model, way.value, way.tour);
    if (error !== null) throw new Error(`The ${model.name} chart cannot be walked`, { cause: error });
    replays.push({ input: way.input, observations });
    walks.push({ ...way, expected: observations.map(sightOf) });
  }
  const { seen, approved } = compared(model.name, tableOf(replays));
  if (seen !== approved) throw new Error(`The ${model.name} chart does something else than was approved`);
  return async ({ machine }) => {
    for (const { value, tour, expected } of walks) {
      const { observations, error } = await replay({ ...model, machine }, value, tour);
      if (error !== null || observations.some((one, index) => sightOf(one) !== expected[index])) return true;
    }
    return false;
  };
}
