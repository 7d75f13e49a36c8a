import * as z from 'zod/mini';
import { data, endpoint, resource } from './endpoint.ts';
import { passkeyProof, typedCode } from './second-factor.ts';
import { done } from './values.ts';

/**
 * Calls that change who can sign in or is paid refuse with CONFIRMATION_REQUIRED ten minutes after the last proof of
 * who the caller is; signing in is one.
 */
export const confirmation = resource('confirmation', {
  /** Refused: INVALID_CREDENTIALS, INVALID_SECOND_FACTOR; FORBIDDEN in a shadow login and with an API token. */
  confirm: endpoint('POST /publisher/v1/confirmation', {
    body: z.union([
      z.object({ password: z.string().check(z.minLength(1), z.maxLength(128)) }),
      z.object({ code: typedCode }),
      passkeyProof,
    ]),
    answer: data(done),
    chosen: true,
  }),
});
