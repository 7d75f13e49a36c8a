import { messagesOf } from '#i18n/error-messages.ts';
import { verifyEmailMachine, type VerificationLink } from '#machines/verify-email/verify-email.machine.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { verifyEmailEffects } from './effects/verify-email.ts';
import { usePortal } from './portal-context.tsx';

/**
 * What becomes of a verification link (A2, E16): `invalidLink` is 'Invalid URL params', `refused` a link the network does
 * not take, `failed` one that may be tried again.
 */
export function useVerification(link: VerificationLink) {
  const { client, trail } = usePortal();
  const [machine] = useState(() => verifyEmailMachine.provide(verifyEmailEffects(client)));
  const actor = useActorRef(machine, { input: link, inspect: trail.inspect });
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  return {
    // Between two events the chart is never still reading.
    state: value === 'readingLink' ? 'verifying' : value,
    messages: context.failure ? messagesOf(context.failure) : [],
    retry: () => actor.send({ type: 'verification.retry' }),
  } as const;
}
