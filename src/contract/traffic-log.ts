import * as z from 'zod/mini';
import { trafficSelection } from './analytics.ts';
import { conversionStatus } from './conversion-status.ts';
import { data, endpoint, resource } from './endpoint.ts';
import { file } from './file.ts';
import { inquiryStatus } from './inquiries.ts';
import { longestTransaction } from './tracked-ids.ts';
import { countryCode, currency, essential, instant, reference, type Received } from './values.ts';
import { freeTexts, integer, list } from './wire.ts';

const visit = {
  offer: reference,
  link: reference,
  country: countryCode,
  sub1: z.string(),
  sub2: z.string(),
  sub3: z.string(),
  sub4: z.string(),
  sub5: z.string(),
};

/**
 * A conversion, at `converted_at`. `payout` and `sale_amount` are what the figures count: 0 once it was rejected, when
 * `rejected_payout` says what it would have paid. `reason` says why, where the advertiser did; its `id` is null where
 * the words are the advertiser's own. `seconds_to_conversion` begin with the click. `inquiry` is the latest one about it.
 */
const conversion = z.object({
  id: essential(z.string()),
  click_id: z.string(),
  transaction_id: z.string(),
  goal: z.string(),
  status: conversionStatus,
  reason: z.nullable(z.object({ id: z.nullable(z.string()), name: z.string() })),
  ...visit,
  clicked_at: instant,
  converted_at: instant,
  decided_at: z.nullable(instant),
  seconds_to_conversion: z.int(),
  payout: z.number(),
  rejected_payout: z.nullable(z.number()),
  sale_amount: z.number(),
  currency,
  inquiry: z.nullish(z.object({ id: z.int(), status: inquiryStatus })),
});
export type LoggedConversion = Received<z.infer<typeof conversion>>;

/** `conversions` are approved and pending ones. */
const click = z.object({
  id: essential(z.string()),
  ...visit,
  os: z.string(),
  device: z.string(),
  browser: z.string(),
  carrier: z.string(),
  is_unique: z.boolean(),
  clicked_at: instant,
  conversions: z.int(),
});
export type LoggedClick = Received<z.infer<typeof click>>;

/** The advertiser's own words are `id` and `name`; where no reason was given, both are empty. */
const rejectionReason = z.object({ id: z.string(), name: z.string() });

/** `next_cursor` is null on the last page. */
const part = <S extends z.ZodMiniType>(row: S) =>
  data(z.object({ data: z.array(row), next_cursor: z.nullable(z.string()) }));

/** The answer's `next_cursor` is the `cursor` of the following page; it means nothing else. */
const paging = {
  limit: z._default(integer.check(z.minimum(1), z.maximum(100)), 20),
  cursor: z.optional(z.string().check(z.maxLength(200))),
};
/** How ids begin: clicks by `id`, conversions by `click_id`. */
const click_id = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));
const ofClicks = { ...trafficSelection, click_id };
/**
 * `reason`: of rejected ones, ids of `reasons`; the empty text stands for none. `transaction_id`: how it begins, as the
 * advertiser writes it.
 */
const ofConversions = {
  ...ofClicks,
  status: z.optional(list(conversionStatus)),
  reason: z.optional(freeTexts.check(z.maxLength(100))),
  transaction_id: z.optional(z.string().check(z.minLength(1), z.maxLength(longestTransaction))),
};

/**
 * The publisher's single conversions and clicks, newest first, then by id (chosen). Filters and ranges are those of the
 * figures, so that the rows of any filter add up to them; conversions count at their own time.
 */
export const trafficLog = resource('trafficLog', {
  conversions: endpoint('GET /publisher/v2/analytics/conversions', {
    query: z.strictObject({ ...ofConversions, ...paging }),
    answer: part(conversion),
    chosen: true,
  }),
  clicks: endpoint('GET /publisher/v2/analytics/clicks', {
    query: z.strictObject({ ...ofClicks, ...paging }),
    answer: part(click),
    chosen: true,
  }),
  /** All rows of the filter, streamed. */
  downloadConversions: endpoint('GET /publisher/v2/analytics/conversions/download', {
    query: z.strictObject(ofConversions),
    answer: file,
    chosen: true,
  }),
  downloadClicks: endpoint('GET /publisher/v2/analytics/clicks/download', {
    query: z.strictObject(ofClicks),
    answer: file,
    chosen: true,
  }),
  /** How many of the filter were rejected, and what they would have paid. */
  rejected: endpoint('GET /publisher/v2/analytics/conversions/rejected', {
    query: z.strictObject(ofConversions),
    answer: data(z.object({ rejected: z.int(), rejected_payout: z.number() })),
    chosen: true,
  }),
  /** Those of all rejected conversions of the publisher, at most 100 (chosen). */
  reasons: endpoint('GET /publisher/v2/analytics/conversions/reasons', {
    answer: data(z.array(rejectionReason)),
    chosen: true,
  }),
  /** One of the publisher's own. */
  conversion: endpoint('GET /publisher/v2/analytics/conversions/{id}', {
    params: z.object({ id: z.uuid() }),
    answer: data(conversion),
    chosen: true,
  }),
});
