import { countOffers, listOffers } from '../offers/list-offers.ts';
import type { NetworkHandlers } from '../network.ts';

export const offers: NetworkHandlers['offers'] = {
  list: ({ query }, context) => listOffers(context, query),
  facets: ({ query }, context) => countOffers(context, query),
  featured: ({ query }, context) =>
    listOffers(context, { ...query, sort: '-epc', featured: true, status: ['active'] }),
};
