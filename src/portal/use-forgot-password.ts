import { forgotPasswordMachine } from '#machines/forgot-password/forgot-password.machine.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { forgotPasswordEffects } from './effects/forgot-password.ts';
import { usePortal } from './portal-context.tsx';

/** Asking for a link to a new password: `asking`, `sending`, `sent`; what a call failed with is in `failure`. */
export function useForgotPassword() {
  const { client, trail } = usePortal();
  const [machine] = useState(() => forgotPasswordMachine.provide(forgotPasswordEffects(client)));
  const actor = useActorRef(machine, { inspect: trail.inspect });
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  return {
    state: value,
    failure: context.failure,
    request: (email: string) => actor.send({ type: 'link.request', email }),
    requestAnother: () => actor.send({ type: 'link.requestAnother' }),
  } as const;
}
