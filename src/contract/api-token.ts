import * as z from 'zod/mini';
import { data, endpoint, resource } from './endpoint.ts';
import { done, instant } from './values.ts';

/** The API token of a user: a bearer for the same calls, one at a time, valid until it is revoked (O11). */
export const apiToken = resource('apiToken', {
  /** The only answer that holds the token. Refused: API_TOKEN_EXISTS. */
  create: endpoint('POST /oauth/pat', {
    answer: data(
      z.object({ token_type: z.literal('Bearer'), access_token: z.string(), created_at: instant }),
    ),
  }),
  /** Takes effect at once; without a token it does nothing. */
  revoke: endpoint('DELETE /oauth/pat', { answer: data(done) }),
});
