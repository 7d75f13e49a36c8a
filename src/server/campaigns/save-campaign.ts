import { sql } from 'kysely';
import type { CampaignChange, CampaignCreation, RtbBody } from '#contract/campaigns.ts';
import type { ClicktagValues } from '#contract/click-tags.ts';
import { refuseForeignClicktag, saveClicktag } from '../click-tags/save-clicktag.ts';
import { refuse } from '../http/refusal.ts';
import { microsOf } from '../money.ts';
import type { CallerContext } from '../network.ts';
import { readOffer } from '../offers/read-offer.ts';
import { refuseForeignRows } from './check-parts.ts';
import { readCampaign } from './list-campaigns.ts';
import { makeLive } from './make-live.ts';
import { type CampaignAction, statusAfter } from './transitions.ts';
import { type CampaignRow, writeParts } from './write-parts.ts';

export async function createCampaign(context: CallerContext, body: CampaignCreation) {
  const { partnerId } = context.caller;
  const { status, approval } = await readOffer(context, body.offer_id);
  if (approval?.status !== 'approved') throw refuse('OFFER_NOT_LIVE');
  if (status !== 'active') throw refuse('OFFER_NOT_ACTIVE');
  await refuseForeignClicktag(context.db, partnerId, body.clicktag_id);
  const { campaignId } = await context.db.transaction().execute((tx) =>
    makeLive(tx, {
      partnerId,
      offerId: body.offer_id,
      approvalId: approval.id,
      name: body.name,
      linkName: body.name,
      now: context.clock.now(),
      clicktagId: body.clicktag_id ?? null,
    }),
  );
  return readCampaign(context, campaignId);
}

const ownCampaign = ({ tx, partnerId, id }: CampaignRow) =>
  tx.updateTable('campaign').where('partner_id', '=', partnerId).where('id', '=', id);

// Locked until the transaction ends, so that concurrent changes run one after the other.
async function lock({ tx, partnerId, id }: CampaignRow) {
  const row = await tx
    .selectFrom('campaign')
    .select(['name', 'status', 'offer_id', 'clicktag_id', 'rtb_status', 'revision'])
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return row;
}
type Locked = Awaited<ReturnType<typeof lock>>;

async function withCampaign(
  context: CallerContext,
  id: number,
  work: (row: CampaignRow, campaign: Locked) => Promise<unknown>,
) {
  return context.db.transaction().execute(async (tx) => {
    const row = { tx, partnerId: context.caller.partnerId, id };
    await work(row, await lock(row));
    return readCampaign({ ...context, db: tx }, id);
  });
}

export async function move(context: CallerContext, id: number, action: CampaignAction) {
  return withCampaign(context, id, async (row, campaign) => {
    const status = statusAfter(action, campaign.status);
    const ends = status !== campaign.status && status === 'ended' ? { ended_at: context.clock.now() } : {};
    await ownCampaign(row)
      .set({ status, ...ends })
      .execute();
  });
}

function refuseEnded({ status }: Locked) {
  if (status === 'ended') throw refuse('CAMPAIGN_ENDED');
}

// Without a revision the last write wins.
function refuseOutdated(campaign: Locked, read: number | undefined) {
  if (read !== undefined && read !== campaign.revision) throw refuse('CHANGED_MEANWHILE');
}
const nextRevision = { revision: sql<number>`revision + 1` };

export async function changeCampaign(context: CallerContext, id: number, body: CampaignChange) {
  const { name, clicktag_id } = body;
  return withCampaign(context, id, async (row, campaign) => {
    refuseEnded(campaign);
    refuseOutdated(campaign, body.revision);
    await refuseForeignClicktag(row.tx, row.partnerId, clicktag_id);
    await refuseForeignRows(row.tx, { partnerId: row.partnerId, offerId: campaign.offer_id }, body);
    await ownCampaign(row)
      .set({
        ...nextRevision,
        name: name ?? campaign.name,
        ...(clicktag_id !== undefined && { clicktag_id }),
      })
      .execute();
    await writeParts(row, body, context.clock.now());
  });
}

export async function requestRtb(context: CallerContext, id: number, { comment, daily_budget }: RtbBody) {
  return withCampaign(context, id, async (row, campaign) => {
    refuseEnded(campaign);
    if (campaign.rtb_status !== 'none') throw refuse('RTB_ALREADY_REQUESTED');
    const { currency } = await row.tx
      .selectFrom('partner')
      .select('currency')
      .where('id', '=', row.partnerId)
      .executeTakeFirstOrThrow();
    const budget =
      daily_budget === undefined
        ? {}
        : { rtb_daily_budget_micros: microsOf(daily_budget), rtb_currency: currency };
    const requested = { rtb_status: 'requested' as const, rtb_requested_at: context.clock.now() };
    await ownCampaign(row)
      .set({ ...requested, ...budget, rtb_comment: comment })
      .execute();
  });
}

type Named = { name?: string | undefined; values: ClicktagValues; revision?: number | undefined };

async function nameOfClicktag({ tx, partnerId }: CampaignRow, id: number | null) {
  if (id === null) return undefined;
  const row = await tx
    .selectFrom('clicktag')
    .select('name')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name;
}

export async function saveCampaignClicktag(
  context: CallerContext,
  id: number,
  { name, values, revision }: Named,
) {
  return withCampaign(context, id, async (row, campaign) => {
    refuseEnded(campaign);
    refuseOutdated(campaign, revision);
    const existing = name ?? (await nameOfClicktag(row, campaign.clicktag_id));
    const { partnerId } = row;
    const saved = await saveClicktag(row.tx, { partnerId, name: existing ?? campaign.name, values });
    await ownCampaign(row)
      .set({ ...nextRevision, clicktag_id: saved.id })
      .execute();
  });
}
