import * as z from 'zod/mini';
import { campaignStatus } from './choices.ts';
import { clicktag } from './click-tags.ts';
import { data, endpoint, page, resource } from './endpoint.ts';
import { file } from './file.ts';
import { application, comment } from './offer-actions.ts';
import { banner, byId, goalPayout, paged } from './offer-parts.ts';
import { quota } from './quotas.ts';
import { announced, approvalStatus, capSummary, offerStatus, payout } from './offers.ts';
import { recentFigures } from './tracking-links.ts';
import { countryCode, done, essential, instant, reference, type Received } from './values.ts';
import { flag, integer, list, paging, searchText, sortBy } from './wire.ts';

const approvalType = z.enum(['pending', 'live']);
/** `type` selects one of the two detail screens (O8). */
const approval = z.object({
  id: z.int(),
  partner: reference,
  offer: essential(
    z.extend(reference, {
      thumb: z.nullable(z.string()),
      category: reference,
      countries: z.array(countryCode),
      ...announced,
      /** Chosen: of the offer itself, and what a publisher may run instead of one that has expired. */
      status: z.optional(offerStatus),
      substitute: z.optional(z.nullable(reference)),
    }),
  ),
  status: approvalStatus,
  type: approvalType,
  paused: z.boolean(),
  comment: z.string(),
  campaign: z.nullable(z.extend(reference, { status: campaignStatus })),
  payout,
  cap: z.nullable(capSummary),
  figures: recentFigures,
  applied_at: instant,
  decided_at: z.nullable(instant),
});
export type Approval = Received<z.infer<typeof approval>>;

const action = z.enum(['applied', 'changed', 'approved', 'rejected', 'blocked', 'withdrawn']);
/** A creative, sent for review or with the application; size in bytes. */
const material = z.object({
  id: z.int(),
  name: z.string(),
  mime: z.string(),
  size: z.int(),
  preview: z.string(),
  created_at: instant,
});
/** The history, oldest first; an automatic review is a step of the network itself. */
const step = z.object({
  at: instant,
  action,
  actor: z.enum(['publisher', 'operator', 'network']),
  reason: z.nullable(z.string()),
});
/** An approval with its questions and answers, creatives and history; `revision` counts what the publisher has changed. */
const approvalDetails = z.extend(approval, {
  reason: z.nullable(z.string()),
  review_due_at: z.nullable(instant),
  /** For operators: the one who has decided last. */
  decided_by: z.optional(z.nullable(z.string())),
  traffic_types: z.array(reference),
  answers: z.array(z.object({ question_id: z.int(), question: z.string(), answer: z.string() })),
  materials: z.array(material),
  /** Once the limit is near. */
  materials_quota: z.optional(quota),
  history: z.array(step),
  revision: z.optional(z.int()),
});
export type ApprovalDetails = Received<z.infer<typeof approvalDetails>>;

/** A publisher's comment with the revision that was read, or an operator's decision with its reason. */
const change = z.union([
  z.strictObject({ comment, revision: z.optional(z.int()) }),
  z.strictObject({
    status: z.enum(['approved', 'rejected', 'blocked']),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  }),
]);
export type ApprovalChange = z.output<typeof change>;

const filters = {
  search: searchText,
  status: z.optional(list(approvalStatus)),
  type: z.optional(approvalType),
  /** Live ones only: paused by the publisher or not. */
  paused: z.optional(flag),
  category_id: z.optional(list(integer)),
  country: z.optional(list(countryCode)),
};

/** Figures are those of the last 30 days. */
export const approvalSorts = [
  'id',
  'name',
  'applied_at',
  'decided_at',
  'clicks',
  'conversions',
  'payout',
] as const;

/**
 * Approvals of the publisher (O6, O9). Creating one applies for an offer, with the rules of `offerActions.apply`.
 * While it is pending the publisher may change the comment or withdraw: APPROVAL_DECIDED afterwards; a comment of
 * another `revision` is CHANGED_MEANWHILE. A withdrawn or rejected one may be applied for again and stays the same
 * approval, of the next revision; a blocked one may not. Operators see everybody's
 * (`everyone`, FORBIDDEN for publishers) and decide: a pending one is approved, rejected or blocked, a live one may
 * be blocked, any decision may become an approval; anything else is APPROVAL_DECIDED. Withdrawn ones are in no list
 * but still in `retrieve`.
 */
export const approvals = resource('approvals', {
  list: endpoint('GET /publisher/v1/approvals', {
    query: z.strictObject({
      ...paging,
      ...filters,
      everyone: z.optional(flag),
      sort: sortBy(approvalSorts, '-applied_at'),
    }),
    answer: page(approval),
  }),
  get: endpoint('GET /publisher/v1/approvals/{id}', { params: byId, answer: data(approvalDetails) }),
  retrieve: endpoint('GET /publisher/v1/approvals/{id}/retrieve', {
    params: byId,
    answer: data(approvalDetails),
  }),
  create: endpoint('POST /publisher/v1/approvals', {
    body: z.extend(application, { offer_id: z.int() }),
    answer: data(approvalDetails),
  }),
  update: endpoint('PUT /publisher/v1/approvals/{id}', {
    params: byId,
    body: change,
    answer: data(approvalDetails),
  }),
  remove: endpoint('DELETE /publisher/v1/approvals/{id}', { params: byId, answer: data(done) }),
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
