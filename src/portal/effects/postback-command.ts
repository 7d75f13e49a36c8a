import type { Client } from '#api/client.ts';
import { postbacks } from '#contract/postbacks.ts';
import type {
  PostbackCommand,
  PostbackCommandEffects,
} from '#machines/postback-command/postback-command.machine.ts';
import { notify } from '#ui/notify.ts';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

const executions: Record<PostbackCommand, (client: Client, id: number) => Promise<unknown>> = {
  setDefault: (client, id) => client(postbacks.setDefault, { params: { id } }),
  remove: (client, id) => client(postbacks.remove, { params: { id } }),
};

type Surroundings = { client: Client; queryClient: () => QueryClient };

/** What the chart of the postbacks has done: the calls, the lists loaded anew, the word that it is saved (O7, E10). */
export const postbackCommandEffects = ({ client, queryClient }: Surroundings) => {
  async function execute(command: PostbackCommand, id: number) {
    await executions[command](client, id);
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
