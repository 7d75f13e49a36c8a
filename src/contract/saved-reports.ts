import * as z from 'zod/mini';
import { data, endpoint, page, resource } from './endpoint.ts';
import { done, instant } from './values.ts';
import { integer, paging, searchText, sortBy } from './wire.ts';

// The figures, or a list by its name.
const kind = z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/));

/**
 * A named view of the figures or of a list; `query` is the search part of its address, without `?`. Pinned ones are
 * shown beside their figures or list.
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
/** As stored, and as exchanged between people. */
export type SavedReportBody = z.output<typeof report>;
/** Replaces the whole view; `revision` is the one that was read. */
const change = z.extend(report, { revision: z.optional(z.int()) });
const params = z.object({ id: integer });

/**
 * Reports of a user: invisible to others, even within their company (O9, O10). Names are unique per kind: a duplicate
 * is refused as VALIDATION_ERROR of `name`, a change of another `revision` as CHANGED_MEANWHILE. A removed one is
 * still in `retrieve`.
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
