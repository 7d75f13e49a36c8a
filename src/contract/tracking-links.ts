import * as z from 'zod/mini';
import { campaignStatus } from './choices.ts';
import { clicktag, clicktagValues } from './click-tags.ts';
import { data, endpoint, page, resource } from './endpoint.ts';
import { file } from './file.ts';
import { byId } from './offer-parts.ts';
import { announced } from './offers.ts';
import { longestSubId } from './tracked-ids.ts';
import { currency, done, instant, reference, type Received } from './values.ts';
import { isWebAddress } from './web-address.ts';
import { integer, list, paging, searchText, sortBy } from './wire.ts';

const chosenStatus = z.enum(['active', 'paused']);
export const linkStatus = z.enum([...chosenStatus.options, 'ended']);
const subId = z.string().check(z.maxLength(longestSubId));
const subIds = { sub1: subId, sub2: subId, sub3: subId, sub4: subId, sub5: subId };
export const webAddress = z.string().check(z.refine(isWebAddress, 'This is no web address'));

/** The last 30 days; `payout` in `currency`. */
export const recentFigures = z.object({
  clicks: z.int(),
  conversions: z.int(),
  payout: z.number(),
  currency,
});
export type RecentFigures = Received<z.infer<typeof recentFigures>>;

/**
 * A tracking link (O5). `status` says whether its clicks lead anywhere: `paused` itself or with its campaign or
 * offer, `ended` with its campaign, approval or offer, unless a fallback takes over. `url` is what the publisher
 * places: it carries the link's own sub IDs and parameters and, where one is empty, the value of the click tag.
 * Landing page and deep link are resolved at each click, so that published links follow a change. `revision` counts
 * the changes of its settings. `parameters` are those of the dictionary clicktag-params that are not sub IDs.
 */
const trackingLink = z.object({
  id: z.int(),
  name: z.string(),
  offer: z.extend(reference, announced),
  campaign: z.nullable(z.extend(reference, { status: campaignStatus })),
  status: linkStatus,
  url: z.string(),
  landing_page: z.nullable(reference),
  deep_link: z.nullable(z.string()),
  ...subIds,
  parameters: z._default(clicktagValues, {}),
  clicktag: z.nullable(clicktag),
  figures: recentFigures,
  created_at: instant,
  archived_at: z.nullable(instant),
  revision: z.optional(z.int()),
  /** Chosen, of a link whose offer has ended: a similar one that the publisher may run, or null. */
  substitute: z.optional(z.nullable(reference)),
});
export type TrackingLink = Received<z.infer<typeof trackingLink>>;

/** Options for links to an offer; `reason` says why deep links are not allowed, `site` where they have to lead. */
const linkOptions = z.object({
  landing_pages: z.array(z.extend(reference, { url: z.string(), is_default: z.boolean() })),
  deep_links: z.object({
    allowed: z.boolean(),
    reason: z.nullable(z.string()),
    site: z.nullable(z.string()),
  }),
});

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const choices = z.partial(
  z.strictObject({
    campaign_id: z.nullable(z.int()),
    status: chosenStatus,
    landing_page_id: z.nullable(z.int()),
    deep_link: z.nullable(webAddress),
    ...subIds,
    /** Replaces all previous ones. */
    parameters: clicktagValues,
    /** By default that of its campaign. */
    clicktag_id: z.nullable(z.int()),
  }),
);
const creation = z.strictObject({ name, offer_id: z.int(), ...choices.shape });
const change = z
  .strictObject({ name: z.optional(name), ...choices.shape, revision: z.optional(z.int()) })
  .check(z.refine(({ revision: _, ...body }) => Object.keys(body).length > 0, 'There is nothing to change'));
export type LinkCreation = z.output<typeof creation>;
export type LinkChange = z.output<typeof change>;

const byOffer = z.object({ offerId: integer });
const filters = {
  search: searchText,
  campaign_id: z.optional(list(integer)),
  status: z.optional(list(linkStatus)),
};
const order = {
  ...paging,
  sort: sortBy(['id', 'name', 'created_at', 'clicks', 'conversions', 'payout'], '-created_at'),
};

/**
 * Tracking links of the publisher (O5, O9). Creating one needs an approval, or an offer that needs none:
 * OFFER_NOT_LIVE otherwise. A change names only what it changes; with another `revision` it is refused as
 * CHANGED_MEANWHILE. Removing archives: the link is not listed and takes no more clicks, its figures stay, and it is
 * still in `retrieve`.
 */
export const trackingLinks = resource('trackingLinks', {
  list: endpoint('GET /publisher/v1/tracking-links', {
    query: z.strictObject({ ...order, ...filters, offer_id: z.optional(list(integer)) }),
    answer: page(trackingLink),
  }),
  ofOffer: endpoint('GET /publisher/v1/tracking-links/offers/{offerId}', {
    params: byOffer,
    query: z.strictObject({ ...order, ...filters }),
    answer: page(trackingLink),
  }),
  options: endpoint('GET /publisher/v1/tracking-links/offers/{offerId}/options', {
    params: byOffer,
    answer: data(linkOptions),
    chosen: true,
  }),
  download: endpoint('GET /publisher/v1/tracking-links/download', {
    query: z.strictObject({ ...filters, offer_id: z.optional(list(integer)) }),
    answer: file,
  }),
  get: endpoint('GET /publisher/v1/tracking-links/{id}', { params: byId, answer: data(trackingLink) }),
  retrieve: endpoint('GET /publisher/v1/tracking-links/{id}/retrieve', {
    params: byId,
    answer: data(trackingLink),
  }),
  clicktag: endpoint('GET /publisher/v1/tracking-links/{id}/clicktag', {
    params: byId,
    answer: data(z.nullable(clicktag)),
  }),
  create: endpoint('POST /publisher/v1/tracking-links', { body: creation, answer: data(trackingLink) }),
  update: endpoint('PUT /publisher/v1/tracking-links/{id}', {
    params: byId,
    body: change,
    answer: data(trackingLink),
  }),
  remove: endpoint('DELETE /publisher/v1/tracking-links/{id}', { params: byId, answer: data(done) }),
});
