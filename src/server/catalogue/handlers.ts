import type { HandlersOf } from '../network.ts';
import { archiveEntry, changePeriod, listEntries, publish, readEntry } from './entries.ts';
import { countPublicOffers, listPublicOffers } from './list-public-offers.ts';

export const catalogueHandlers: HandlersOf<'catalogue' | 'public'> = {
  catalogue: {
    list: ({ query }, { db }) => listEntries(db, query),
    get: ({ params }, { db }) => readEntry(db, params.id),
    retrieve: ({ params }, { db }) => readEntry(db, params.id, true),
    create: ({ body: { offer_id, ...period } }, context) => publish(context, offer_id, period),
    update: ({ params, body }, context) => changePeriod(context, params.id, body),
    remove: async ({ params }, context) => {
      await archiveEntry(context, params.id);
      return { success: true };
    },
  },
  public: {
    offers: ({ query }, context) => listPublicOffers(context, query),
    facets: ({ query }, context) => countPublicOffers(context, query),
  },
};
