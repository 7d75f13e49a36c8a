import type { NetworkHandlers } from '../network.ts';
import { readOfferDetails } from '../offers/read-offer.ts';
import { archiveOffer, createOffer, updateOffer } from '../offers/write-offer.ts';

export const offerRecords: NetworkHandlers['offerRecords'] = {
  create: async ({ body }, context) => readOfferDetails(context, await createOffer(context, body)),
  update: async ({ params, body }, context) => {
    await updateOffer(context, params.id, body);
    return readOfferDetails(context, params.id);
  },
  remove: async ({ params }, context) => {
    await archiveOffer(context, params.id);
    return { success: true };
  },
};
