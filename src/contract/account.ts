import * as z from 'zod/mini';
import { data, endpoint, resource } from './endpoint.ts';
import { presence } from './first-calls.ts';
import { currency, instant, type Received } from './values.ts';

const flag = z.optional(z.enum(['y', 'n']));
const maybe = z.nullish(z.string());
const person = z.object({ id: z.optional(z.int()), firstname: z.string(), lastname: z.string() });

/** Amounts in the partner's currency; null where not given yet (O12). */
export const billingDetails = z.object({
  company_name: z.string(),
  vat_number: maybe,
  vat_rate: z.string(),
  tax_id: maybe,
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  invoice_email: z.string(),
  payment_method: z.string(),
  payment_terms_id: z.int(),
  beneficiary: maybe,
  iban: maybe,
  bic: maybe,
  paypal_email: maybe,
  min_payout: z.number(),
  revision: z.optional(z.int()),
});

/**
 * The signed-in user; `admin` and `superadmin` are 'y' for true (S14). `shadow` is the operator who acts as the user.
 * Optional is what a network need not have; `revision` counts the changes, for `profile.update`.
 */
export const profile = z.object({
  id: z.int(),
  email: z.string(),
  /** When a mail server said that there is no such mailbox: no mail goes there until an operator allows it or it is changed. */
  email_refused_at: z.nullish(instant),
  firstname: z.string(),
  lastname: z.string(),
  phone: maybe,
  messenger: maybe,
  locale: z.optional(z.string()),
  password_changed_at: z.nullish(instant),
  revision: z.optional(z.int()),
  admin: flag,
  superadmin: flag,
  privileges: z.optional(z.array(z.string())),
  shadow: z.nullish(person),
  partner: z.object({
    id: z.int(),
    name: z.string(),
    status: z.enum(['pending', 'active', 'suspended', 'rejected']),
    currency,
    currency_changed: z.optional(z.boolean()),
    website: maybe,
    /** Given with the registration: billing details begin with it and the name. */
    country: maybe,
    payment_terms_id: z.optional(z.int()),
    traffic_type_ids: z.optional(z.array(z.int())),
    publisher_content: z.optional(z.array(z.string())),
    manager: z.nullish(z.object({ name: z.string(), email: z.string() })),
    terms_conditions: z.object({
      acceptation: z.boolean(),
      new_url: z.nullable(z.string()),
      tos: z.string(),
      accepted_at: z.nullable(instant),
    }),
  }),
  account_settings: z.object({
    general: z.object({ first_week_day: z.union([z.string(), z.int()]), timezone: z.optional(z.string()) }),
  }),
  billing: z.nullish(billingDetails),
  /** No payout leaves before `until`, because this was changed; null where nothing is held back. */
  payout_hold: z.nullish(
    z.object({ until: instant, reason: z.enum(['payout_details', 'email', 'password']) }),
  ),
  /** The token without a name. */
  api_token: z.nullish(
    z.object({ hint: z.string(), created_at: instant, last_used_at: z.nullable(instant) }),
  ),
  named_api_tokens: z.nullish(z.int()),
});
export type Profile = Received<z.infer<typeof profile>>;

/** The publisher's own account (S6); `tos` is the accepted version of the terms (T3). */
export const account = resource('account', {
  profile: { ...presence.profile, answer: data(profile) },
  acceptTerms: endpoint('PUT /publisher/v1/user-profile/tos-accept', {
    body: z.object({ tos: z.string() }),
    answer: data(profile),
  }),
});
