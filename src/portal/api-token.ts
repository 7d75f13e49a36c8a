import { answered } from '#api/api-error.ts';
import type { Client } from '#api/client.ts';
import { apiToken } from '#contract/api-token.ts';
import {
  apiTokenMachine,
  type ApiTokenEffects,
  type ApiTokenInput,
} from '#machines/api-token/api-token.machine.ts';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { messagesAbout, useChart } from './use-chart.ts';

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

/**
 * The API token of the user (O11); use it once the profile is there. `secret` is there in `shown` and while its question
 * is on screen (`asking`, `revoking`, `refused`), and nowhere else: leaving the screen forgets it.
 */
export function useApiToken(profile: ApiTokenInput) {
  const [secret, setSecret] = useState<string | null>(null);
  const { actor, snapshot } = useChart(
    ({ client, session }) =>
      apiTokenMachine.provide(
        apiTokenEffects({
          client,
          showSecret: setSecret,
          reloadUser: () => session.send({ type: 'user.reload' }),
        }),
      ),
    { input: profile },
  );
  const { value, context } = snapshot;
  return {
    // Between two events the chart is never still deciding.
    state: value === 'deciding' ? 'absent' : value,
    secret,
    messages: messagesAbout(context.failure),
    create: () => actor.send({ type: 'token.create' }),
    revoke: () => actor.send({ type: 'token.revoke' }),
    confirm: () => actor.send({ type: 'token.confirm' }),
    abandon: () => actor.send({ type: 'token.abandon' }),
  } as const;
}
