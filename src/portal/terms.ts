import { throwPartFailed } from '#api/api-error.ts';
import type { Client } from '#api/client.ts';
import type { TermsUpdateEffects } from '#machines/terms/terms.machine.ts';
import { fromPromise } from 'xstate';
import type { TokenWatch } from './token-watch.ts';

export const termsEffects = ({ client, tokenWatch }: { client: Client; tokenWatch: TokenWatch }) =>
  ({
    actors: {
      acceptTerms: fromPromise(async ({ input: { tos } }) => {
        const { account } = await import('#contract/account.ts').catch(throwPartFailed);
        await client(account.acceptTerms, { body: { tos } });
        tokenWatch.announce('userChanged');
      }),
    },
  }) satisfies TermsUpdateEffects;
