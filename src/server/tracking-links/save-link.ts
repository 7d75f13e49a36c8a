import { sql } from 'kysely';
import type { LinkChange, LinkCreation } from '#contract/tracking-links.ts';
import { refuseForeignClicktag } from '../click-tags/save-clicktag.ts';
import { refuseUnknownLinkParameters } from '../click-tags/values.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import type { CallerContext } from '../network.ts';
import { readOffer } from '../offers/read-offer.ts';
import { leadsTo } from './landing-pages.ts';
import { longestAddress } from './link-address.ts';
import { type LinkContext, readLink } from './list-links.ts';

// With OFFER_NOT_LIVE or OFFER_NOT_ACTIVE.
async function refuseUnlessRunning(context: CallerContext, offerId: number) {
  const { status, visibility, approval } = await readOffer(context, offerId);
  if (approval ? approval.status !== 'approved' : visibility !== 'public') throw refuse('OFFER_NOT_LIVE');
  if (status !== 'active') throw refuse('OFFER_NOT_ACTIVE');
}

async function refuseForeignCampaign({ db, caller }: LinkContext, offerId: number, id: number) {
  const campaign = await db
    .selectFrom('campaign')
    .select('status')
    .where('partner_id', '=', caller.partnerId)
    .where('offer_id', '=', offerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!campaign) throw refuseField('campaign_id', 'NOT_FOUND', 'There is no such campaign of this offer');
  if (campaign.status === 'ended') {
    throw refuseField('campaign_id', 'CAMPAIGN_ENDED', 'This campaign has ended');
  }
}

async function refuseForeignLandingPage({ db }: LinkContext, offerId: number, id: number) {
  const allowed = await db
    .selectFrom('offer_landing_page')
    .select('id')
    .where('offer_id', '=', offerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (allowed) return;
  throw refuseField('landing_page_id', 'NOT_FOUND', 'There is no such landing page of this offer');
}

async function refuseDeepLink({ db }: LinkContext, offerId: number, address: string) {
  const { allow_deep_links, deep_link_note, site } = await db
    .selectFrom('offer')
    .select(['allow_deep_links', 'deep_link_note', 'site'])
    .where('id', '=', offerId)
    .executeTakeFirstOrThrow();
  if (!allow_deep_links || site === null) {
    const why = deep_link_note || 'This offer takes no deep links';
    throw refuseField('deep_link', 'DEEP_LINK_NOT_ALLOWED', why);
  }
  if (leadsTo(site, address)) return;
  throw refuseField('deep_link', 'DEEP_LINK_FOREIGN_SITE', `The deep link has to lead to ${site}`);
}

// The parts of a link must belong to its offer and publisher.
async function refuseForeignParts(context: LinkContext, offerId: number, body: LinkChange) {
  const { campaign_id: campaign, landing_page_id: landingPage, deep_link: deepLink, clicktag_id } = body;
  refuseUnknownLinkParameters(body.parameters ?? {});
  if (campaign) await refuseForeignCampaign(context, offerId, campaign);
  if (landingPage) await refuseForeignLandingPage(context, offerId, landingPage);
  if (deepLink) await refuseDeepLink(context, offerId, deepLink);
  await refuseForeignClicktag(context.db, context.caller.partnerId, clicktag_id);
}

async function readFitting(context: LinkContext, id: number) {
  const link = await readLink(context, id);
  if (link.url.length <= longestAddress) return link;
  throw refuseField('url', 'TOO_LONG', `The whole address may have ${longestAddress} characters`);
}

// A refused link leaves nothing behind.
export async function createLink(context: CallerContext, { offer_id: offerId, ...body }: LinkCreation) {
  await refuseUnlessRunning(context, offerId);
  await refuseForeignParts(context, offerId, body);
  return context.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('tracking_link')
      .values({
        partner_id: context.caller.partnerId,
        offer_id: offerId,
        ...body,
        created_at: context.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return readFitting({ ...context, db: tx }, id);
  });
}

const ownLink = ({ db, caller }: LinkContext, id: number) =>
  db
    .updateTable('tracking_link')
    .where('partner_id', '=', caller.partnerId)
    .where('id', '=', id)
    .where('archived_at', 'is', null);

export async function changeLink(context: CallerContext, id: number, { revision, ...body }: LinkChange) {
  const { offer } = await readLink(context, id);
  await refuseForeignParts(context, offer.id, body);
  return context.db.transaction().execute(async (tx) => {
    const inside = { ...context, db: tx };
    const changed = await ownLink(inside, id)
      .set({ ...body, revision: sql`revision + 1` })
      .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw refuse('CHANGED_MEANWHILE');
    return readFitting(inside, id);
  });
}

export async function archiveLink(context: CallerContext, id: number) {
  const archived = await ownLink(context, id)
    .set({ archived_at: context.clock.now() })
    .returning('id')
    .executeTakeFirst();
  if (!archived) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
}
