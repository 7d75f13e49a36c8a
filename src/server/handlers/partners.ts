import { listPartners, readPartner, shadowLinkTo } from '../account/partners.ts';
import { decide } from '../account/review.ts';
import { refuse } from '../http/refusal.ts';
import type { NetworkHandlers } from '../network.ts';

export const partners: NetworkHandlers['partners'] = {
  list: ({ query }, context) => listPartners(context, query),
  review: async ({ params: { id }, body: { decision, reason = '' } }, context) => {
    await readPartner(context, id);
    const isDone = await decide(context, id, { decision, reason, operatorId: context.caller.userId });
    if (!isDone) throw refuse('REVIEW_NOT_POSSIBLE');
    return readPartner(context, id);
  },
  shadowLogin: ({ params: { id } }, context) => shadowLinkTo(context, id),
};
