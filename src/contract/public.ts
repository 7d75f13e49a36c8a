import * as z from 'zod/mini';
import { data, endpoint, page, resource } from './endpoint.ts';
import { offer, wallFacets, wallFilters } from './offers.ts';
import type { Received } from './values.ts';
import { paging, sortBy } from './wire.ts';

/** An offer without a session (O2). */
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
export type PublicOffer = Received<z.infer<typeof publicOffer>>;

export const publicSorts = ['id', 'name', 'payout', 'created_at', 'featured'] as const;

/** Calls that need no session (O2). */
export const publicCalls = resource('public', {
  offers: endpoint('GET /public/v1/offers', {
    auth: 'anyone',
    query: z.strictObject({ ...paging, ...wallFilters, sort: sortBy(publicSorts, '-created_at') }),
    answer: page(publicOffer),
  }),
  facets: endpoint('GET /public/v1/offers/facets', {
    auth: 'anyone',
    query: z.strictObject(wallFilters),
    answer: data(wallFacets),
    chosen: true,
  }),
});
