import * as z from 'zod/mini';
import { brandChange } from './brand.ts';
import { localeNames } from './locales.ts';
import { configuration, shadowChange } from './config.ts';
import { data, document, endpoint, page, resource } from './endpoint.ts';
import { type QuotaName, quotaName } from './quotas.ts';
import { heatAccess } from './transition-counts.ts';
import { countryCode, currency, done, instant } from './values.ts';
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
const most = z.optional(z.int().check(z.gte(0), z.lte(1_000_000)));
const part = <S extends z.core.$ZodShape>(shape: S) => z.optional(z.strictObject(shape));

/**
 * What operators configure; leaves joined by dots are the ids of entries (`general.system_name`).
 * `general.support_email` is the contact of the accessibility statement; `general.shadow_read_only` makes a shadow
 * login view-only until the operator chooses to act, and payout details, currency and API tokens are changed there only
 * where `general.shadow_may_change` names them. `general.transition_counts` has portals count their transitions, of
 * nobody, and says who reads the sums; `general.brand` gives it its accent, links and line. `quotas` are the most that a publisher can create of each.
 * `partner_review_minutes` and `approval_review_minutes` approve registrations and applications automatically after
 * that time; without them an operator decides. `operator_mails` is how often operators are mailed at most that
 * something waits for them (`hourly`). `invoice_country` is where the network pays VAT (DE);
 * `invoice_address` (its lines) and `invoice_vat_number` of the network stand in invoices where they are set.
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
      shadow_may_change: z.optional(z.array(shadowChange).check(z.maxLength(shadowChange.options.length))),
      transition_counts: z.optional(heatAccess),
      brand: part(brandChange),
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
    operator_mails: z.optional(z.enum(['hourly', 'daily', 'off'])),
    invoice_country: z.optional(countryCode),
    invoice_address: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
    invoice_vat_number: words,
    quotas: part(
      Object.fromEntries(quotaName.options.map((name) => [name, most])) as Record<QuotaName, typeof most>,
    ),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, 'There is nothing to change'));

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.number()), z.array(z.string())]);
const byId = z.object({ id: z.string().check(z.maxLength(60)) });
/** Set entries only; all others have their defaults. */
const entry = z.object({
  id: z.string(),
  value,
  removed_at: z.nullable(instant),
});
const forOperators = { auth: 'operator', chosen: true } as const;

/** The configuration for operators (C1, O9): as a whole, or entry by entry. */
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
  /** Restores the default. */
  remove: endpoint('DELETE /publisher/v1/config/{id}', { ...forOperators, params: byId, answer: data(done) }),
  /** As `get`, removed entries included. */
  retrieve: endpoint('GET /publisher/v1/config/{id}/retrieve', {
    ...forOperators,
    params: byId,
    answer: data(entry),
  }),
});
