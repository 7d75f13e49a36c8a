import * as z from 'zod/mini';
import { kpi, kpiValues, selection } from './analytics.ts';
import { endpoint, page, resource } from './endpoint.ts';
import { file } from './file.ts';
import { essential, reference, type Received } from './values.ts';
import { list, paging, sortBy } from './wire.ts';

/** Splits of figures; `hour` and `sub1` to `sub5` for at most 31 days. */
export const dimension = z.enum([
  'date',
  'week',
  'month',
  'hour',
  'offer_id',
  'link_id',
  'country',
  'os',
  'device',
  'browser',
  'carrier',
  'sub1',
  'sub2',
  'sub3',
  'sub4',
  'sub5',
]);
export type Dimension = z.infer<typeof dimension>;

/** Keys are values of filters, labels are texts. */
const pivotRow = z.object({
  keys: essential(z.partialRecord(dimension, z.union([z.string(), z.int()]))),
  labels: z.partialRecord(dimension, z.string()),
  values: kpiValues,
});
export type PivotRow = z.infer<typeof pivotRow>;

const reportRow = z.object({
  offer: essential(
    z.extend(reference, {
      thumb: z.nullable(z.string()),
      status: z.enum(['active', 'paused', 'expired']),
    }),
  ),
  values: kpiValues,
});
export type ReportRow = Received<z.infer<typeof reportRow>>;

const byOffer = { ...selection, group_by: z._default(z.literal('offer_id'), 'offer_id') };

/**
 * Figures split by dimensions (O10). A pivot has up to three dimensions and 10 000 rows: beyond that `total` is
 * greater than the number of rows and `meta.truncated` is true. A report always has one row per offer.
 */
export const reports = resource('reports', {
  pivot: endpoint('GET /publisher/v2/analytics/pivot', {
    query: z.strictObject({
      ...selection,
      dimensions: list(dimension).check(
        z.maxLength(3),
        z.refine((names) => new Set(names).size === names.length),
      ),
      sort: sortBy(kpi.options, '-clicks'),
    }),
    answer: page(pivotRow),
  }),
  report: endpoint('GET /publisher/v2/analytics/report', {
    query: z.strictObject({ ...byOffer, ...paging, sort: sortBy(['name', ...kpi.options], '-payout') }),
    answer: page(reportRow),
  }),
  download: endpoint('GET /publisher/v2/analytics/report/download', {
    query: z.strictObject(byOffer),
    answer: file,
  }),
});
