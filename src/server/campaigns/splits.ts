import { sql } from 'kysely';
import type { Reference } from '#contract/values.ts';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

type Kind = Schema['campaign_split']['kind'];
type Of = { partnerId: number; campaigns: readonly number[]; kind: Kind };

// Those of the splitter, or the stand-ins, in their order.
export async function readSplits(db: Db, { partnerId, campaigns, kind }: Of) {
  const rows = await db
    .selectFrom('campaign_split as s')
    .innerJoin('offer as o', 'o.id', 's.offer_id')
    .leftJoin('offer_landing_page as p', 'p.id', 's.landing_page_id')
    .select(['s.id', 's.campaign_id', 's.weight', 's.countries', 's.is_active'])
    .select(['o.id as offer_id', 'o.name as offer'])
    .select(
      sql<Reference | null>`case when p.id is not null
        then json_build_object('id', p.id, 'name', p.name) end`.as('landing_page'),
    )
    .where('s.partner_id', '=', partnerId)
    .where('s.kind', '=', kind)
    .where(sql<boolean>`s.campaign_id = any(${campaigns})`)
    .orderBy('s.id')
    .execute();
  return rows.map(({ campaign_id: campaignId, is_active: active, offer_id: id, offer: name, ...row }) => ({
    campaignId,
    split: { ...row, active, offer: { id, name } },
  }));
}
