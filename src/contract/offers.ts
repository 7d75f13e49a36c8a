import * as z from 'zod/mini';
import { endpoint, page, resource } from './endpoint.ts';
import { countryCode, currency, instant, reference } from './values.ts';
import { flag, integer, list, paging, sortBy } from './wire.ts';

export const payoutModel = z.enum(['CPA', 'CPL', 'CPS', 'CPI', 'CPC', 'CPM', 'REVSHARE']);
export type PayoutModel = z.infer<typeof payoutModel>;
export const approvalStatus = z.enum(['pending', 'approved', 'rejected', 'blocked']);
export type ApprovalStatus = z.infer<typeof approvalStatus>;
const offerStatus = z.enum(['active', 'paused', 'expired']);

/** What one conversion pays: an amount in `currency`, or a percentage of the sale; `varies` when there are several. */
export const payout = z.object({
  model: payoutModel,
  amount: z.nullable(z.number()),
  percent: z.nullable(z.number()),
  currency,
  varies: z.boolean(),
});
export type Payout = z.infer<typeof payout>;

/** How much of the tightest cap is used. */
export const capSummary = z.object({
  type: z.enum(['clicks', 'conversions', 'payout']),
  period: z.enum(['day', 'week', 'month', 'total']),
  value: z.number(),
  used: z.number(),
});
export type CapSummary = z.infer<typeof capSummary>;

/** An offer as a signed-in publisher sees it: EPC in its currency per click, CR in percent (O1). */
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
  cap: z.nullable(capSummary),
  requires_approval: z.boolean(),
  approval: z.nullable(z.object({ id: z.int(), status: approvalStatus })),
  preview: z.nullable(z.string()),
  thumb: z.nullable(z.string()),
  created_at: instant,
  expires_at: z.nullable(instant),
});
export type Offer = z.infer<typeof offer>;

/** What an offer may be sorted by on the wall. */
const offerSorts = ['id', 'name', 'payout', 'epc', 'created_at'] as const;

/** What the list of offers and its download are narrowed down by. */
export const offerFilters = {
  search: z.optional(z.string().check(z.maxLength(100))),
  status: z.optional(list(offerStatus)),
  approval_status: z.optional(list(approvalStatus)),
  category_id: z.optional(list(integer)),
  country: z.optional(list(countryCode)),
  model: z.optional(list(payoutModel)),
  featured: z.optional(flag),
};

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
});
