import type { Client } from '#api/client.ts';
import { password } from '#contract/password.ts';
import {
  newPasswordMachine,
  type NewPassword,
  type NewPasswordEffects,
} from '#machines/new-password/new-password.machine.ts';
import { fromPromise } from 'xstate';
import type { PasswordLink } from './mailed-links.ts';
import { usePortal } from './portal-context.tsx';
import { useChart } from './use-chart.ts';

export const newPasswordEffects = (client: Client, link: PasswordLink | null) =>
  ({
    actors: {
      savePassword: fromPromise(async ({ input, signal }) => {
        const { email, token } = link ?? { email: '', token: '' };
        const body = { email, token, password: input.password, password_confirmation: input.confirmation };
        await client(password.reset, { body }, { signal });
      }),
    },
  }) satisfies NewPasswordEffects;

/**
 * Sets a new password by the link that the page was opened with: `withoutLink`, `asking`, `saving`, `saved`, or `refused`
 * when the link was used or is too old. `email` is that of the account.
 */
export function useNewPassword() {
  const { passwordLink } = usePortal();
  const { actor, snapshot } = useChart(
    ({ client }) => newPasswordMachine.provide(newPasswordEffects(client, passwordLink)),
    { input: { hasLink: passwordLink !== null } },
  );
  const { value, context } = snapshot;
  return {
    // `readingLink` is left before the first render.
    state: value === 'readingLink' ? 'asking' : value,
    email: passwordLink?.email ?? '',
    failure: context.failure,
    save: (chosen: NewPassword) => actor.send({ type: 'password.save', ...chosen }),
  } as const;
}
