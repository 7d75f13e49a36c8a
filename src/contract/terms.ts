import * as z from 'zod/mini';
import { data, endpoint, page, resource } from './endpoint.ts';
import { instant, type Received } from './values.ts';
import { paging, sortBy } from './wire.ts';

/**
 * `accepted` counts the active publishers whose latest acceptance it is, of `publishers`. `is_placeholder`: nobody wrote
 * them, they are what every network begins with.
 */
const termsVersion = z.object({
  version: z.string(),
  title: z.string(),
  body: z.string(),
  published_at: instant,
  in_force: z.boolean(),
  accepted: z.int(),
  publishers: z.int(),
  is_placeholder: z.optional(z.boolean()),
});
export type TermsVersion = Received<z.infer<typeof termsVersion>>;

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** For operators: the terms that publishers accept (T1). The one published last is in force; paragraphs have an empty line between them. */
export const terms = resource('terms', {
  list: endpoint('GET /publisher/v1/terms', {
    auth: 'operator',
    query: z.strictObject({ ...paging, sort: sortBy(['published_at'], '-published_at') }),
    answer: page(termsVersion),
    chosen: true,
  }),
  /** In force at once: publishers are asked the next time that they load the portal. A version is there once (VERSION_TAKEN). */
  publish: endpoint('POST /publisher/v1/terms', {
    auth: 'operator',
    body: z.strictObject({ version: text(40), title: text(200), body: text(100_000) }),
    answer: data(termsVersion),
    chosen: true,
  }),
});
