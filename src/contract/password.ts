import * as z from 'zod/mini';
import { data, endpoint, resource } from './endpoint.ts';
import { passwordLength } from './password-rules.ts';
import { done } from './values.ts';

const email = z.email().check(z.maxLength(254));

/** A reset link by mail, then a new password. Existing and other addresses are answered alike. */
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
      password: z
        .string()
        .check(z.minLength(passwordLength.leastWithFactor), z.maxLength(passwordLength.most)),
      password_confirmation: z.string(),
    }),
    answer: data(done),
    ignoresUnauthorised: true,
  }),
});
