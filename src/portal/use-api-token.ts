import { messagesOf } from '#i18n/error-messages.ts';
import { apiTokenMachine, type ApiTokenFacts } from '#machines/api-token/api-token.machine.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { apiTokenEffects } from './effects/api-token.ts';
import { usePortal } from './portal-context.tsx';

/**
 * The API token of the user (O11); use it once the profile is there. `secret` is there in `shown` and while its question
 * is on screen (`asking`, `revoking`, `refused`), and nowhere else: leaving the screen forgets it.
 */
export function useApiToken(profile: ApiTokenFacts) {
  const { client, session, trail } = usePortal();
  const [secret, setSecret] = useState<string | null>(null);
  const [machine] = useState(() =>
    apiTokenMachine.provide(
      apiTokenEffects({
        client,
        showSecret: setSecret,
        reloadUser: () => session.send({ type: 'user.reload' }),
      }),
    ),
  );
  const actor = useActorRef(machine, { input: profile, inspect: trail.inspect });
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  return {
    // Between two events the chart is never still deciding.
    state: value === 'deciding' ? 'absent' : value,
    secret,
    messages: context.failure ? messagesOf(context.failure) : [],
    create: () => actor.send({ type: 'token.create' }),
    revoke: () => actor.send({ type: 'token.revoke' }),
    confirm: () => actor.send({ type: 'token.confirm' }),
    abandon: () => actor.send({ type: 'token.abandon' }),
  } as const;
}
