import { messagesAbout } from '#i18n/error-messages.ts';
import { useChart } from '#statecharts/use-chart.ts';
import type { Client } from '#api/client.ts';
import { postbacks } from '#contract/postbacks.ts';
import {
  postbackCommandMachine,
  type PostbackCommand,
  type PostbackCommandEffects,
  type PostbackRequest,
} from '#machines/postback-command/postback-command.machine.ts';
import { notify } from '#ui/feedback/notify.ts';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { whyNot } from './why-not.ts';
import { usePortal } from './portal-context.tsx';

const executions: Record<PostbackCommand, (client: Client, id: number) => Promise<unknown>> = {
  setDefault: (client, id) => client(postbacks.setDefault, { params: { id } }),
  remove: (client, id) => client(postbacks.remove, { params: { id } }),
};

type Surroundings = {
  client: Client;
  queryClient: () => QueryClient;
  onRemoved: (id: number) => void;
};

export const postbackCommandEffects = ({ client, queryClient, onRemoved }: Surroundings) => {
  async function execute(command: PostbackCommand, id: number) {
    await executions[command](client, id);
    if (command === 'remove') onRemoved(id);
    await queryClient().invalidateQueries({ queryKey: [postbacks.list.resource] });
  }
  return {
    actors: {
      execute: fromPromise(async ({ input: { asked } }) => {
        if (asked) await execute(asked.command, asked.id);
      }),
      restoreDefault: fromPromise(async ({ input: { id } }) => {
        if (id !== null) await execute('setDefault', id);
      }),
    },
    actions: { tellSaved: () => notify({ type: 'saveSuccess' }) },
  } satisfies PostbackCommandEffects;
};

/**
 * Sets another default or removes a postback (O7): show the dialog while `isAsking`, with `messages` when the call failed.
 * After a new default `state` is 'undoable' for 6 s: `undo()` restores the former one.
 */
export function usePostbackCommand({ onRemoved }: { onRemoved: (id: number) => void }) {
  const { client, data } = usePortal();
  const { actor, snapshot } = useChart(() =>
    postbackCommandMachine.provide(
      postbackCommandEffects({ client, queryClient: () => data.queryClient(), onRemoved }),
    ),
  );
  const { value, context } = snapshot;
  return {
    state: typeof value === 'string' ? value : value.ready,
    isAsking: snapshot.hasTag('asking'),
    isBusy: snapshot.hasTag('busy'),
    asked: context.asked,
    messages: messagesAbout(context.failure),
    ask: (request: PostbackRequest) => actor.send({ type: 'postback.command', ...request }),
    /** Why `ask` would do nothing, or null. */
    whyNot: (request: PostbackRequest) =>
      whyNot(postbackCommandMachine, snapshot, { type: 'postback.command', ...request }),
    confirm: () => actor.send({ type: 'postback.confirm' }),
    abandon: () => actor.send({ type: 'postback.abandon' }),
    undo: () => actor.send({ type: 'postback.undo' }),
  };
}
export type PostbackCommands = ReturnType<typeof usePostbackCommand>;
