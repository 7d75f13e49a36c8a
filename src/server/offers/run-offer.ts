import type { Placement } from '#contract/offer-actions.ts';
import { makeLive } from '../campaigns/make-live.ts';
import type { Db } from '../database/database.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { readLink } from '../tracking-links/list-links.ts';
import type { CallerContext } from '../network.ts';
import { applyFor } from '../approvals/apply.ts';
import { readOffer } from './read-offer.ts';

type Live = { campaignId: number; linkId: number };
type Own = { partnerId: number; approvalId: number };

const noWords = { comment: '', traffic_type_ids: [], answers: [] };

// An offer that is open to everybody approves on the spot.
async function approvalFor(
  context: CallerContext,
  id: number,
): Promise<{ approvalId: number; name: string }> {
  const offer = await readOffer(context, id);
  if (offer.status !== 'active') throw refuse('OFFER_NOT_ACTIVE');
  if (offer.approval?.status === 'approved') return { approvalId: offer.approval.id, name: offer.name };
  if (offer.approval || offer.requires_approval) throw refuse('OFFER_NOT_LIVE');
  const applied = await applyFor(context, id, noWords).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'ALREADY_APPLIED') return undefined;
    throw error;
  });
  // Another user of the same publisher was faster: use their approval.
  if (!applied) return approvalFor(context, id);
  return { approvalId: applied.id, name: offer.name };
}

// Locked: others who run the same approval wait until this transaction has ended.
async function runningOf(tx: Db, { partnerId, approvalId }: Own): Promise<Live | undefined> {
  const own = tx.selectFrom('approval').select('id').where('partner_id', '=', partnerId);
  await own.where('id', '=', approvalId).forUpdate().execute();
  return tx
    .selectFrom('campaign as c')
    .innerJoin('tracking_link as l', (join) =>
      join.onRef('l.partner_id', '=', 'c.partner_id').onRef('l.id', '=', 'c.link_id'),
    )
    .select(['c.id as campaignId', 'l.id as linkId'])
    .where('c.partner_id', '=', partnerId)
    .where('c.approval_id', '=', approvalId)
    .where('c.status', '!=', 'ended')
    .where('l.archived_at', 'is', null)
    .orderBy('c.id')
    .executeTakeFirst();
}

// A campaign with a tracking link of the given name, or the existing one.
export async function runOffer(context: CallerContext, offerId: number, { name, ...subs }: Placement) {
  const { db, clock, caller } = context;
  const approval = await approvalFor(context, offerId);
  const isNew = name !== undefined || Object.keys(subs).length > 0;
  const own = { partnerId: caller.partnerId, approvalId: approval.approvalId };
  const named = name === undefined ? { name: approval.name } : { name, linkName: name };
  const launch = { ...own, ...named, offerId, now: clock.now(), subs };
  const { campaignId, linkId } = await db.transaction().execute(async (tx) => {
    const running = isNew ? undefined : await runningOf(tx, own);
    return running ?? (await makeLive(tx, launch));
  });
  const { url } = await readLink(context, linkId);
  return { campaign_id: campaignId, tracking_link_id: linkId, url };
}
