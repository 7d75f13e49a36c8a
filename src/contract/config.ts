import * as z from 'zod/mini';
import { brand } from './brand.ts';
import { document, resource } from './endpoint.ts';
import { firstConfig } from './first-calls.ts';
import { heatAccess } from './transition-counts.ts';
import { currency } from './values.ts';

/** What an operator may change in a shadow login only where the network says so. */
export const shadowChange = z.enum(['payout_details', 'currency', 'api_tokens']);
export type ShadowChange = z.infer<typeof shadowChange>;

/** Every part may be missing: the portal has defaults (C1). */
export const configuration = z.object({
  dateFormat: z.optional(
    z.object({
      shortDate: z.optional(z.string()),
      date: z.optional(z.string()),
      time: z.optional(z.string()),
      dateTime: z.optional(z.string()),
    }),
  ),
  general: z.optional(
    z.object({
      system_name: z.optional(z.string()),
      locale: z.optional(z.string()),
      tracking_host: z.optional(z.string()),
      default_currency: z.optional(currency),
      first_week_day: z.optional(z.union([z.string(), z.int()])),
      support_email: z.optional(z.string()),
      shadow_read_only: z.optional(z.boolean()),
      shadow_may_change: z.optional(z.array(shadowChange)),
      /** Signing in with a passkey alone is possible. */
      passkeys: z.optional(z.boolean()),
      /** The calls of `payments` are there; without it the portal has no tab for them. */
      payments: z.optional(z.boolean()),
      /** The calls of `trafficLog` are there; without it the portal has no tabs for them. */
      traffic_log: z.optional(z.boolean()),
      /** The calls of `inquiries` are there; without it nothing in the portal leads to them. */
      inquiries: z.optional(z.boolean()),
      /** The page of the contract is there, with the calls that a token opens. */
      api_page: z.optional(z.boolean()),
      /** Whether portals count their transitions, and who may read the sums. */
      transition_counts: z.optional(heatAccess),
      brand: z.optional(brand),
    }),
  ),
  register: z.optional(
    z.object({
      termsconditions_url: z.optional(z.string()),
      terms_conditions: z.optional(z.object({ url: z.string(), required: z.boolean() })),
    }),
  ),
  screenshot: z.optional(z.object({ preview: z.optional(z.string()), thumb: z.optional(z.string()) })),
  publisher_api: z.optional(z.object({ url: z.string() })),
  ignoredErrorCodes: z.optional(z.array(z.int())),
  loadingErrorCodes: z.optional(z.array(z.int())),
});
export type ConfigurationAnswer = z.infer<typeof configuration>;

/** Needed before the first screen (C1). */
export const config = resource('config', {
  get: { ...firstConfig.get, answer: document(configuration) },
});
