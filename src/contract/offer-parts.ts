import * as z from 'zod/mini';
import { data, endpoint, page, resource } from './endpoint.ts';
import { file, zipFile } from './file.ts';
import { capSummary, offer, offerFilters, payoutModel } from './offers.ts';
import { countryCode, currency, instant, reference, type Received } from './values.ts';
import { integer, paging } from './wire.ts';

/** Asked of every applicant. */
const question = z.object({ id: z.int(), text: z.string(), required: z.boolean() });
/** With what only its own screen shows: questions and traffic types are for applying. */
export const offerDetails = z.extend(offer, {
  group: z.nullable(reference),
  campaign_id: z.nullable(z.int()),
  banners_count: z.int(),
  questions: z.array(question),
  traffic_types: z.array(z.extend(reference, { allowed: z.boolean() })),
  /** Chosen, of an expired offer: a similar one that the publisher may run, or null. */
  substitute: z.optional(z.nullable(reference)),
});
export type OfferDetails = Received<z.infer<typeof offerDetails>>;
/** Offers of one advertiser. */
const offerGroup = z.extend(reference, { image: z.nullable(z.string()), offers_count: z.int() });

/** Width and height in pixels, size in bytes. */
export const banner = z.object({
  id: z.int(),
  offer_id: z.int(),
  name: z.string(),
  kind: z.enum(['image', 'html5', 'text']),
  width: z.int(),
  height: z.int(),
  mime: z.string(),
  size: z.int(),
  filename: z.string(),
  url: z.string(),
  created_at: instant,
});
export type Banner = Received<z.infer<typeof banner>>;

/** Current use by the caller; `cap_type_id` is a key of the dictionary `offer_cap_types`. */
const cap = z.extend(capSummary, {
  id: z.int(),
  offer_id: z.int(),
  cap_type_id: z.string(),
  remaining: z.number(),
  resets_at: z.nullable(instant),
});

/**
 * An amount in `currency` or a percentage of the sale; no countries means all countries of the offer. `next` is chosen:
 * what it becomes when another payout of the offer is announced, the same where it stays, no payout where it ends.
 */
export const goalPayout = z.object({
  id: z.int(),
  offer_id: z.int(),
  goal: z.string(),
  is_default: z.boolean(),
  model: payoutModel,
  amount: z.nullable(z.number()),
  percent: z.nullable(z.number()),
  currency,
  countries: z.array(countryCode),
  next: z.optional(
    z.nullable(
      z.object({
        at: instant,
        payout: z.nullable(
          z.object({
            model: payoutModel,
            amount: z.nullable(z.number()),
            percent: z.nullable(z.number()),
          }),
        ),
      }),
    ),
  ),
});
export type GoalPayout = Received<z.infer<typeof goalPayout>>;

export const byId = z.object({ id: integer });
export const paged = z.strictObject(paging);

/**
 * Parts of an offer (O1, O3). `retrieve` finds archived offers too. Revenues are the network's earnings: visible with
 * the privilege offers.revenues and to operators, an empty list for others. Banners download as one ZIP archive.
 */
export const offerParts = resource('offerParts', {
  get: endpoint('GET /publisher/v1/offers/{id}', { params: byId, answer: data(offerDetails) }),
  retrieve: endpoint('GET /publisher/v1/offers/{id}/retrieve', { params: byId, answer: data(offerDetails) }),
  groups: endpoint('GET /publisher/v1/offers/groups', {
    query: z.strictObject({ ...paging, search: z.optional(z.string().check(z.maxLength(100))) }),
    answer: page(offerGroup),
  }),
  banners: endpoint('GET /publisher/v1/offers/{id}/banners', {
    params: byId,
    query: paged,
    answer: page(banner),
  }),
  caps: endpoint('GET /publisher/v1/offers/{id}/caps', { params: byId, query: paged, answer: page(cap) }),
  revenues: endpoint('GET /publisher/v1/offers/{id}/revenues', {
    params: byId,
    query: paged,
    answer: page(goalPayout),
  }),
  payouts: endpoint('GET /publisher/v1/offers/{id}/payouts', {
    params: byId,
    query: paged,
    answer: page(goalPayout),
  }),
  downloadBanners: endpoint('GET /publisher/v1/offers/{id}/download-banners', {
    params: byId,
    answer: zipFile,
  }),
  download: endpoint('GET /publisher/v1/offers/download', {
    query: z.strictObject(offerFilters),
    answer: file,
  }),
});
