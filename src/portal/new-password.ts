import { useChart } from '#statecharts/use-chart.ts';
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
 * Sets a new password by the link that the page was opened with: `outcome` is null until it is saved or the link is over.
 * `email` is that of the account, which has had no password where `isFirst`.
 */
export function useNewPassword() {
  const { client, passwordLink } = usePortal();
  const { actor, snapshot } = useChart(
    () => newPasswordMachine.provide(newPasswordEffects(client, passwordLink)),
    { input: { hasLink: passwordLink !== null } },
  );
  return {
    outcome: snapshot.output ?? null,
    isSaving: snapshot.hasTag('busy'),
    email: passwordLink?.email ?? '',
    isFirst: passwordLink?.isFirst ?? false,
    failure: snapshot.context.failure,
    save: (chosen: NewPassword) => actor.send({ type: 'password.save', ...chosen }),
  } as const;
}
