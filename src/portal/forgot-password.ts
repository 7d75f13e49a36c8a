import { useChart } from '#statecharts/use-chart.ts';
import type { Client } from '#api/client.ts';
import { password } from '#contract/password.ts';
import {
  forgotPasswordMachine,
  type ForgotPasswordEffects,
} from '#machines/forgot-password/forgot-password.machine.ts';
import { fromPromise } from 'xstate';
import { usePortal } from './portal-context.tsx';

export const forgotPasswordEffects = (client: Client) =>
  ({
    actors: {
      requestLink: fromPromise(async ({ input: { email }, signal }) => {
        await client(password.requestReset, { body: { email } }, { signal });
      }),
    },
  }) satisfies ForgotPasswordEffects;

/** Requests a link to a new password: `asking`, `sending`, `sent`; a failed call is in `failure`. */
export function useForgotPassword() {
  const { client } = usePortal();
  const { actor, snapshot } = useChart(() => forgotPasswordMachine.provide(forgotPasswordEffects(client)));
  const { value, context } = snapshot;
  return {
    state: value,
    failure: context.failure,
    request: (email: string) => actor.send({ type: 'link.request', email }),
    requestAnother: () => actor.send({ type: 'link.requestAnother' }),
  } as const;
}
