import type { Client } from '#api/client.ts';
import type { accountChanges } from '#contract/account-changes.ts';
import { mailedLinkMachine, type MailedLinkEffects } from '#machines/mailed-link/mailed-link.machine.ts';
import { fromPromise } from 'xstate';
import { usePortal } from './portal-context.tsx';
import { messagesAbout, useChart } from './use-chart.ts';

type LinkCall = (typeof accountChanges)['undo' | 'confirmEmail'];

export const mailedLinkEffects = (client: Client, call: LinkCall, token: string | null) =>
  ({
    actors: {
      openLink: fromPromise(async ({ signal }) => {
        await client(call, { body: { token: token ?? '' } }, { signal });
      }),
    },
  }) satisfies MailedLinkEffects;

/** The link that the page was opened with; `open` does what it is for, with `call`. */
export function useMailedLink(call: LinkCall) {
  const { mailedToken } = usePortal();
  const { actor, snapshot } = useChart(
    ({ client }) => mailedLinkMachine.provide(mailedLinkEffects(client, call, mailedToken)),
    { input: { hasLink: mailedToken !== null } },
  );
  const { value, context } = snapshot;
  return {
    // `readingLink` is left before the first render.
    state: value === 'readingLink' ? 'asking' : value,
    messages: messagesAbout(context.failure),
    open: () => actor.send({ type: 'link.open' }),
  } as const;
}
