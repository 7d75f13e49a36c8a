import * as z from 'zod/mini';
import { localeNames } from './locales.ts';
import { data, endpoint, resource } from './endpoint.ts';
import { passwordLength } from './password-rules.ts';
import { phone } from './phone.ts';
import { countryCode, currency } from './values.ts';

const upTo = (length: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(length));

/**
 * Traffic types, countries, categories and content are ids of dictionaries; the configuration says whether terms have
 * to be accepted (S10). `timezone` is that of the device; an unknown one is UTC.
 */
export const registration = z.object({
  email: z.email().check(z.maxLength(254)),
  password: z.string().check(z.minLength(passwordLength.least), z.maxLength(passwordLength.most)),
  password_confirmation: z.string(),
  firstname: upTo(100),
  lastname: upTo(100),
  phone: z.optional(phone),
  company: upTo(200),
  website: upTo(2082),
  country: countryCode,
  currency: z.optional(currency),
  traffic_type_ids: z.array(z.int()).check(z.minLength(1)),
  publisher_content: z._default(z.array(z.string()), []),
  traffic_countries: z._default(z.array(countryCode), []),
  category_ids: z._default(z.array(z.int()), []),
  about: z.optional(z.string().check(z.maxLength(2000))),
  locale: z.optional(z.enum(localeNames)),
  timezone: z.optional(z.string().check(z.maxLength(60))),
  terms_accepted: z.optional(z.boolean()),
});

/** Registration (S10); apart from the rest of the account, which the login does without. */
export const newAccount = resource('account', {
  register: endpoint('POST /publisher/v1/register', {
    auth: 'anyone',
    body: registration,
    answer: data(z.object({ id: z.int(), email: z.string(), status: z.enum(['pending', 'active']) })),
    ignoresUnauthorised: true,
  }),
});
