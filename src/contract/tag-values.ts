import * as z from 'zod/mini';
import { data, endpoint, page, resource } from './endpoint.ts';
import { tagKind } from './tags.ts';
import { done } from './values.ts';
import { integer, list, paging, searchText, sortBy } from './wire.ts';

const kind = z.enum([...tagKind.options, 'city']);

/** `value` is what filters carry, `name` what people read. */
const tagValue = z.object({
  id: z.int(),
  kind,
  value: z.string(),
  name: z.string(),
  parent_id: z.nullable(z.string()),
});

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const creation = z.strictObject({
  kind,
  value: text,
  name: z.optional(text),
  parent_id: z.optional(z.nullable(text)),
});
const params = z.object({ id: integer });

/**
 * Single values of tags, beside the lists by kind (C4, O9). Everybody reads them; operators add, rename and remove
 * them: FORBIDDEN for others. The value itself is fixed: figures and filters depend on it. A removed value is in no
 * list but still in `retrieve`; adding it again restores it.
 */
export const tagValues = resource('tagValues', {
  list: endpoint('GET /publisher/v1/tags', {
    query: z.strictObject({
      ...paging,
      search: searchText,
      kind: z.optional(list(kind)),
      sort: sortBy(['id', 'name', 'kind'], 'id'),
    }),
    answer: page(tagValue),
  }),
  get: endpoint('GET /publisher/v1/tags/{id}', { params, answer: data(tagValue) }),
  create: endpoint('POST /publisher/v1/tags', { auth: 'operator', body: creation, answer: data(tagValue) }),
  update: endpoint('PUT /publisher/v1/tags/{id}', {
    auth: 'operator',
    params,
    body: z.strictObject({ name: text }),
    answer: data(tagValue),
  }),
  remove: endpoint('DELETE /publisher/v1/tags/{id}', { auth: 'operator', params, answer: data(done) }),
  retrieve: endpoint('GET /publisher/v1/tags/{id}/retrieve', { params, answer: data(tagValue) }),
});
