import type { Expression, SqlBool } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { countRows, named, within } from '../database/lists.ts';

type Query = {
  search?: string | undefined;
  campaign_id?: readonly number[] | undefined;
  on?: readonly Schema['campaign_trigger']['fires_on'][] | undefined;
  limit: number;
  offset: number;
};

// In the order in which they are tried.
export async function listTriggers(db: Db, partnerId: number, query: Query) {
  const conditions: Expression<SqlBool>[] = [
    ...named(query.search, { names: ['g.name', 'c.name'], ids: ['g.id'] }),
    ...within('g.campaign_id', query.campaign_id),
    ...within('g.fires_on', query.on),
  ];
  const found = db
    .selectFrom('campaign_trigger as g')
    .innerJoin('campaign as c', (join) =>
      join.onRef('c.partner_id', '=', 'g.partner_id').onRef('c.id', '=', 'g.campaign_id'),
    )
    .where('g.partner_id', '=', partnerId)
    .where((eb) => eb.and(conditions));
  const ordered = found
    .select(['g.id', 'g.name', 'g.fires_on as on', 'g.param', 'g.operator', 'g.value', 'g.action'])
    .select(['g.target', 'g.is_active as active', 'c.id as campaign_id', 'c.name as campaign', 'c.status'])
    .orderBy('g.campaign_id')
    .orderBy('g.id')
    .offset(query.offset);
  const rows = await (query.limit === -1 ? ordered : ordered.limit(query.limit)).execute();
  const total = await countRows(found);
  const data = rows.map(({ campaign_id: id, campaign: name, status, ...trigger }) => ({
    ...trigger,
    campaign: { id, name, status },
  }));
  return { data, total, limit: query.limit, offset: query.offset };
}
