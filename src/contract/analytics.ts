import * as z from 'zod/mini';
import { intervals } from './days.ts';
import { data, endpoint, resource } from './endpoint.ts';
import { countryCode, currency, day, essential, type Received } from './values.ts';
import { freeTexts, integer, list } from './wire.ts';

/** Ratios: ctr and cr in percent; epc, ecpm and avg_payout in money; null when the divisor is 0 (O10). */
export const kpi = z.enum([
  'impressions',
  'clicks',
  'unique_clicks',
  'conversions',
  'pending',
  'rejected',
  'payout',
  'sale_amount',
  'ctr',
  'cr',
  'epc',
  'ecpm',
  'avg_payout',
]);
export type Kpi = z.infer<typeof kpi>;

/** null where a ratio has nothing to divide by. */
export const kpiValues = z.partialRecord(kpi, z.nullable(z.number()));
export type KpiValues = z.infer<typeof kpiValues>;

/** Both days included, in UTC, at most 366 of them. */
const period = { date_from: day, date_to: day };
const texts = z.optional(freeTexts);
const filters = {
  offer_id: z.optional(list(integer)),
  link_id: z.optional(list(integer)),
  country: z.optional(list(countryCode)),
  os: texts,
  device: texts,
  browser: texts,
  carrier: texts,
  sub1: texts,
  sub2: texts,
  sub3: texts,
  sub4: texts,
  sub5: texts,
};
/**
 * Filters of every call of figures. Sub IDs, and links combined with countries, systems, devices, browsers or
 * carriers, are counted click by click: for at most 31 days, longer ranges are refused as RANGE_TOO_LONG.
 */
export const selection = {
  ...period,
  kpi: z._default(list(kpi), ['clicks', 'conversions', 'payout']),
  ...filters,
};
/** The same without figures: of which clicks and conversions. */
export const trafficSelection = { ...period, ...filters };

/** `date` is the first day of the interval; an hour adds `THH:00`. Every interval of the range is present. */
const timePoint = z.object({ date: essential(z.string()), values: kpiValues });
export type TimePoint = z.infer<typeof timePoint>;

/**
 * `change` is in percent of the previous period of the same length; null unless that is above 0. `begun` is chosen: the
 * first day with traffic of the publisher, null where there was none.
 */
const overview = z.object({
  currency,
  current: kpiValues,
  previous: kpiValues,
  change: kpiValues,
  period: z.object({ from: day, to: day, previous_from: day, previous_to: day }),
  begun: z.optional(z.nullable(day)),
});

const kpiDefinition = z.object({
  id: kpi,
  name: z.string(),
  type: z.enum(['integer', 'money', 'percent', 'decimal']),
  group: z.enum(['traffic', 'conversions', 'earnings']),
  aggregation: z.enum(['sum', 'ratio']),
  formula: z.nullable(z.string()),
  precision: z.int(),
  default: z.boolean(),
  better: z.enum(['up', 'down']),
});
export type KpiDefinition = Received<z.infer<typeof kpiDefinition>>;

/** Figures of the publisher's own traffic (O10). */
export const analytics = resource('analytics', {
  overview: endpoint('GET /publisher/v2/analytics/overview', {
    query: z.strictObject(selection),
    answer: data(overview),
  }),
  timeseries: endpoint('GET /publisher/v2/analytics/timeseries', {
    query: z.strictObject({
      ...selection,
      interval: z._default(z.enum(intervals), 'day'),
    }),
    answer: data(z.array(timePoint)),
  }),
  dictKpi: endpoint('GET /publisher/v2/analytics/dict-kpi', { answer: data(z.array(kpiDefinition)) }),
});
