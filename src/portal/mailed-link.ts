import { messagesAbout } from '#i18n/error-messages.ts';
import { useChart } from '#statecharts/use-chart.ts';
import type { Client } from '#api/client.ts';
import type { accountChanges } from '#contract/account-changes.ts';
import { failureOf } from '#machines/lib/failure.ts';
import { mailedLinkMachine, type MailedLinkEffects } from '#machines/mailed-link/mailed-link.machine.ts';
import { fromPromise } from 'xstate';
import { usePortal } from './portal-context.tsx';

type LinkCall = (typeof accountChanges)['undo' | 'confirmEmail'];

export const mailedLinkEffects = (client: Client, call: LinkCall, token: string | null) =>
  ({
    actors: {
      openLink: fromPromise(async ({ signal }) => {
        await client(call, { body: { token: token ?? '' } }, { signal });
      }),
    },
  }) satisfies MailedLinkEffects;

/** The link that the page was opened with; `open` does what it is for, with `call`. `outcome` is null until then. */
export function useMailedLink(call: LinkCall) {
  const { client, mailedToken } = usePortal();
  const { actor, snapshot } = useChart(
    () => mailedLinkMachine.provide(mailedLinkEffects(client, call, mailedToken)),
    { input: { hasLink: mailedToken !== null } },
  );
  return {
    outcome: snapshot.output ?? null,
    isOpening: snapshot.hasTag('busy'),
    messages: messagesAbout(snapshot.context.failure),
    open: () => actor.send({ type: 'link.open' }),
    /** What the link would do could not be read. */
    unread: (error: unknown) => actor.send({ type: 'link.unread', failure: failureOf(error) }),
  } as const;
}
