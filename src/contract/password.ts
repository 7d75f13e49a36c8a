import * as z from 'zod/mini';
import { data, endpoint, resource } from './endpoint.ts';
import { passwordLength } from './password-rules.ts';
import { done } from './values.ts';

const newPassword = z
  .string()
  .check(z.minLength(passwordLength.leastWithFactor), z.maxLength(passwordLength.most));
const email = z.email().check(z.maxLength(254));

/**
 * A new password by a mailed link, whose request is answered alike for existing and other addresses, or at once, by the
 * current one.
 */
export const password = resource('password', {
  requestReset: endpoint('POST /password/publisher/email', {
    auth: 'anyone',
    body: z.object({ email }),
    answer: data(done),
    ignoresUnauthorised: true,
  }),
  /**
   * Works once and for an hour, and ends every session. Refused: INVALID_RESET_LINK, and a weak password by a
   * `PasswordCode`.
   */
  reset: endpoint('POST /password/publisher/reset', {
    auth: 'anyone',
    body: z.object({
      email,
      token: z.string().check(z.minLength(1), z.maxLength(200)),
      password: newPassword,
      password_confirmation: z.string(),
    }),
    answer: data(done),
    ignoresUnauthorised: true,
  }),
  /**
   * Ends every other session; API tokens stay. Refused: the current password by PASSWORD_WRONG, a weak one by a
   * `PasswordCode`.
   */
  change: endpoint('PUT /publisher/v1/user-profile/password', {
    body: z.object({
      current_password: z.string().check(z.minLength(1), z.maxLength(passwordLength.most)),
      password: newPassword,
      password_confirmation: z.string(),
    }),
    answer: data(done),
    chosen: true,
  }),
});
