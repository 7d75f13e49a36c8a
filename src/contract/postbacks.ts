import * as z from 'zod/mini';
import { conversionStatus } from './conversion-status.ts';
import { data, endpoint, page, resource } from './endpoint.ts';
import { byId, paged } from './offer-parts.ts';
import { done, instant, reference, type Received } from './values.ts';
import { integer, list, paging, sortBy } from './wire.ts';

/** Any conversion, one of a kind, or a later change of its status. */
export const postbackEvent = z.enum(['conversion', 'lead', 'sale', 'install', 'status_change']);
export const postbackMethod = z.enum(['GET', 'POST']);
export const postbackStatus = z.enum(['active', 'paused']);
const level = z.enum(['global', 'offer']);
/** Fewer than 2083 characters (F3). */
const address = z.string().check(z.minLength(1), z.maxLength(2082));

/** `http_status` is null when nobody answered; `next_at` is chosen: when it is tried again, null where it is not. */
const lastDelivery = z.object({
  at: instant,
  http_status: z.nullable(z.int()),
  ok: z.boolean(),
  attempts: z.int(),
  next_at: z.optional(z.nullable(instant)),
});

/**
 * Without an offer it is global, without a goal it matches all goals, without statuses every status. `revision`
 * counts the changes.
 */
const postback = z.object({
  id: z.int(),
  name: z.string(),
  event: z.object({ id: postbackEvent, name: z.string() }),
  level,
  offer: z.nullable(reference),
  goal: z.nullable(reference),
  statuses: z.array(conversionStatus),
  url: z.string(),
  method: postbackMethod,
  is_default: z.boolean(),
  status: postbackStatus,
  last_delivery: z.nullable(lastDelivery),
  archived_at: z.nullable(instant),
  created_at: instant,
  updated_at: instant,
  revision: z.optional(z.int()),
});
export type Postback = Received<z.infer<typeof postback>>;

/** `goal_id` is the id of one of the offer's payouts. */
const postbackBody = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  event_id: z._default(postbackEvent, 'conversion'),
  offer_id: z._default(z.nullable(z.int()), null),
  goal_id: z._default(z.nullable(z.int()), null),
  statuses: z._default(z.array(conversionStatus).check(z.maxLength(3)), []),
  url: address,
  method: z._default(postbackMethod, 'GET'),
  status: z._default(postbackStatus, 'active'),
});
export type PostbackBody = z.input<typeof postbackBody>;
/** `revision` is the one that was read. */
const postbackChange = z.extend(postbackBody, { revision: z.optional(z.int()) });
/** With an id it updates, without one it creates. */
const savedPostback = z.extend(postbackChange, { id: z.optional(z.int()) });

/**
 * One conversion sent to one postback: queued until it is delivered, or failed after the last attempt. `odd_amount`
 * says what was odd in the advertiser's amount and how the network handled it.
 */
const delivery = z.object({
  id: z.int(),
  conversion_id: z.string(),
  event: z.object({ id: postbackEvent, name: z.string() }),
  method: postbackMethod,
  url: z.string(),
  status: z.enum(['queued', 'delivered', 'failed']),
  attempts: z.array(
    z.object({
      number: z.int(),
      at: instant,
      http_status: z.nullable(z.int()),
      error: z.nullable(z.string()),
    }),
  ),
  next_at: z.nullable(instant),
  created_at: instant,
  odd_amount: z.nullish(z.object({ value: z.string(), note: z.string() })),
});
export type PostbackDelivery = Received<z.infer<typeof delivery>>;

/** `response` is the beginning of the answer, `error` says why there was none. */
const testResult = z.object({
  url: z.string(),
  ok: z.boolean(),
  http_status: z.nullable(z.int()),
  response: z.string(),
  error: z.nullable(z.string()),
});

/**
 * Postbacks of the publisher (O7): addresses that the network calls at a conversion. Macros such as `{sub1}` (the
 * dictionary postback-params) are replaced once and URL-encoded, unknown ones become empty; a POST sends the query of
 * the address as a form. Every active one that matches a conversion is called; the default one, always global, also
 * receives a new conversion that no other matches. With another `revision` a change is refused: CHANGED_MEANWHILE.
 * `retry` calls an address at once that waits or has failed; one that has been delivered stays as it is.
 */
export const postbacks = resource('postbacks', {
  list: endpoint('GET /publisher/v1/postbacks', {
    query: z.strictObject({
      ...paging,
      search: z.optional(z.string().check(z.maxLength(100))),
      level: z.optional(level),
      offer_id: z.optional(list(integer)),
      event_id: z.optional(list(postbackEvent)),
      status: z.optional(list(postbackStatus)),
      sort: sortBy(['id', 'name', 'updated_at', 'created_at'], 'name'),
    }),
    answer: page(postback),
  }),
  save: endpoint('PUT /publisher/v1/postbacks', {
    body: z.union([
      z.strictObject({ data: z.array(savedPostback).check(z.minLength(1), z.maxLength(100)) }),
      savedPostback,
    ]),
    answer: page(postback),
  }),
  setDefault: endpoint('PUT /publisher/v1/postbacks/{id}/default', { params: byId, answer: data(postback) }),
  create: endpoint('POST /publisher/v1/postbacks', { body: postbackBody, answer: data(postback) }),
  get: endpoint('GET /publisher/v1/postbacks/{id}', { params: byId, answer: data(postback) }),
  update: endpoint('PUT /publisher/v1/postbacks/{id}', {
    params: byId,
    body: postbackChange,
    answer: data(postback),
  }),
  remove: endpoint('DELETE /publisher/v1/postbacks/{id}', { params: byId, answer: data(done) }),
  retrieve: endpoint('GET /publisher/v1/postbacks/{id}/retrieve', { params: byId, answer: data(postback) }),
  deliveries: endpoint('GET /publisher/v1/postbacks/{id}/deliveries', {
    params: byId,
    query: paged,
    answer: page(delivery),
    chosen: true,
  }),
  retry: endpoint('POST /publisher/v1/postbacks/{id}/deliveries/{delivery}/retry', {
    params: z.object({ id: integer, delivery: integer }),
    answer: data(delivery),
    chosen: true,
  }),
  testCall: endpoint('POST /publisher/v1/postbacks/test-call', {
    body: z.strictObject({
      url: address,
      method: z._default(postbackMethod, 'GET'),
      values: z._default(z.record(z.string().check(z.maxLength(50)), z.string().check(z.maxLength(500))), {}),
    }),
    answer: data(testResult),
    chosen: true,
  }),
  advertiserUrl: endpoint('GET /publisher/v1/postbacks/advertiser-url', {
    auth: 'operator',
    query: z.strictObject({ offer_id: integer }),
    answer: data(z.object({ url: z.string() })),
    chosen: true,
  }),
});
