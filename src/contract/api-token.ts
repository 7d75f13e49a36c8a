import * as z from 'zod/mini';
import { data, endpoint, page, resource } from './endpoint.ts';
import { done, instant, type Received } from './values.ts';
import { integer, paging } from './wire.ts';

/** The API token of a user without a name: for every call that a token opens, until it is revoked (O11). */
export const apiToken = resource('apiToken', {
  /** The only answer that holds the token. Refused: API_TOKEN_EXISTS. */
  create: endpoint('POST /oauth/pat', {
    answer: data(
      z.object({ token_type: z.literal('Bearer'), access_token: z.string(), created_at: instant }),
    ),
  }),
  /**
   * Called with an API token, of any name and scope, it revokes that one and no other; by a session, the one without a
   * name. Takes effect at once. Refused where there is none: NOT_FOUND_HTTP_EXCEPTION.
   */
  revoke: endpoint('DELETE /oauth/pat', { answer: data(done) }),
});

/** What a token opens: figures, tracking links and click tags, or all that tokens may open. */
export const tokenScope = z.enum(['figures', 'links', 'all']);
export type TokenScope = z.infer<typeof tokenScope>;
/** After how many days a token expires; null is never. */
export const tokenDays = [30, 90, 365] as const;

/** A token without a name is that of `apiToken`; the address is that of the last use. */
const tokenRow = z.object({
  id: z.int(),
  name: z.string(),
  scope: tokenScope,
  hint: z.string(),
  created_at: instant,
  expires_at: z.nullable(instant),
  last_used_at: z.nullable(instant),
  last_address: z.nullable(z.string()),
});
export type ApiTokenRow = z.infer<typeof tokenRow>;
/** As it arrives. */
export type ListedToken = Received<ApiTokenRow>;

const creation = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  scope: tokenScope,
  days: z.nullable(z.literal(tokenDays)),
});
export type TokenCreation = z.output<typeof creation>;

/** The API tokens of a user; expired ones stay in the list until they are revoked. */
export const apiTokens = resource('apiTokens', {
  list: endpoint('GET /publisher/v1/api-tokens', {
    query: z.strictObject(paging),
    answer: page(tokenRow),
    chosen: true,
  }),
  /** The only answer that holds the token. */
  create: endpoint('POST /publisher/v1/api-tokens', {
    body: creation,
    answer: data(z.extend(tokenRow, { access_token: z.string() })),
    chosen: true,
  }),
  /** Takes effect at once. */
  remove: endpoint('DELETE /publisher/v1/api-tokens/{id}', {
    params: z.object({ id: integer }),
    answer: data(done),
    chosen: true,
  }),
});
