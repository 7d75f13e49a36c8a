import * as z from 'zod/mini';
import { data, endpoint, page, resource } from './endpoint.ts';
import { countryCode, currency, instant, type Received } from './values.ts';
import { integer, list, paging, sortBy } from './wire.ts';

const partnerStatus = z.enum(['pending', 'active', 'suspended', 'rejected']);
export type PartnerStatus = z.infer<typeof partnerStatus>;
const byId = z.object({ id: integer });

/** A publisher for operators; `review_due_at` is when a verified registration is approved automatically. */
export const partnerRow = z.object({
  id: z.int(),
  name: z.string(),
  status: partnerStatus,
  country: countryCode,
  website: z.nullable(z.string()),
  about: z.nullable(z.string()),
  traffic_type_ids: z.array(z.int()),
  traffic_countries: z.array(z.string()),
  category_ids: z.array(z.int()),
  publisher_content: z.array(z.string()),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.nullable(z.string()),
  currency,
  created_at: instant,
  email_verified_at: z.nullable(instant),
  review_due_at: z.nullable(instant),
  reviewed_at: z.nullable(instant),
  review_reason: z.nullable(z.string()),
  /** The operator who did; null where the network did so by itself. */
  reviewed_by: z.nullable(z.string()),
  /** What the mail server said of an address that has no mailbox. */
  email_refusal: z.nullable(z.string()),
});

export type Partner = Received<z.infer<typeof partnerRow>>;

// `approve` and `reject` a registration, `suspend` and `restore` an account.
const reviewDecision = z.enum(['approve', 'reject', 'suspend', 'restore']);

/** For operators: publishers, review of their registrations, shadow login (M4). */
export const partners = resource('partners', {
  list: endpoint('GET /publisher/v1/partners', {
    auth: 'operator',
    query: z.strictObject({
      ...paging,
      search: z.optional(z.string().check(z.maxLength(100))),
      status: z.optional(list(partnerStatus)),
      sort: sortBy(['id', 'name', 'created_at'], '-created_at'),
    }),
    answer: page(partnerRow),
    chosen: true,
  }),
  get: endpoint('GET /publisher/v1/partners/{id}', {
    auth: 'operator',
    params: byId,
    answer: data(partnerRow),
    chosen: true,
  }),
  /** The publisher sees `reason`. Refused: REVIEW_NOT_POSSIBLE in another state of the account. */
  review: endpoint('PUT /publisher/v1/partners/{id}/review', {
    auth: 'operator',
    params: byId,
    body: z.object({
      decision: reviewDecision,
      reason: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
    }),
    answer: data(partnerRow),
    chosen: true,
  }),
  /** A link that signs the operator in as the publisher, once and within a minute. */
  shadowLogin: endpoint('POST /publisher/v1/partners/{id}/shadow-login', {
    auth: 'operator',
    params: byId,
    answer: data(z.object({ url: z.string(), expires_at: instant })),
    chosen: true,
  }),
});
