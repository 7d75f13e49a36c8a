import * as z from 'zod/mini';
import { data, endpoint, resource } from './endpoint.ts';
import { done } from './values.ts';
import { integer } from './wire.ts';

/** Confirms an email address by the signed link of a registration (A2); `expires` in seconds since 1970. */
export const verification = resource('verification', {
  /** Repeatable until it expires. Refused: INVALID_SIGNATURE. */
  verify: endpoint('GET /email/verify/{id}', {
    auth: 'anyone',
    params: z.object({ id: integer }),
    query: z.strictObject({
      signature: z.string().check(z.maxLength(200)),
      expires: z.string().check(z.maxLength(20)),
    }),
    answer: data(done),
    ignoresUnauthorised: true,
  }),
});
