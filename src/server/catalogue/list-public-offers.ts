import { type Expression, sql } from 'kysely';
import type * as z from 'zod/mini';
import { wallFacets } from '#contract/offers.ts';
import type { publicCalls, publicSorts } from '#contract/public.ts';
import { dayOf } from '#contract/days.ts';
import { readPage } from '../database/lists.ts';
import type { CallContext } from '../network.ts';
import { countFacets, withoutFacet } from '../offers/facets.ts';
import { countedParts, presentPublicly, publicColumns } from './public-part.ts';
import { type WallQuery, matching, newAt } from '../offers/searching.ts';

type Query = z.output<(typeof publicCalls)['offers']['query']>;
type Anyone = Pick<CallContext, 'db' | 'clock'>;

const sorts: Record<(typeof publicSorts)[number], Expression<unknown>> = {
  id: sql.ref('o.id'),
  name: sql`o.name collate "und-x-icu"`,
  payout: sql`p.amount_micros / rate.per_euro`,
  created_at: sql.ref('o.created_at'),
  featured: sql`row(o.featured, o.picture is not null, o.created_at)`,
};

const publishedOffers = ({ db, clock }: Anyone, query: WallQuery) =>
  db
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
    .where((eb) => eb.and([...matching(query), ...newAt(dayOf(clock.now()), query.new)]));

export async function listPublicOffers(context: Anyone, query: Query) {
  const selected = publishedOffers(context, query).select(publicColumns).select(countedParts);
  const { rows, total } = await readPage(selected, sorts, query);
  return { data: rows.map(presentPublicly), total, limit: query.limit, offset: query.offset };
}

export async function countPublicOffers(
  context: Anyone,
  query: WallQuery,
): Promise<z.input<typeof wallFacets>> {
  const { db, clock } = context;
  return countFacets({ db, today: dayOf(clock.now()), partnerId: null }, wallFacets.shape, (name) =>
    publishedOffers(context, withoutFacet(query, name)).select('o.id'),
  );
}
