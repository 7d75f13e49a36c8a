import type { Client } from '#api/client.ts';
import type { TermsUpdateEffects } from '#machines/terms-update.machine.ts';
import { fromPromise } from 'xstate';

/** What the chart of the terms dialog has done: the acceptance (T3). */
export const termsEffects = ({ client }: { client: Client }) =>
  ({
    actors: {
      acceptTerms: fromPromise(async ({ input: { tos } }) => {
        const { account } = await import('#contract/account.ts');
        await client(account.acceptTerms, { body: { tos } });
      }),
    },
  }) satisfies TermsUpdateEffects;
