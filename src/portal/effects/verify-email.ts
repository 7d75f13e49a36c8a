import type { Client } from '#api/client.ts';
import { verification } from '#contract/verification.ts';
import type { VerifyEmailEffects } from '#machines/verify-email/verify-email.machine.ts';
import { fromPromise } from 'xstate';

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
