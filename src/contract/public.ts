import * as z from 'zod/mini';
import { data, endpoint, page, resource } from './endpoint.ts';
import { offer, payoutModel } from './offers.ts';
import { countryCode } from './values.ts';
import { integer, list, paging, sortBy } from './wire.ts';

/** An offer as anybody may see it (O2). */
export const publicOffer = z.pick(offer, {
  id: true,
  name: true,
  category: true,
  countries: true,
  devices: true,
  payout: true,
  preview: true,
  thumb: true,
  tags: true,
  featured: true,
  created_at: true,
});
export type PublicOffer = z.infer<typeof publicOffer>;

/** A report of something that went wrong in a browser; never a token, password or address (E13). */
const errorLog = z.object({
  message: z.string().check(z.maxLength(4000)),
  stack: z.optional(z.string().check(z.maxLength(16_000))),
  url: z.string().check(z.maxLength(2083)),
  release: z.optional(z.string()),
  context: z.optional(z.record(z.string(), z.unknown())),
});

/** Calls that need no session (O2, E13). */
export const publicCalls = resource('public', {
  offers: endpoint('GET /public/v1/offers', {
    auth: 'anyone',
    query: z.strictObject({
      ...paging,
      search: z.optional(z.string().check(z.maxLength(100))),
      category_id: z.optional(list(integer)),
      country: z.optional(list(countryCode)),
      model: z.optional(list(payoutModel)),
      sort: sortBy(['id', 'name', 'payout', 'created_at'], '-created_at'),
    }),
    answer: page(publicOffer),
  }),
  errorLog: endpoint('POST /public/v1/error-logs', {
    auth: 'anyone',
    body: errorLog,
    answer: data(z.object({ id: z.int() })),
    ignoresUnauthorised: true,
  }),
});
