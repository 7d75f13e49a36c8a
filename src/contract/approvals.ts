import * as z from 'zod/mini';
import { campaignStatus } from './choices.ts';
import { data, endpoint, page, resource } from './endpoint.ts';
import { file } from './file.ts';
import { banner, byId, goalPayout, paged } from './offer-parts.ts';
import { approvalStatus, payout } from './offers.ts';
import { instant, reference } from './values.ts';
import { list, paging, sortBy } from './wire.ts';

/** What the publisher wants passed on: a parameter of the dictionary clicktag-params, and his own macro or text. */
const clicktag = z.extend(reference, { values: z.record(z.string(), z.string()) });

const approvalType = z.enum(['pending', 'live']);
/** The publisher's way into an offer; `type` says which of the two detail screens it has (O8). */
const approval = z.object({
  id: z.int(),
  offer: z.extend(reference, { thumb: z.nullable(z.string()) }),
  status: approvalStatus,
  type: approvalType,
  paused: z.boolean(),
  comment: z.string(),
  campaign: z.nullable(z.extend(reference, { status: campaignStatus })),
  payout,
  applied_at: instant,
  decided_at: z.nullable(instant),
});
export type Approval = z.infer<typeof approval>;

const filters = {
  search: z.optional(z.string().check(z.maxLength(100))),
  status: z.optional(list(approvalStatus)),
  type: z.optional(approvalType),
};

/** Approvals of the publisher (O6). */
export const approvals = resource('approvals', {
  list: endpoint('GET /publisher/v1/approvals', {
    query: z.strictObject({
      ...paging,
      ...filters,
      sort: sortBy(['id', 'name', 'applied_at', 'decided_at'], '-applied_at'),
    }),
    answer: page(approval),
  }),
  get: endpoint('GET /publisher/v1/approvals/{id}', { params: byId, answer: data(approval) }),
  retrieve: endpoint('GET /publisher/v1/approvals/{id}/retrieve', { params: byId, answer: data(approval) }),
  banners: endpoint('GET /publisher/v1/approvals/{id}/banners', {
    params: byId,
    query: paged,
    answer: page(banner),
  }),
  payouts: endpoint('GET /publisher/v1/approvals/{id}/payouts', {
    params: byId,
    query: paged,
    answer: page(goalPayout),
  }),
  clicktag: endpoint('GET /publisher/v1/approvals/{id}/clicktag', {
    params: byId,
    answer: data(z.nullable(clicktag)),
  }),
  download: endpoint('GET /publisher/v1/approvals/download', {
    query: z.strictObject(filters),
    answer: file,
  }),
});
