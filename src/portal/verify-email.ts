import type { Client } from '#api/client.ts';
import { verification } from '#contract/verification.ts';
import {
  verifyEmailMachine,
  type VerificationLink,
  type VerifyEmailEffects,
} from '#machines/verify-email/verify-email.machine.ts';
import { fromPromise } from 'xstate';
import { messagesAbout, useChart } from './use-chart.ts';

/** What the chart of the verification has done: the network judges the link (A2). */
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
 * What becomes of a verification link (A2, E16): `invalidLink` is 'Invalid URL params', `refused` a link the network does
 * not take, `failed` one that may be tried again.
 */
export function useVerification(link: VerificationLink) {
  const { actor, snapshot } = useChart(
    ({ client }) => verifyEmailMachine.provide(verifyEmailEffects(client)),
    { input: link },
  );
  const { value, context } = snapshot;
  return {
    // Between two events the chart is never still reading.
    state: value === 'readingLink' ? 'verifying' : value,
    messages: messagesAbout(context.failure),
    retry: () => actor.send({ type: 'verification.retry' }),
  } as const;
}
