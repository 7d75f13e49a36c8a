import { messagesOf } from '#i18n/error-messages.ts';
import { removalMachine } from '#machines/removal/removal.machine.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { removalEffects } from './effects/removal.ts';
import { usePortal } from './portal-context.tsx';

type Removing = {
  /** The call that takes it away; one that answers 404 has nothing left to do. */
  remove: (id: number) => Promise<unknown>;
  /** What follows: a word, another screen. */
  onRemoved?: (id: number) => void;
};

/**
 * Taking away one of several things, asked for first (O9): `ask(id)` raises the question, `asked` is what it is about, or
 * null; show `messages` in it when the call failed. Both functions stay those of the first render.
 */
export function useRemoval({ remove, onRemoved = () => {} }: Removing) {
  const { trail } = usePortal();
  const [machine] = useState(() => removalMachine.provide(removalEffects({ remove, onRemoved })));
  const actor = useActorRef(machine, { inspect: trail.inspect });
  const snapshot = useSelector(actor, (current) => current);
  const { id, failure } = snapshot.context;
  return {
    asked: snapshot.hasTag('asking') ? id : null,
    isBusy: snapshot.hasTag('busy'),
    messages: failure ? messagesOf(failure) : [],
    ask: useCallback((subject: number) => actor.send({ type: 'removal.ask', id: subject }), [actor]),
    confirm: () => actor.send({ type: 'removal.confirm' }),
    abandon: () => actor.send({ type: 'removal.abandon' }),
  };
}
export type Removal = ReturnType<typeof useRemoval>;
