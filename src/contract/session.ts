import * as z from 'zod/mini';
import { bare, data, resource } from './endpoint.ts';
import { firstSession, headerText } from './first-calls.ts';
import { done } from './values.ts';

/** `expires_in` in seconds (S1). */
export const token = z.object({
  token_type: z.string().check(z.regex(headerText)),
  expires_in: z.number().check(z.positive()),
  access_token: z.string().check(z.minLength(1), z.regex(headerText)),
  refresh_token: z.string(),
});
export type Token = z.infer<typeof token>;

const clientId = z.literal('publisher');

/** Signing in and out (S5, S9, S11); a refresh token works once, a second use ends the session (S1). */
export const session = resource('session', {
  signIn: {
    ...firstSession.signIn,
    body: z.union([
      z.object({ client_id: clientId, grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
      z.object({ client_id: clientId, username: z.string(), password: z.string() }),
    ]),
    answer: bare(token),
  },
  signOut: { ...firstSession.signOut, answer: data(done) },
  exchangeOneTimeToken: {
    ...firstSession.exchangeOneTimeToken,
    body: z.object({ ott: z.string() }),
    answer: bare(token),
  },
});
