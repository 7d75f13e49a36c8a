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

/** Signing in and out (S5, S9, S11, P8). */
export const session = resource('session', {
  signIn: endpoint('POST /oauth/token', {
    auth: 'anyone',
    body: z.object({ client_id: clientId, username: z.string(), password: z.string() }),
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
  passwordGrant: endpoint('POST /api/oauth/token', {
    auth: 'client',
    encoding: 'form',
    body: z.object({ grant_type: z.literal('password'), username: z.string(), password: z.string() }),
    answer: bare(token),
    ignoresUnauthorised: true,
  }),
});
