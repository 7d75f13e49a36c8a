import * as z from 'zod/mini';
import { endpoint, page, resource } from './endpoint.ts';
import { file } from './file.ts';
import { day, instant, month, type Received } from './values.ts';
import { integer, list, paging, sortBy } from './wire.ts';

export const activityKind = z.enum([
  'session',
  'security',
  'account',
  'billing',
  'offers',
  'campaigns',
  'links',
  'postbacks',
  'reports',
  'network',
]);
export type ActivityKind = z.infer<typeof activityKind>;

/** A field by its place in what was changed, as `partner.website`; null where there is no value. */
const change = z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) });
export type ActivityChange = z.infer<typeof change>;

/**
 * One thing that was done: `call` by its name in this contract, `subject` the name of what it was done to. An
 * `operator` acts for the network, in a shadow login or in their own name; a `token` by its hint.
 */
const activityRow = z.object({
  id: z.int(),
  at: instant,
  call: z.string(),
  kind: activityKind,
  actor: z.object({ kind: z.enum(['publisher', 'operator', 'token']), name: z.string() }),
  subject: z.nullable(z.string()),
  changes: z.array(change),
  address: z.string(),
});
export type ActivityRow = Received<z.infer<typeof activityRow>>;

const period = { date_from: z.optional(day), date_to: z.optional(day) };
const filters = {
  ...period,
  by: z.optional(z.enum(['network', 'publisher'])),
  kind: z.optional(list(activityKind)),
  month: z.optional(list(month)),
};

/**
 * What was done in an account, newest first: secrets are in no row, of an IBAN only its end. `by` selects the
 * network's operators or the publisher with their API tokens.
 */
export const activity = resource('activity', {
  list: endpoint('GET /publisher/v1/activity', {
    query: z.strictObject({
      ...paging,
      ...filters,
      sort: sortBy(['at'], '-at'),
    }),
    answer: page(activityRow),
    chosen: true,
  }),
  /** The publisher's own rows as CSV, a line for each changed field. */
  export: endpoint('GET /publisher/v1/activity/export', {
    query: z.strictObject(filters),
    answer: file,
    chosen: true,
  }),
  /** For operators: the rows of one partner or of all as CSV, a line for each changed field. */
  download: endpoint('GET /publisher/v1/activity/download', {
    auth: 'operator',
    query: z.strictObject({ ...period, partner_id: z.optional(integer) }),
    answer: file,
    chosen: true,
  }),
});
