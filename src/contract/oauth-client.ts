import * as z from 'zod/mini';
import { bare, endpoint, resource } from './endpoint.ts';
import { token } from './session.ts';

/** Tokens for third-party programs, by OAuth grants (P8). */
export const oauthClient = resource('session', {
  passwordGrant: endpoint('POST /api/oauth/token', {
    auth: 'client',
    encoding: 'form',
    body: z.discriminatedUnion('grant_type', [
      z.object({ grant_type: z.literal('password'), username: z.string(), password: z.string() }),
      z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
    ]),
    answer: bare(token),
    ignoresUnauthorised: true,
  }),
});
