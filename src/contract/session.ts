import * as z from 'zod/mini';
import { bare, data, endpoint, resource } from './endpoint.ts';
import { done } from './values.ts';

/** The token response: `expires_in` in seconds (S1). */
export const token = z.object({
  token_type: z.string(),
  expires_in: z.number().check(z.positive()),
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.string(),
});
export type Token = z.infer<typeof token>;

const clientId = z.literal('publisher');

/** Signing in and out (S5, S9, S11); a refresh token works once, and a second use ends the session (S1). */
export const session = resource('session', {
  signIn: endpoint('POST /oauth/token', {
    auth: 'anyone',
    body: z.union([
      z.object({ client_id: clientId, grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
      z.object({ client_id: clientId, username: z.string(), password: z.string() }),
    ]),
    answer: bare(token),
    ignoresUnauthorised: true,
  }),
  signOut: endpoint('DELETE /oauth/token', { answer: data(done), ignoresUnauthorised: true }),
  exchangeOneTimeToken: endpoint('POST /oauth/ott-token', {
    auth: 'anyone',
    body: z.object({ ott: z.string() }),
    answer: bare(token),
    ignoresUnauthorised: true,
  }),
});

/** Whether anybody is signed in at all: `account.profile` with its answer unread, which the login can do without (S8). */
export const presence = resource('account', {
  profile: endpoint('GET /publisher/v1/user-profile', { answer: data(z.unknown()), chosen: true }),
});
