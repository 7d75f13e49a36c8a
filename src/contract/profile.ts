import * as z from 'zod/mini';
import { localeNames } from './locales.ts';
import { profile } from './account.ts';
import { data, endpoint, resource } from './endpoint.ts';
import { phone } from './phone.ts';
import { currency } from './values.ts';

const text = (length: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(length));
const optionalText = (length: number) =>
  z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(length))));

/**
 * What users may change; other fields of the body are ignored. Week days count from Sunday as 0; `timezone` is an
 * IANA name. `currency` can be changed once (O12): figures are shown in the new one at the network's exchange rate
 * from then on, open amounts keep their value. `revision` is the one that was read.
 */
const profileChange = z
  .object({
    firstname: z.optional(text(100)),
    lastname: z.optional(text(100)),
    phone: z.optional(z.nullable(phone)),
    messenger: optionalText(100),
    locale: z.optional(z.enum(localeNames)),
    website: optionalText(2082),
    traffic_type_ids: z.optional(z.array(z.int()).check(z.maxLength(50))),
    publisher_content: z.optional(z.array(z.string()).check(z.maxLength(50))),
    account_settings: z.optional(
      z.object({
        general: z.object({
          first_week_day: z.optional(
            z.union([z.string().check(z.regex(/^[0-6]$/)), z.int().check(z.gte(0), z.lte(6))]),
          ),
          timezone: z.optional(z.string().check(z.maxLength(60))),
        }),
      }),
    ),
    currency: z.optional(currency),
    revision: z.optional(z.int()),
  })
  .check(
    z.refine(({ revision: _, ...change }) => Object.keys(change).length > 0, 'There is nothing to change'),
  );
export type ProfileChange = z.infer<typeof profileChange>;

const converted = z.object({ before: z.number(), after: z.number() });
/**
 * The effect of changing the currency: `rate` is the new currency's price of one unit of the old one, `balance` all
 * earnings not rejected so far. Without billing details there is no minimum payout.
 */
const currencyQuote = z.object({
  from: currency,
  to: currency,
  rate: z.number(),
  balance: converted,
  min_payout: z.nullable(converted),
});

/** Changes of the own profile (O12). Refused: CURRENCY_ALREADY_CHANGED, CHANGED_MEANWHILE. */
export const profileCalls = resource('profile', {
  currencyQuote: endpoint('GET /publisher/v1/user-profile/currency-quote', {
    query: z.strictObject({ currency }),
    answer: data(currencyQuote),
    chosen: true,
  }),
  update: endpoint('PUT /publisher/v1/user-profile', { body: profileChange, answer: data(profile) }),
});
