import type { Client } from '#api/client.ts';
import { account } from '#contract/account.ts';
import type { TermsUpdateEffects } from '#machines/terms-update.machine.ts';
import { fromPromise } from 'xstate';

/** What the chart of the terms dialog has done: the acceptance (T3). */
export const termsEffects = ({ client }: { client: Client }) =>
  ({
    actors: {
      acceptTerms: fromPromise(async ({ input: { tos } }) => {
        await client(account.acceptTerms, { body: { tos } });
      }),
    },
  }) satisfies TermsUpdateEffects;
