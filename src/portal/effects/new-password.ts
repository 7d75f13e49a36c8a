import type { Client } from '#api/client.ts';
import { password } from '#contract/password.ts';
import type { NewPasswordEffects } from '#machines/new-password/new-password.machine.ts';
import { fromPromise } from 'xstate';
import type { PasswordLink } from '../password-link.ts';

/** What the chart of the new password has done: the network sets it, if the link is good. */
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
