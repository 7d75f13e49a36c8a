import { listPublicOffers } from '../offers/list-public-offers.ts';
import type { NetworkHandlers } from '../network.ts';
import { keepErrorLog } from '../error-logs.ts';

export const publicCalls: NetworkHandlers['public'] = {
  offers: ({ query }, { db }) => listPublicOffers(db, query),
  errorLog: ({ body }, context) => keepErrorLog(context, body),
};
