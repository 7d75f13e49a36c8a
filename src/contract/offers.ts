import * as z from 'zod/mini';
import { data, endpoint, page, resource } from './endpoint.ts';
import { countryCode, currency, instant, reference, type Received } from './values.ts';
import { flag, integer, list, longestText, paging, searchText, sortBy } from './wire.ts';

export const payoutModel = z.enum(['CPA', 'CPL', 'CPS', 'CPI', 'CPC', 'CPM', 'REVSHARE']);
export type PayoutModel = z.infer<typeof payoutModel>;
export const approvalStatus = z.enum(['pending', 'approved', 'rejected', 'blocked']);
export type ApprovalStatus = z.infer<typeof approvalStatus>;
export const offerStatus = z.enum(['active', 'paused', 'expired']);

/** Per conversion: an amount in `currency`, or a percentage of the sale; `varies` when there are several. */
export const payout = z.object({
  model: payoutModel,
  amount: z.nullable(z.number()),
  percent: z.nullable(z.number()),
  currency,
  varies: z.boolean(),
});
export type Payout = Received<z.infer<typeof payout>>;

/** Announced ahead: at that instant the default payout becomes another one. */
const payoutChange = z.object({ at: instant, from: payout, to: payout });
export type PayoutChange = Received<z.infer<typeof payoutChange>>;

/** What a network may say of an offer wherever it names one; chosen. */
export const announced = {
  expires_at: z.optional(z.nullable(instant)),
  payout_change: z.optional(z.nullable(payoutChange)),
};

/** Use of the tightest cap. */
export const capSummary = z.object({
  type: z.enum(['clicks', 'conversions', 'payout']),
  period: z.enum(['day', 'week', 'month', 'total']),
  value: z.number(),
  used: z.number(),
});
export type CapSummary = Received<z.infer<typeof capSummary>>;

/**
 * An offer for a signed-in publisher: EPC in its currency per click, CR in percent (O1). `figures_of` is chosen: whose
 * these two are, the publisher's own of the last 30 days or those of the whole network.
 */
export const offer = z.object({
  id: z.int(),
  name: z.string(),
  status: offerStatus,
  paused: z.boolean(),
  visibility: z.enum(['public', 'approval', 'private']),
  featured: z.boolean(),
  description: z.string(),
  category: reference,
  tags: z.array(reference),
  countries: z.array(countryCode),
  devices: z.array(z.string()),
  os: z.array(z.string()),
  payout,
  epc: z.nullable(z.number()),
  cr: z.nullable(z.number()),
  figures_of: z.optional(z.enum(['own', 'network'])),
  cap: z.nullable(capSummary),
  requires_approval: z.boolean(),
  approval: z.nullable(z.object({ id: z.int(), status: approvalStatus })),
  preview: z.nullable(z.string()),
  thumb: z.nullable(z.string()),
  created_at: instant,
  ...announced,
  expires_at: z.nullable(instant),
});
export type Offer = Received<z.infer<typeof offer>>;

/** `featured` groups the featured ones, sorted by EPC among themselves. */
export const offerSorts = ['id', 'name', 'payout', 'epc', 'created_at', 'featured'] as const;

/** The state of the publisher's application, or `none`. */
export const applicationState = z.enum(['none', ...approvalStatus.options]);

/**
 * Filters of both walls (O1, O2); any of several values of one filter matches. An offer without systems or traffic
 * types matches all of them; `new` are those of the last 30 days.
 */
export const wallFilters = {
  search: searchText,
  category_id: z.optional(list(integer)),
  country: z.optional(list(countryCode)),
  os: z.optional(list(z.string().check(z.minLength(1), z.maxLength(longestText)))),
  model: z.optional(list(payoutModel)),
  traffic_type_id: z.optional(list(integer)),
  tag_id: z.optional(list(integer)),
  featured: z.optional(flag),
  new: z.optional(flag),
};

export const offerFilters = {
  ...wallFilters,
  status: z.optional(list(offerStatus)),
  approval_status: z.optional(list(applicationState)),
  group_id: z.optional(list(integer)),
};

// By value; a missing value counts 0.
const counts = z.record(z.string(), z.int());

/**
 * Counts by filter: offers that match all other filters, by the value if it were chosen alone. `featured` and `new`
 * are alternatives: each is counted as if neither was chosen.
 */
export const wallFacets = z.object({
  category_id: counts,
  country: counts,
  os: counts,
  model: counts,
  traffic_type_id: counts,
  tag_id: counts,
  featured: counts,
  new: counts,
});
export type WallFacets = z.infer<typeof wallFacets>;
/** With the filters of signed-in publishers. */
export const offerFacets = z.extend(wallFacets, { approval_status: counts, group_id: counts });
export type OfferFacets = z.infer<typeof offerFacets>;

/** Offers of the network (O1, O3). */
export const offers = resource('offers', {
  list: endpoint('GET /publisher/v1/offers', {
    query: z.strictObject({ ...paging, ...offerFilters, sort: sortBy(offerSorts, '-epc') }),
    answer: page(offer),
  }),
  featured: endpoint('GET /publisher/v1/offers/featured', {
    query: z.strictObject({ ...paging }),
    answer: page(offer),
  }),
  facets: endpoint('GET /publisher/v1/offers/facets', {
    query: z.strictObject(offerFilters),
    answer: data(offerFacets),
    chosen: true,
  }),
});
