import type { RemovalEffects } from '#machines/removal/removal.machine.ts';
import { fromPromise } from 'xstate';

type Surroundings = {
  remove: (id: number) => Promise<unknown>;
  onRemoved: (id: number) => void;
};

/** What the chart of removals has done: the call, and what follows once the thing is gone (O9). */
export const removalEffects = ({ remove, onRemoved }: Surroundings) =>
  ({
    actors: {
      remove: fromPromise(async ({ input: { id } }) => {
        if (id !== null) await remove(id);
      }),
    },
    actions: {
      tellRemoved: (_, { id }) => {
        if (id !== null) onRemoved(id);
      },
    },
  }) satisfies RemovalEffects;
