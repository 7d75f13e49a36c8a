import { messagesAbout } from '#i18n/error-messages.ts';
import { useChart } from '#statecharts/use-chart.ts';
import type { Client } from '#api/client.ts';
import { verification } from '#contract/verification.ts';
import {
  verifyEmailMachine,
  type VerificationLink,
  type VerifyEmailEffects,
} from '#machines/verify-email/verify-email.machine.ts';
import { fromPromise } from 'xstate';
import { usePortal } from './portal-context.tsx';

export const verifyEmailEffects = (client: Client) =>
  ({
    actors: {
      verifyEmail: fromPromise(async ({ input: { id, signature, expires }, signal }) => {
        const input = { params: { id: Number(id) }, query: { signature, expires } };
        await client(verification.verify, input, { signal });
      }),
    },
  }) satisfies VerifyEmailEffects;

/**
 * Verifies a link (A2, E16): `outcome` is null until the network has judged it; `isFailed`: it can be tried again. A link
 * without an error is 'Invalid URL params'.
 */
export function useVerification(link: VerificationLink) {
  const { client } = usePortal();
  const { actor, snapshot } = useChart(() => verifyEmailMachine.provide(verifyEmailEffects(client)), {
    input: link,
  });
  return {
    outcome: snapshot.output ?? null,
    isFailed: snapshot.matches('failed'),
    messages: messagesAbout(snapshot.context.failure),
    retry: () => actor.send({ type: 'verification.retry' }),
  } as const;
}
