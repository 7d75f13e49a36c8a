import * as z from 'zod/mini';
import { campaignStatus } from './choices.ts';
import { clicktag, saveClicktagBody } from './click-tags.ts';
import { data, endpoint, page, resource } from './endpoint.ts';
import { byId, goalPayout, paged } from './offer-parts.ts';
import { offerStatus } from './offers.ts';
import { recentFigures, webAddress } from './tracking-links.ts';
import { countryCode, currency, done, instant, reference, type Received } from './values.ts';
import { integer, list, paging, sortBy } from './wire.ts';

const rtbStatus = z.enum(['none', 'requested', 'enabled', 'rejected']);
const weight = z.int().check(z.minimum(0), z.maximum(100));

/**
 * `weight` percent of the clicks go to the offer and its landing page; no countries means all. Links with a landing
 * page or deep link of their own are not split.
 */
const split = z.object({
  id: z.int(),
  offer: reference,
  landing_page: z.nullable(reference),
  weight,
  countries: z.array(countryCode),
  active: z.boolean(),
});
/** A fallback offer where the campaign's own takes no click, in the order of the list: a split without a weight. */
const tspOffer = z.omit(split, { weight: true, landing_page: true });

const on = z.enum(['click', 'event']);
const operator = z.enum(['eq', 'ne', 'gt', 'lt', 'in', 'regex']);
const action = z.enum(['redirect', 'stop', 'postback']);
/** Fires at a click or event whose `param` (tags trigger_param_click, trigger_param_event) meets the condition. */
const trigger = z.object({
  id: z.int(),
  name: z.string(),
  on,
  param: z.string(),
  operator,
  value: z.string(),
  action,
  target: z.nullable(z.string()),
  active: z.boolean(),
});

/**
 * One publisher's traffic for one offer. `tracking_link` is the link created with it; `revision` counts the changes
 * by `update` and `saveClicktag`.
 */
const campaign = z.object({
  id: z.int(),
  name: z.string(),
  status: campaignStatus,
  offer: z.extend(reference, {
    thumb: z.nullable(z.string()),
    /** Chosen: a campaign stays as it is when its offer ends. */
    status: z.optional(offerStatus),
  }),
  approval_id: z.int(),
  tracking_link: z.nullable(z.object({ id: z.int(), url: z.string() })),
  clicktag: z.nullable(clicktag),
  rtb: z.object({
    status: rtbStatus,
    requested_at: z.nullable(instant),
    comment: z.string(),
    daily_budget: z.nullable(z.object({ amount: z.number(), currency })),
  }),
  splitter: z.array(split),
  triggers_count: z.int(),
  figures: recentFigures,
  started_at: z.nullable(instant),
  ended_at: z.nullable(instant),
  created_at: instant,
  revision: z.optional(z.int()),
});
export type Campaign = Received<z.infer<typeof campaign>>;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const countries = z._default(z.array(countryCode).check(z.maxLength(250)), []);
const active = z._default(z.boolean(), true);
const tspBody = z.strictObject({ offer_id: z.int(), countries, active });
const splitBody = z.strictObject({
  ...tspBody.shape,
  weight,
  landing_page_id: z._default(z.nullable(z.int()), null),
});
const triggerBody = z.strictObject({
  name,
  on,
  param: z.string().check(z.maxLength(64)),
  operator,
  value: z.string().check(z.minLength(1), z.maxLength(255)),
  action,
  target: z._default(z.nullable(webAddress), null),
  active,
});
export type SplitBody = z.output<typeof splitBody>;
export type TspBody = z.output<typeof tspBody>;
export type TriggerBody = z.output<typeof triggerBody>;

const clicktagId = z.optional(z.nullable(z.int()));
const creation = z.strictObject({ name, offer_id: z.int(), clicktag_id: clicktagId });
const change = z
  .strictObject({
    name: z.optional(name),
    clicktag_id: clicktagId,
    splitter: z.optional(z.array(splitBody).check(z.maxLength(20))),
    tsp: z.optional(z.array(tspBody).check(z.maxLength(20))),
    triggers: z.optional(z.array(triggerBody).check(z.maxLength(50))),
    revision: z.optional(z.int()),
  })
  .check(z.refine(({ revision: _, ...body }) => Object.keys(body).length > 0, 'There is nothing to change'));
export type CampaignCreation = z.output<typeof creation>;
export type CampaignChange = z.output<typeof change>;

const rtbBody = z.strictObject({
  comment: z.string().check(z.maxLength(2000)),
  daily_budget: z.optional(z.number().check(z.positive(), z.maximum(10_000_000))),
});
export type RtbBody = z.output<typeof rtbBody>;

const search = z.optional(z.string().check(z.maxLength(100)));

/**
 * Campaigns of the publisher (O4, O9). Creating one needs an approval for the offer (OFFER_NOT_LIVE) and creates a
 * tracking link. A change names only what it changes; `splitter`, `tsp` and `triggers` replace all of their rows, and
 * the weights of active splits add up to 100 (WEIGHTS_NOT_100); with another `revision` it is refused as
 * CHANGED_MEANWHILE. Pausing twice changes nothing; an ended campaign is refused with CAMPAIGN_ENDED, one that has
 * not begun with CAMPAIGN_NOT_STARTED. Real-time buying can be requested once (RTB_ALREADY_REQUESTED). Removing ends
 * a campaign for good: it and its figures stay, ended.
 */
export const campaigns = resource('campaigns', {
  list: endpoint('GET /publisher/v1/campaigns', {
    query: z.strictObject({
      ...paging,
      search,
      status: z.optional(list(campaignStatus)),
      offer_id: z.optional(list(integer)),
      rtb_status: z.optional(list(rtbStatus)),
      sort: sortBy(
        ['id', 'name', 'created_at', 'started_at', 'clicks', 'conversions', 'payout'],
        '-created_at',
      ),
    }),
    answer: page(campaign),
  }),
  /** The triggers of all campaigns, each with its campaign. */
  lTriggers: endpoint('GET /publisher/v1/campaigns/l-triggers', {
    query: z.strictObject({
      ...paging,
      search,
      campaign_id: z.optional(list(integer)),
      on: z.optional(list(on)),
    }),
    answer: page(z.extend(trigger, { campaign: z.extend(reference, { status: campaignStatus }) })),
  }),
  get: endpoint('GET /publisher/v1/campaigns/{id}', { params: byId, answer: data(campaign) }),
  retrieve: endpoint('GET /publisher/v1/campaigns/{id}/retrieve', { params: byId, answer: data(campaign) }),
  create: endpoint('POST /publisher/v1/campaigns', { body: creation, answer: data(campaign) }),
  update: endpoint('PUT /publisher/v1/campaigns/{id}', {
    params: byId,
    body: change,
    answer: data(campaign),
  }),
  remove: endpoint('DELETE /publisher/v1/campaigns/{id}', { params: byId, answer: data(done) }),
  tsp: endpoint('GET /publisher/v1/campaigns/{id}/tsp', {
    params: byId,
    query: paged,
    answer: page(tspOffer),
  }),
  splitter: endpoint('GET /publisher/v1/campaigns/{id}/splitter', {
    params: byId,
    query: paged,
    answer: page(split),
  }),
  triggers: endpoint('GET /publisher/v1/campaigns/{id}/triggers', {
    params: byId,
    query: z.strictObject({ ...paging, on: z.optional(list(on)) }),
    answer: page(trigger),
  }),
  payouts: endpoint('GET /publisher/v1/campaigns/{id}/payouts', {
    params: byId,
    query: paged,
    answer: page(goalPayout),
  }),
  rtb: endpoint('POST /publisher/v1/campaigns/{id}/rtb', {
    params: byId,
    body: rtbBody,
    answer: data(campaign),
  }),
  pause: endpoint('PUT /publisher/v1/campaigns/{id}/pause', { params: byId, answer: data(campaign) }),
  unpause: endpoint('PUT /publisher/v1/campaigns/{id}/unpause', { params: byId, answer: data(campaign) }),
  saveClicktag: endpoint('PUT /publisher/v1/campaigns/{id}/save-clicktag', {
    params: byId,
    body: saveClicktagBody,
    answer: data(campaign),
  }),
});
