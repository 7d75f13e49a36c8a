import * as z from 'zod/mini';
import { data, endpoint, resource } from './endpoint.ts';
import { countryCode, done, instant, type Received } from './values.ts';

/**
 * A session of the user, on the device that used it last. `operator` is the one of a shadow login, which ends at
 * `ends_at`; null is what is not known.
 */
const openSession = z.object({
  id: z.string(),
  current: z.boolean(),
  browser: z.nullable(z.string()),
  os: z.nullable(z.string()),
  device: z.nullable(z.enum(['desktop', 'smartphone', 'tablet', 'tv'])),
  address: z.nullable(z.string()),
  country: z.nullable(countryCode),
  factor: z.enum(['password', 'link', 'totp', 'passkey', 'recovery']),
  operator: z.nullable(z.object({ firstname: z.string(), lastname: z.string() })),
  started_at: instant,
  last_used_at: instant,
  ends_at: z.nullable(instant),
});
export type OpenSession = Received<z.infer<typeof openSession>>;

/**
 * Where the user is signed in; API tokens are no sessions and cannot call these. Ending takes effect with the next call
 * of that session; an operator in a shadow login sees the list and ends nothing.
 */
export const sessions = resource('sessions', {
  list: endpoint('GET /publisher/v1/sessions', { answer: data(z.array(openSession)), chosen: true }),
  end: endpoint('DELETE /publisher/v1/sessions/{id}', {
    params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    answer: data(done),
    chosen: true,
  }),
  /** All but the one that calls. */
  endOthers: endpoint('DELETE /publisher/v1/sessions', { answer: data(done), chosen: true }),
});
