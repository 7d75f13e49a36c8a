import * as z from 'zod/mini';
import { data, endpoint, resource } from './endpoint.ts';
import { countryCode, currency, instant } from './values.ts';

const flag = z.optional(z.enum(['y', 'n']));
const person = z.object({ firstname: z.string(), lastname: z.string() });

/** The signed-in user as the network tells it; `admin` and `superadmin` are 'y' for true (S14). */
export const profile = z.object({
  id: z.int(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  locale: z.optional(z.string()),
  admin: flag,
  superadmin: flag,
  privileges: z.optional(z.array(z.string())),
  shadow: z.nullish(person),
  partner: z.object({
    id: z.int(),
    name: z.string(),
    status: z.enum(['pending', 'active', 'suspended']),
    currency,
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
});
export type Profile = z.infer<typeof profile>;

/** What a new publisher hands in (S10). */
export const registration = z.object({
  email: z.email().check(z.maxLength(254)),
  password: z.string().check(z.minLength(10), z.maxLength(128)),
  password_confirmation: z.string(),
  firstname: z.string().check(z.minLength(1), z.maxLength(100)),
  lastname: z.string().check(z.minLength(1), z.maxLength(100)),
  company: z.string().check(z.minLength(1), z.maxLength(200)),
  country: countryCode,
  terms_accepted: z.literal(true),
});

/** The publisher's own account (S6, S8, S10); `tos` is the version of the terms that is accepted (T3). */
export const account = resource('account', {
  profile: endpoint('GET /publisher/v1/user-profile', { answer: data(profile), chosen: true }),
  acceptTerms: endpoint('PUT /publisher/v1/user-profile/tos-accept', {
    body: z.object({ tos: z.string() }),
    answer: data(profile),
  }),
  register: endpoint('POST /publisher/v1/register', {
    auth: 'anyone',
    body: registration,
    answer: data(z.object({ id: z.int(), email: z.string(), status: z.enum(['pending', 'active']) })),
    ignoresUnauthorised: true,
  }),
});
