import { messagesAbout } from '#i18n/error-messages.ts';
import { useChart } from '#statecharts/use-chart.ts';
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
import { usePortal } from './portal-context.tsx';

type Surroundings = {
  client: Client;
  showSecret: (secret: string | null) => void;
  reloadUser: () => void;
};

/** The secret goes past the chart, straight to the screen (O11, S1). */
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
 * The API token of the user (O11); use it once the profile has loaded. `secret` is set only in `shown` and
 * while its dialog is open (`asking`, `revoking`, `refused`): leaving the screen clears it.
 */
export function useApiToken(profile: ApiTokenInput) {
  const { client, session } = usePortal();
  const [secret, setSecret] = useState<string | null>(null);
  const { actor, snapshot } = useChart(
    () =>
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
    // `deciding` is left before the first render.
    state: value === 'deciding' ? 'absent' : value,
    secret,
    messages: messagesAbout(context.failure),
    create: () => actor.send({ type: 'token.create' }),
    revoke: () => actor.send({ type: 'token.revoke' }),
    confirm: () => actor.send({ type: 'token.confirm' }),
    abandon: () => actor.send({ type: 'token.abandon' }),
  } as const;
}
