import { type Expression, type SqlBool, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { wallFilters } from '#contract/offers.ts';
import { addDays, startOf } from '#contract/days.ts';
import { contains } from '../database/lists.ts';
import { startDictionaries } from '../reference/dictionaries.ts';

export const trafficTypes = startDictionaries.traffic_types.map(({ id }) => Number(id));

const daysOfNews = 30;

/** The filters of both offer walls. */
export type WallQuery = Partial<z.output<z.ZodMiniObject<typeof wallFilters>>>;
type Timeless = Omit<WallQuery, 'new'>;

type Conditions = { [Name in keyof Timeless]-?: (value: NonNullable<Timeless[Name]>) => Expression<SqlBool> };

/** The name contains the text, or the number is the text; `o` is the offer. */
export const searchedFor = (text: string) =>
  sql<SqlBool>`(o.name ilike ${contains(text)} or o.id::text = ${text.trim()})`;

// `o` is the offer, `p` its default payout. No systems or traffic types means all of them.
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

export const isNewAt = (today: string) =>
  sql<SqlBool>`(o.created_at >= ${startOf(addDays(today, -daysOfNews))})`;

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
