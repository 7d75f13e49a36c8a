import * as z from 'zod/mini';
import { namedValues } from './click-tags.ts';
import { endpoint, page, resource } from './endpoint.ts';
import { approvalStatus } from './offers.ts';
import { countryCode, currency, dictionaryItem, reference } from './values.ts';
import { everything, searchText } from './wire.ts';

export const campaignStatus = z.enum(['pending', 'active', 'paused', 'ended']);
const searched = z.strictObject({ ...everything.shape, search: searchText });

/** Clicks replace the macro, as in the example. */
const linkParameter = z.object({ id: z.string(), name: z.string(), macro: z.string(), example: z.string() });
const offerTag = z.extend(reference, { offers_count: z.int() });

/** Options of forms and filters: whole lists, the publisher's own rows only (C3, P6). */
export const choices = resource('choices', {
  clicktagParams: endpoint('GET /publisher/v1/dict/clicktag-params', {
    query: everything,
    answer: page(linkParameter),
  }),
  postbackParams: endpoint('GET /publisher/v1/dict/postback-params', {
    query: everything,
    answer: page(linkParameter),
  }),
  clicktags: endpoint('GET /publisher/v1/dict/clicktags', { query: everything, answer: page(namedValues) }),
  eventTypes: endpoint('GET /publisher/v1/dict/event-types', {
    query: everything,
    answer: page(dictionaryItem),
  }),
  currencies: endpoint('GET /publisher/v1/dict/currencies', {
    query: searched,
    answer: page(z.object({ id: currency, name: z.string(), symbol: z.string() })),
  }),
  countries: endpoint('GET /publisher/v1/dict/countries', {
    query: searched,
    answer: page(z.object({ id: countryCode, name: z.string() })),
  }),
  trackingLinks: endpoint('GET /publisher/v1/dict/tracking-links', {
    query: searched,
    answer: page(z.extend(reference, { offer: reference })),
  }),
  approvalsOffers: endpoint('GET /publisher/v1/dict/approvals-offers', {
    query: searched,
    answer: page(z.extend(reference, { status: approvalStatus, approval_id: z.optional(z.int()) })),
  }),
  offerTags: endpoint('GET /publisher/v1/dict/offer-tags', { query: searched, answer: page(offerTag) }),
  publicOfferTags: endpoint('GET /public/v1/dict/offer-tags', {
    auth: 'anyone',
    query: searched,
    answer: page(offerTag),
  }),
  partnerTrafficTypes: endpoint('GET /publisher/v1/dict/partner-traffic-types', {
    query: everything,
    answer: page(dictionaryItem),
  }),
  campaigns: endpoint('GET /publisher/v1/dict/campaigns', {
    query: searched,
    answer: page(z.extend(reference, { status: campaignStatus, offer: reference })),
  }),
  offers: endpoint('GET /publisher/v1/dict/offers', { query: searched, answer: page(reference) }),
});
