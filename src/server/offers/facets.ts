import { omit } from 'es-toolkit';
import { type Expression, sql } from 'kysely';
import type { OfferFacets } from '#contract/offers.ts';
import type { Db } from '../database/database.ts';
import { isNewAt, trafficTypes } from './searching.ts';

type FacetName = keyof OfferFacets;

// `o` is the offer, `p` its default payout, `a` the approval.
const valuesAt = (today: string): Record<FacetName, Expression<unknown>> => ({
  category_id: sql`select o.category_id::text`,
  country: sql`select unnest(o.countries)`,
  os: sql`select s.value from tag_value s where s.kind = 'os' and s.archived_at is null
    and (cardinality(o.os) = 0 or s.value = any(o.os))`,
  model: sql`select p.model`,
  traffic_type_id: sql`select t.id::text from unnest(${trafficTypes}::int[]) as t(id)
    where cardinality(o.traffic_type_ids) = 0 or t.id = any(o.traffic_type_ids)`,
  tag_id: sql`select ot.tag_id::text from offer_tag ot where ot.offer_id = o.id`,
  featured: sql`select o.featured::int::text`,
  new: sql`select ${isNewAt(today)}::int::text`,
  approval_status: sql`select coalesce(a.status, 'none')`,
  group_id: sql`select o.group_id::text where o.group_id is not null`,
});

const alternatives: Partial<Record<FacetName, readonly FacetName[]>> = {
  featured: ['new'],
  new: ['featured'],
};

/** The query without one filter and its alternatives. */
export const withoutFacet = <Query extends object>(query: Query, name: FacetName) =>
  // Every filter is optional.
  omit(query, [name, ...(alternatives[name] ?? [])] as (keyof Query)[]) as Query;

type Counting = { db: Db; today: string; partnerId: number | null };

/** Counts offers by the values of the filters in `facets`; `found` selects the ids that all filters but one leave. */
export async function countFacets<Name extends FacetName>(
  { db, today, partnerId }: Counting,
  facets: Record<Name, unknown>,
  found: (name: Name) => Expression<unknown>,
): Promise<Record<Name, Record<string, number>>> {
  const values = valuesAt(today);
  const count = async (name: Name) => {
    const { rows } = await sql<{ value: string; offers: number }>`
      select v.value, count(distinct o.id) as offers from offer o
      join offer_payout p on p.offer_id = o.id and p.is_default
      left join approval a on a.offer_id = o.id and a.partner_id = ${partnerId} and a.archived_at is null
      cross join lateral (${values[name]}) as v(value)
      where o.id in ${found(name)} group by v.value order by v.value`.execute(db);
    return [name, Object.fromEntries(rows.map(({ value, offers }) => [value, offers]))] as const;
  };
  // The keys are those of the table.
  const names = Object.keys(facets) as Name[];
  return Object.fromEntries(await Promise.all(names.map(count))) as Record<Name, Record<string, number>>;
}
