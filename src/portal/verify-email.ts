import type { Client } from '#api/client.ts';
import { verification } from '#contract/verification.ts';
import {
  verifyEmailMachine,
  type VerificationLink,
  type VerifyEmailEffects,
} from '#machines/verify-email/verify-email.machine.ts';
import { fromPromise } from 'xstate';
import { messagesAbout, useChart } from './use-chart.ts';

export const verifyEmailEffects = (client: Client) =>
  ({
    actors: {
      verifyEmail: fromPromise(async ({ input: { id, signature, expires }, signal }) => {
        const input = { params: { id: Number(id) }, query: { signature, expires } };
        await client(verification.verify, input, { signal });
      }),
    },
  }) satisfies VerifyEmailEffects;

/** Verifies a link (A2, E16): `invalidLink` is 'Invalid URL params', `refused` is final, `failed` can be retried. */
export function useVerification(link: VerificationLink) {
  const { actor, snapshot } = useChart(
    ({ client }) => verifyEmailMachine.provide(verifyEmailEffects(client)),
    { input: link },
  );
  const { value, context } = snapshot;
  return {
    // `readingLink` is left before the first render.
    state: value === 'readingLink' ? 'verifying' : value,
    messages: messagesAbout(context.failure),
    retry: () => actor.send({ type: 'verification.retry' }),
  } as const;
}
