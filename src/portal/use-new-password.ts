import { newPasswordMachine, type NewPassword } from '#machines/new-password/new-password.machine.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { newPasswordEffects } from './effects/new-password.ts';
import { usePortal } from './portal-context.tsx';

/**
 * Setting a new password by the link that the page was opened with: `withoutLink`, `asking`, `saving`, `saved`, or
 * `refused` when the link was used or is too old. `email` is whose password it is.
 */
export function useNewPassword() {
  const { client, passwordLink, trail } = usePortal();
  const [machine] = useState(() => newPasswordMachine.provide(newPasswordEffects(client, passwordLink)));
  const actor = useActorRef(machine, { input: { hasLink: passwordLink !== null }, inspect: trail.inspect });
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  return {
    // Between two events the chart is never still reading.
    state: value === 'readingLink' ? 'asking' : value,
    email: passwordLink?.email ?? '',
    failure: context.failure,
    save: (password: NewPassword) => actor.send({ type: 'password.save', ...password }),
  } as const;
}
