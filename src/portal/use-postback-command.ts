import { messagesOf } from '#i18n/error-messages.ts';
import {
  postbackCommandMachine,
  type CommandOnPostback,
} from '#machines/postback-command/postback-command.machine.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { postbackCommandEffects } from './effects/postback-command.ts';
import { usePortal } from './portal-context.tsx';

/**
 * Setting another default and removing a postback (O7): show the question while `isAsking`, and in it `messages` when the
 * call failed. After a new default `state` is 'undoable' for 6 s: `undo()` puts the former one back.
 */
export function usePostbackCommand() {
  const { client, data, trail } = usePortal();
  const [machine] = useState(() =>
    postbackCommandMachine.provide(postbackCommandEffects({ client, queryClient: () => data.queryClient() })),
  );
  const actor = useActorRef(machine, { inspect: trail.inspect });
  const snapshot = useSelector(actor, (current) => current);
  const { value, context } = snapshot;
  return {
    state: typeof value === 'string' ? value : value.ready,
    isAsking: snapshot.hasTag('asking'),
    isBusy: snapshot.hasTag('busy'),
    /** The latest command. */
    asked: context.asked,
    messages: context.failure ? messagesOf(context.failure) : [],
    ask: (asked: CommandOnPostback) => actor.send({ type: 'postback.command', ...asked }),
    confirm: () => actor.send({ type: 'postback.confirm' }),
    abandon: () => actor.send({ type: 'postback.abandon' }),
    undo: () => actor.send({ type: 'postback.undo' }),
  };
}
export type PostbackCommands = ReturnType<typeof usePostbackCommand>;
