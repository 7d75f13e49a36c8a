import * as z from 'zod/mini';
import { data, endpoint, page, resource } from './endpoint.ts';
import { done, instant } from './values.ts';
import { integer, paging, searchText, sortBy } from './wire.ts';

/** What the view is of: the figures, or a list by its name. */
const kind = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/));

/**
 * A view of the figures or of a list that somebody has named; `query` is the search part of its address, without `?`.
 * Pinned ones stand ready beside what they are of.
 */
const savedReport = z.object({
  id: z.int(),
  kind: z._default(kind, 'analytics'),
  name: z.string(),
  query: z.string(),
  pinned: z._default(z.boolean(), false),
  created_at: instant,
  updated_at: instant,
  revision: z.optional(z.int()),
});

export type SavedReport = z.infer<typeof savedReport>;

const report = z.strictObject({
  kind: z._default(kind, 'analytics'),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  query: z.string().check(z.maxLength(2000), z.regex(/^[^\s?#<>"]*$/)),
  pinned: z._default(z.boolean(), false),
});
/** A view as it is kept and as it travels between people. */
export type SavedReportBody = z.output<typeof report>;
/** The whole view anew; `revision` is the one that was read. */
const change = z.extend(report, { revision: z.optional(z.int()) });
const params = z.object({ id: integer });

/**
 * The reports that a user keeps: nobody else sees them, not even within their company (O9, O10). Names are used once
 * for each kind: another report of the same name is refused as VALIDATION_ERROR of `name`, a change
 * of another than the named `revision` as CHANGED_MEANWHILE. A removed one still answers to `retrieve`.
 */
export const savedReports = resource('savedReports', {
  list: endpoint('GET /publisher/v1/analytics', {
    query: z.strictObject({
      ...paging,
      kind: z.optional(kind),
      search: searchText,
      sort: sortBy(['id', 'name', 'updated_at'], 'name'),
    }),
    answer: page(savedReport),
  }),
  get: endpoint('GET /publisher/v1/analytics/{id}', { params, answer: data(savedReport) }),
  create: endpoint('POST /publisher/v1/analytics', { body: report, answer: data(savedReport) }),
  update: endpoint('PUT /publisher/v1/analytics/{id}', { params, body: change, answer: data(savedReport) }),
  remove: endpoint('DELETE /publisher/v1/analytics/{id}', { params, answer: data(done) }),
  retrieve: endpoint('GET /publisher/v1/analytics/{id}/retrieve', { params, answer: data(savedReport) }),
});
