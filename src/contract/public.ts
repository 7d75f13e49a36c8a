import * as z from 'zod/mini';
import { endpoint, page, resource } from './endpoint.ts';
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

/** Calls that need no session (O2). */
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
});
