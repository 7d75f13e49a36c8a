import { removalMachine, type RemovalEffects } from '#machines/removal/removal.machine.ts';
import { useCallback } from 'react';
import { fromPromise } from 'xstate';
import { messagesAbout, useChart } from './use-chart.ts';

type Surroundings = {
  remove: (id: number) => Promise<unknown>;
  onRemoved: (id: number) => void;
};

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

type Removing = {
  /** A 404 counts as removed. */
  remove: (id: number) => Promise<unknown>;
  onRemoved?: (id: number) => void;
};

/**
 * Removes something after a confirmation (O9): `ask(id)` opens the dialog, `asked` is its subject or null; show `messages`
 * in it when the call failed. Both functions stay those of the first render.
 */
export function useRemoval({ remove, onRemoved = () => {} }: Removing) {
  const { actor, snapshot } = useChart(() => removalMachine.provide(removalEffects({ remove, onRemoved })));
  const { id, failure } = snapshot.context;
  return {
    asked: snapshot.hasTag('asking') ? id : null,
    isBusy: snapshot.hasTag('busy'),
    messages: messagesAbout(failure),
    ask: useCallback((subject: number) => actor.send({ type: 'removal.ask', id: subject }), [actor]),
    confirm: () => actor.send({ type: 'removal.confirm' }),
    abandon: () => actor.send({ type: 'removal.abandon' }),
  };
}
