import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';

type Search = {
  search?: string | undefined;
  category_id?: readonly number[] | undefined;
  country?: readonly string[] | undefined;
  model?: readonly string[] | undefined;
};

/** A pattern for `ilike`: whatever has the text in it. */
export const contains = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The conditions that every list of offers takes; `o` is the offer, `p` its default payout. */
export function matching({ search, category_id, country, model }: Search): Expression<SqlBool>[] {
  return [
    ...(search ? [sql<SqlBool>`(o.name ilike ${contains(search)} or o.id::text = ${search.trim()})`] : []),
    ...(category_id ? [sql<SqlBool>`o.category_id = any(${category_id})`] : []),
    ...(country ? [sql<SqlBool>`o.countries && ${country}::text[]`] : []),
    ...(model ? [sql<SqlBool>`p.model = any(${model})`] : []),
  ];
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
