import * as z from 'zod/mini';
import { data, endpoint, page, resource } from './endpoint.ts';
import { publicOffer } from './public.ts';
import { done, instant } from './values.ts';
import { integer, paging, searchText, sortBy } from './wire.ts';

/** An offer in the public catalogue, and from when until when it is visible there. */
const entry = z.object({
  id: z.int(),
  offer: publicOffer,
  published_from: instant,
  published_until: z.nullable(instant),
});

const period = {
  published_from: z.optional(instant),
  published_until: z.optional(z.nullable(instant)),
};
const params = z.object({ id: integer });

/**
 * Entries of the public offer wall (O2, O9). Every signed-in user reads them; operators publish offers, reschedule
 * them and take them out again: FORBIDDEN for others. An offer is published from now on by default; a private or
 * already published one is refused as VALIDATION_ERROR of `offer_id`. Removed entries are still in `retrieve`;
 * publishing the offer again restores its entry.
 */
export const catalogue = resource('catalogue', {
  list: endpoint('GET /publisher/v1/public', {
    query: z.strictObject({
      ...paging,
      search: searchText,
      sort: sortBy(['id', 'name', 'published_from'], '-published_from'),
    }),
    answer: page(entry),
  }),
  get: endpoint('GET /publisher/v1/public/{id}', { params, answer: data(entry) }),
  create: endpoint('POST /publisher/v1/public', {
    auth: 'operator',
    body: z.strictObject({ offer_id: z.int(), ...period }),
    answer: data(entry),
  }),
  update: endpoint('PUT /publisher/v1/public/{id}', {
    auth: 'operator',
    params,
    body: z
      .strictObject(period)
      .check(z.refine((change) => Object.keys(change).length > 0, { error: 'Nothing to change' })),
    answer: data(entry),
  }),
  remove: endpoint('DELETE /publisher/v1/public/{id}', { auth: 'operator', params, answer: data(done) }),
  retrieve: endpoint('GET /publisher/v1/public/{id}/retrieve', { params, answer: data(entry) }),
});
