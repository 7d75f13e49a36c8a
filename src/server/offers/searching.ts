import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { wallFilters } from '#contract/offers.ts';
import { addDays, startOf } from '#contract/days.ts';
import { startDictionaries } from '../reference/dictionaries.ts';

/** The ids of all traffic types. */
export const trafficTypes = startDictionaries.traffic_types.map(({ id }) => Number(id));

/** A pattern for `ilike`: whatever has the text in it. */
export const contains = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** How long an offer is new. */
const daysOfNews = 30;

/** What both walls filter by, as it was asked for. */
export type WallQuery = Partial<z.output<z.ZodMiniObject<typeof wallFilters>>>;
type Timeless = Omit<WallQuery, 'new'>;

type Conditions = { [Name in keyof Timeless]-?: (value: NonNullable<Timeless[Name]>) => Expression<SqlBool> };

/** The name has the text in it, or the number is the text; `o` is the offer. */
export const searchedFor = (text: string) =>
  sql<SqlBool>`(o.name ilike ${contains(text)} or o.id::text = ${text.trim()})`;

/** What each filter lets through; `o` is the offer, `p` its default payout. No systems or traffic types are all that there are. */
const conditions: Conditions = {
  search: (text) => searchedFor(text),
  category_id: (ids) => sql`o.category_id = any(${ids})`,
  country: (codes) => sql`o.countries && ${codes}::text[]`,
  os: (names) => sql`exists (select 1 from tag_value s where s.kind = 'os' and s.archived_at is null
    and s.value = any(${names}) and (cardinality(o.os) = 0 or s.value = any(o.os)))`,
  model: (models) => sql`p.model = any(${models})`,
  traffic_type_id: (ids) => sql`exists (select 1 from unnest(${trafficTypes}::int[]) as t(id)
    where t.id = any(${ids}::bigint[]) and (cardinality(o.traffic_type_ids) = 0 or t.id = any(o.traffic_type_ids)))`,
  tag_id: (ids) =>
    sql`exists (select 1 from offer_tag ot where ot.offer_id = o.id and ot.tag_id = any(${ids}))`,
  featured: (isFeatured) => sql`o.featured = ${isFeatured}`,
};

/** Whether an offer is new on a day. */
export const isNewAt = (today: string) =>
  sql<SqlBool>`(o.created_at >= ${startOf(addDays(today, -daysOfNews))})`;

/** The condition of that, where it was asked for. */
export const newAt = (today: string, isNew: boolean | undefined) =>
  isNew === undefined ? [] : [sql<SqlBool>`${isNewAt(today)} = ${isNew}`];

/** The conditions that every list of offers takes. */
export function matching(query: Timeless): Expression<SqlBool>[] {
  return Object.entries(conditions).flatMap(([name, condition]) => {
    const value = query[name as keyof Timeless];
    // Each condition is given the value of its own filter; the table is typed row by row.
    return value === undefined ? [] : [(condition as (value: unknown) => Expression<SqlBool>)(value)];
  });
}

/** `key` is the column of the number, that of an offer unless said otherwise. */
type Order<N extends string> = { sort: N | `-${N}`; limit: number; offset: number; key?: string };

/** Sorts by a name of the table, nothing last, equal rows by id, and takes the page; limit -1 is all rows (P6). */
export function inOrder<N extends string, D, T extends keyof D, O>(
  query: SelectQueryBuilder<D, T, O>,
  sorts: Record<N, Expression<unknown>>,
  { sort, limit, offset, key = 'o.id' }: Order<N>,
) {
  const descends = sort.startsWith('-');
  const name = (descends ? sort.slice(1) : sort) as N; // The contract has checked it; the minus is cut off.
  const sorted = query
    .orderBy(sorts[name], (order) => (descends ? order.desc() : order.asc()).nullsLast())
    .orderBy(sql.ref(key));
  const from = offset > 0 ? sorted.offset(offset) : sorted;
  return limit === -1 ? from : from.limit(limit);
}
