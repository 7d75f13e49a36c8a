import type { Client } from '#api/client.ts';
import { password } from '#contract/password.ts';
import type { ForgotPasswordEffects } from '#machines/forgot-password/forgot-password.machine.ts';
import { fromPromise } from 'xstate';

/** What the chart of the forgotten password has done: the network sends the link. */
export const forgotPasswordEffects = (client: Client) =>
  ({
    actors: {
      requestLink: fromPromise(async ({ input: { email }, signal }) => {
        await client(password.requestReset, { body: { email } }, { signal });
      }),
    },
  }) satisfies ForgotPasswordEffects;
