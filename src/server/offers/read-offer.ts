import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { offerDetails } from '#contract/offer-parts.ts';
import type { Db } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';
import type { CallerContext } from '../network.ts';
import { startDictionaries } from '../reference/dictionaries.ts';
import { readSubstitutes } from '../tracking-links/substitutes.ts';
import { listOffers } from './list-offers.ts';

type Which = { withArchived?: boolean };

/** One offer that the caller may see. Refuses with NOT_FOUND_HTTP_EXCEPTION. */
export async function readOffer(context: CallerContext, id: number, which: Which = {}) {
  const { data } = await listOffers(context, { id, sort: 'id', limit: 1, offset: 0, ...which });
  const [offer] = data;
  if (!offer) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return offer;
}

async function readQuestions(db: Db, offerId: number) {
  return db
    .selectFrom('offer_question')
    .select(['id', 'text', 'is_required as required'])
    .where('offer_id', '=', offerId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The traffic types of the dictionary, and which of them an offer takes; an offer without any takes all. */
export const trafficTypesOf = (allowed: readonly number[]) =>
  startDictionaries.traffic_types.map(({ id, name }) => ({
    id: Number(id),
    name,
    allowed: allowed.length === 0 || allowed.includes(Number(id)),
  }));

/** One offer with the details of its own screen. Refuses with NOT_FOUND_HTTP_EXCEPTION. */
export async function readOfferDetails(
  context: CallerContext,
  id: number,
  which: Which = {},
): Promise<z.input<typeof offerDetails>> {
  const { db, caller, clock } = context;
  const offer = await readOffer(context, id, which);
  const more = await db
    .selectFrom('offer as o')
    .leftJoin('offer_group as g', 'g.id', 'o.group_id')
    .select(['g.id as group_id', 'g.name as group', 'o.traffic_type_ids'])
    .select([
      sql<number>`(select count(*) from offer_banner b where b.offer_id = o.id)`.as('banners_count'),
      sql<number | null>`(select min(c.id) from campaign c where c.partner_id = ${caller.partnerId}
        and c.offer_id = o.id and c.status <> 'ended')`.as('campaign_id'),
    ])
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow();
  const { group_id: groupId, group, banners_count, campaign_id } = more;
  const named = groupId !== null && group !== null ? { id: groupId, name: group } : null;
  const [questions, traffic_types] = [await readQuestions(db, id), trafficTypesOf(more.traffic_type_ids)];
  const own = { ...offer, group: named, banners_count, campaign_id, questions, traffic_types };
  if (offer.status !== 'expired') return own;
  const among = { partnerId: caller.partnerId, offers: [id], now: clock.now() };
  return { ...own, substitute: (await readSubstitutes(db, among)).get(id) ?? null };
}
