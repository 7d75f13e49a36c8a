import { type Expression, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { publicCalls } from '#contract/public.ts';
import type { Db } from '../database/database.ts';
import { countedParts, presentPublicly, publicColumns } from './public-part.ts';
import { inOrder, matching } from './searching.ts';

type Query = z.output<(typeof publicCalls)['offers']['query']>;

const sorts: Record<'id' | 'name' | 'payout' | 'created_at', Expression<unknown>> = {
  id: sql.ref('o.id'),
  name: sql`o.name collate "und-x-icu"`,
  payout: sql`p.amount_micros / rate.per_euro`,
  created_at: sql.ref('o.created_at'),
};

/** One page of what anybody may see: active offers that are not private (O2). */
export async function listPublicOffers(db: Db, query: Query) {
  const found = db
    .selectFrom('offer as o')
    .innerJoin('category as c', 'c.id', 'o.category_id')
    .innerJoin('offer_payout as p', (join) =>
      join.onRef('p.offer_id', '=', 'o.id').on('p.is_default', '=', true),
    )
    .innerJoin('exchange_rate as rate', 'rate.currency', 'o.currency')
    .where('o.status', '=', 'active')
    .where('o.visibility', '!=', 'private')
    .where((eb) => eb.and(matching(query)));
  const rows = await inOrder(found.select(publicColumns).select(countedParts), sorts, query).execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { data: rows.map(presentPublicly), total, limit: query.limit, offset: query.offset };
}
