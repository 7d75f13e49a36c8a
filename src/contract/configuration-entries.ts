import * as z from 'zod/mini';
import { localeNames } from './locales.ts';
import { configuration } from './config.ts';
import { data, document, endpoint, page, resource } from './endpoint.ts';
import { currency, done, instant } from './values.ts';
import { isWebAddress } from './web-address.ts';
import { paging } from './wire.ts';

const words = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)));
const folder = z.optional(z.string().check(z.regex(/^[\w-]+(\/[\w-]+)*\/$/)));
const address = z.optional(z.string().check(z.refine(isWebAddress, 'This is no web address')));
const weekDay = z.optional(
  z.union([z.string().check(z.regex(/^[0-6]$/)), z.int().check(z.gte(0), z.lte(6))]),
);
const statuses = z.optional(z.array(z.int().check(z.gte(400), z.lte(599))).check(z.maxLength(100)));
const minutes = z.optional(z.int().check(z.gte(0), z.lte(525_600)));
const part = <S extends z.core.$ZodShape>(shape: S) => z.optional(z.strictObject(shape));

/**
 * What operators may configure; its leaves, joined by dots, are the ids of the entries (`general.system_name`).
 * `general.support_email` is whom the accessibility statement names; `general.shadow_read_only` lets operators only look
 * on in a shadow login until they choose to act.
 * `partner_review_minutes` and `approval_review_minutes` let registrations and applications be approved by themselves
 * after that time; without them an operator decides.
 */
export const configurationChange = z
  .strictObject({
    dateFormat: part({ shortDate: words, date: words, time: words, dateTime: words }),
    general: part({
      system_name: words,
      locale: z.optional(z.enum(localeNames)),
      tracking_host: address,
      default_currency: z.optional(currency),
      first_week_day: weekDay,
      support_email: z.optional(z.email()),
      shadow_read_only: z.optional(z.boolean()),
    }),
    register: part({
      termsconditions_url: address,
      terms_conditions: part({ url: address, required: z.optional(z.boolean()) }),
    }),
    screenshot: part({ preview: folder, thumb: folder }),
    publisher_api: part({ url: address }),
    ignoredErrorCodes: statuses,
    loadingErrorCodes: statuses,
    partner_review_minutes: minutes,
    approval_review_minutes: minutes,
  })
  .check(z.refine((change) => Object.keys(change).length > 0, 'There is nothing to change'));

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.number())]);
const byId = z.object({ id: z.string().check(z.maxLength(60)) });
/** A part of the configuration that is set; what is not set has its default. */
const entry = z.object({
  id: z.string(),
  value,
  removed_at: z.nullable(instant),
});
const forOperators = { auth: 'operator', chosen: true } as const;

/** The configuration as operators change it (C1, O9): as a whole, or entry by entry. */
export const configurationEntries = resource('configurationEntries', {
  change: endpoint('PUT /publisher/v1/config', {
    auth: 'operator',
    body: configurationChange,
    answer: document(configuration),
  }),
  list: endpoint('GET /publisher/v1/config/entries', {
    ...forOperators,
    query: z.strictObject(paging),
    answer: page(entry),
  }),
  get: endpoint('GET /publisher/v1/config/{id}', { ...forOperators, params: byId, answer: data(entry) }),
  /** Refused: CONFIGURATION_ENTRY_EXISTS. */
  create: endpoint('POST /publisher/v1/config', {
    ...forOperators,
    body: z.object({ id: z.string(), value }),
    answer: data(entry),
  }),
  update: endpoint('PUT /publisher/v1/config/{id}', {
    ...forOperators,
    params: byId,
    body: z.object({ value }),
    answer: data(entry),
  }),
  /** The part has its default again. */
  remove: endpoint('DELETE /publisher/v1/config/{id}', { ...forOperators, params: byId, answer: data(done) }),
  /** As `get`, and what was removed last. */
  retrieve: endpoint('GET /publisher/v1/config/{id}/retrieve', {
    ...forOperators,
    params: byId,
    answer: data(entry),
  }),
});
