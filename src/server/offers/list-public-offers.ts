import { type Expression, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { publicCalls } from '#contract/public.ts';
import type { CallContext } from '../network.ts';
import { countedParts, presentPublicly, publicColumns } from './public-part.ts';
import { inOrder, matching } from './searching.ts';

type Query = z.output<(typeof publicCalls)['offers']['query']>;

const sorts: Record<'id' | 'name' | 'payout' | 'created_at', Expression<unknown>> = {
  id: sql.ref('o.id'),
  name: sql`o.name collate "und-x-icu"`,
  payout: sql`p.amount_micros / rate.per_euro`,
  created_at: sql.ref('o.created_at'),
};

/** One page of what anybody may see: active offers that are published at the moment and not private (O2). */
export async function listPublicOffers({ db, clock }: Pick<CallContext, 'db' | 'clock'>, query: Query) {
  const found = db
    .selectFrom('offer as o')
    .innerJoin('category as c', 'c.id', 'o.category_id')
    .innerJoin('offer_payout as p', (join) =>
      join.onRef('p.offer_id', '=', 'o.id').on('p.is_default', '=', true),
    )
    .innerJoin('exchange_rate as rate', 'rate.currency', 'o.currency')
    .innerJoin('catalogue_entry as entry', 'entry.offer_id', 'o.id')
    .where('entry.archived_at', 'is', null)
    .where('entry.published_from', '<=', clock.now())
    .where((eb) =>
      eb.or([eb('entry.published_until', 'is', null), eb('entry.published_until', '>', clock.now())]),
    )
    .where('o.status', '=', 'active')
    .where('o.archived_at', 'is', null)
    .where('o.visibility', '!=', 'private')
    .where((eb) => eb.and(matching(query)));
  const rows = await inOrder(found.select(publicColumns).select(countedParts), sorts, query).execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { data: rows.map(presentPublicly), total, limit: query.limit, offset: query.offset };
}
