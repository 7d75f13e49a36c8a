import { refuse } from '../http/refusal.ts';
import type { CallerContext, NetworkHandlers } from '../network.ts';
import { applyFor } from '../offers/apply.ts';
import { readOffer } from '../offers/read-offer.ts';
import { runOffer } from '../offers/run-offer.ts';

async function setPaused(context: CallerContext, id: number, paused: boolean) {
  const { db, caller } = context;
  await readOffer(context, id);
  const changed = await db
    .updateTable('approval')
    .set({ paused })
    .where('partner_id', '=', caller.partnerId)
    .where('offer_id', '=', id)
    .where('status', '=', 'approved')
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw refuse('OFFER_NOT_LIVE');
  return { success: true } as const;
}

export const offerActions: NetworkHandlers['offerActions'] = {
  apply: ({ params, body }, context) => applyFor(context, params.id, body),
  run: ({ params, body }, context) => runOffer(context, params.id, body),
  pause: ({ params }, context) => setPaused(context, params.id, true),
  unpause: ({ params }, context) => setPaused(context, params.id, false),
};
