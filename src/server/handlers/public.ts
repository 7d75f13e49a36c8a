import { countPublicOffers, listPublicOffers } from '../offers/list-public-offers.ts';
import type { NetworkHandlers } from '../network.ts';

export const publicCalls: NetworkHandlers['public'] = {
  offers: ({ query }, context) => listPublicOffers(context, query),
  facets: ({ query }, context) => countPublicOffers(context, query),
};
