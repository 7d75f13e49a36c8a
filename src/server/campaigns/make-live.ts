import type { Db } from '../database/database.ts';

// `name` is the campaign's; sub IDs are empty by default.
export type Launch = {
  partnerId: number;
  offerId: number;
  approvalId: number;
  name: string;
  linkName?: string;
  now: Date;
  clicktagId?: number | null;
  subs?: { sub1?: string; sub2?: string; sub3?: string; sub4?: string; sub5?: string };
};

/** Creates an active campaign and its tracking link; call it inside a transaction (O3, O4). */
export async function makeLive(tx: Db, { partnerId, offerId, approvalId, now, ...more }: Launch) {
  const campaign = await tx
    .insertInto('campaign')
    .values({
      partner_id: partnerId,
      offer_id: offerId,
      approval_id: approvalId,
      link_id: null,
      clicktag_id: more.clicktagId ?? null,
      name: more.name,
      status: 'active',
      rtb_status: 'none',
      rtb_comment: '',
      rtb_requested_at: null,
      started_at: now,
      ended_at: null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const link = await tx
    .insertInto('tracking_link')
    .values({
      partner_id: partnerId,
      offer_id: offerId,
      campaign_id: campaign.id,
      name: more.linkName ?? 'Default',
      created_at: now,
      ...more.subs,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('campaign')
    .set({ link_id: link.id })
    .where('partner_id', '=', partnerId)
    .where('id', '=', campaign.id)
    .execute();
  return { campaignId: campaign.id, linkId: link.id };
}
