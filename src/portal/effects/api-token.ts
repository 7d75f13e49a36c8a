import { answered } from '#api/api-error.ts';
import type { Client } from '#api/client.ts';
import { apiToken } from '#contract/api-token.ts';
import type { ApiTokenEffects } from '#machines/api-token/api-token.machine.ts';
import { fromPromise } from 'xstate';

type Surroundings = {
  client: Client;
  /** Puts the secret on screen, and takes it off again with null. */
  showSecret: (secret: string | null) => void;
  reloadUser: () => void;
};

/** What the chart of the API token has done; the secret goes past it, straight to the screen (O11, S1). */
export const apiTokenEffects = ({ client, showSecret, reloadUser }: Surroundings) =>
  ({
    actors: {
      createToken: fromPromise(async () => {
        showSecret(answered(await client(apiToken.create)).access_token);
      }),
      revokeToken: fromPromise(async () => {
        await client(apiToken.revoke);
      }),
    },
    actions: { reloadUser, forgetSecret: () => showSecret(null) },
  }) satisfies ApiTokenEffects;
