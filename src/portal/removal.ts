import { messagesAbout } from '#i18n/error-messages.ts';
import { useChart } from '#statecharts/use-chart.ts';
import { removalMachine, type RemovalEffects, type RemovalId } from '#machines/removal/removal.machine.ts';
import { useCallback } from 'react';
import { fromPromise } from 'xstate';
import { whyNot } from './why-not.ts';

type Surroundings<Id> = {
  remove: (id: Id) => Promise<unknown>;
  onRemoved: (id: Id) => void;
};

// The chart returns what it was asked about, so an id has the type of those here.
export const removalEffects = <Id extends RemovalId = number>({ remove, onRemoved }: Surroundings<Id>) =>
  ({
    actors: {
      remove: fromPromise(async ({ input: { id } }) => {
        if (id !== null) await remove(id as Id);
      }),
    },
    actions: {
      tellRemoved: (_, { id }) => {
        if (id !== null) onRemoved(id as Id);
      },
    },
  }) satisfies RemovalEffects;

type Removing<Id> = {
  /** A 404 counts as removed. */
  remove: (id: Id) => Promise<unknown>;
  onRemoved?: (id: Id) => void;
};

/**
 * Removes something after a confirmation (O9): `ask(id)` opens the dialog, `asked` is its subject or null; show `messages`
 * in it when the call failed. `whyNotAsk` says why `ask` would do nothing, or null. Functions given to it stay those of the first render.
 */
export function useRemoval<Id extends RemovalId = number>({ remove, onRemoved = () => {} }: Removing<Id>) {
  const { actor, snapshot } = useChart(() => removalMachine.provide(removalEffects({ remove, onRemoved })));
  const { id, failure } = snapshot.context;
  return {
    asked: snapshot.hasTag('asking') ? (id as Id | null) : null,
    isBusy: snapshot.hasTag('busy'),
    messages: messagesAbout(failure),
    ask: useCallback(
      (subject: Id, isDecided = false) => actor.send({ type: 'removal.ask', id: subject, isDecided }),
      [actor],
    ),
    whyNotAsk: useCallback(
      (subject: Id, isDecided: boolean) =>
        whyNot(removalMachine, actor.getSnapshot(), { type: 'removal.ask', id: subject, isDecided }),
      [actor],
    ),
    confirm: () => actor.send({ type: 'removal.confirm' }),
    abandon: () => actor.send({ type: 'removal.abandon' }),
  };
}
