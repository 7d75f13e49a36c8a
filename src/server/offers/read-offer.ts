import { sql } from 'kysely';
import type { Caller } from '../auth/callers.ts';
import { refuse } from '../http/refusal.ts';
import type { CallContext } from '../network.ts';
import { listOffers } from './list-offers.ts';

type Context = CallContext & { caller: Caller };

/** One offer that the caller may see. Refuses with NOT_FOUND_HTTP_EXCEPTION. */
export async function readOffer(context: Context, id: number) {
  const { data } = await listOffers(context, { id, sort: 'id', limit: 1, offset: 0 });
  const [offer] = data;
  if (!offer) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return offer;
}

/** The same with what only its own screen shows. */
export async function readOfferDetails(context: Context, id: number) {
  const { db, caller } = context;
  const offer = await readOffer(context, id);
  const more = await db
    .selectFrom('offer as o')
    .leftJoin('offer_group as g', 'g.id', 'o.group_id')
    .select(['g.id as group_id', 'g.name as group'])
    .select([
      sql<number>`(select count(*) from offer_banner b where b.offer_id = o.id)`.as('banners_count'),
      sql<number | null>`(select min(c.id) from campaign c where c.partner_id = ${caller.partnerId}
        and c.offer_id = o.id and c.status <> 'ended')`.as('campaign_id'),
    ])
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow();
  const { group_id: groupId, group, banners_count, campaign_id } = more;
  const named = groupId !== null && group !== null ? { id: groupId, name: group } : null;
  return { ...offer, group: named, banners_count, campaign_id };
}
