import type { Caller } from '../auth/callers.ts';
import { refuse } from '../http/refusal.ts';
import type { CallContext, NetworkHandlers } from '../network.ts';
import { readOffer } from '../offers/read-offer.ts';

type Context = CallContext & { caller: Caller };

/** The key of the table decides between two applications at once. */
async function apply(context: Context, id: number, comment: string) {
  const { db, clock, caller } = context;
  const { status } = await readOffer(context, id);
  if (status !== 'active') throw refuse('OFFER_NOT_ACTIVE');
  const approval = await db
    .insertInto('approval')
    .values({
      partner_id: caller.partnerId,
      offer_id: id,
      status: 'pending',
      paused: false,
      comment,
      applied_at: clock.now(),
      decided_at: null,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'offer_id']).doNothing())
    .returning(['id', 'status'])
    .executeTakeFirst();
  if (!approval) throw refuse('ALREADY_APPLIED');
  return approval;
}

async function setPaused(context: Context, id: number, paused: boolean) {
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
  apply: ({ params, body }, context) => apply(context, params.id, body.comment),
  pause: ({ params }, context) => setPaused(context, params.id, true),
  unpause: ({ params }, context) => setPaused(context, params.id, false),
};
