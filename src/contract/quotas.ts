import * as z from 'zod/mini';

/** What a network may limit; materials count per application, saved reports, API tokens and passkeys per user. */
export const quotaName = z.enum([
  'campaigns',
  'tracking_links',
  'click_tags',
  'postbacks',
  'saved_reports',
  'api_tokens',
  'passkeys',
  'materials',
]);
export type QuotaName = z.infer<typeof quotaName>;

/** How much of a limit is used: `meta.quota` of a list that is 80 % full. */
export const quota = z.object({ used: z.int(), limit: z.int() });
export type Quota = z.infer<typeof quota>;

/** What a refusal with QUOTA_REACHED says. */
export type ReachedQuota = Quota & { of: QuotaName };
