import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';

const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
/** Patterns for `ilike` and `like`. */
export const contains = (text: string) => `%${literal(text)}%`;
export const startsWith = (text: string) => `${literal(text)}%`;

/** True for every row when there are no values. */
export const within = (column: string, values: readonly (string | number)[] | undefined) =>
  values ? [sql<SqlBool>`${sql.ref(column)} = any(${values})`] : [];

/** The text is in one of the names, or is the number in one of the ids. */
export function named(search: string | undefined, columns: { names: string[]; ids: string[] }) {
  const text = search?.trim();
  if (!text) return [];
  const names = columns.names.map((name) => sql<SqlBool>`${sql.ref(name)} ilike ${contains(text)}`);
  const ids = columns.ids.map((id) => sql<SqlBool>`${sql.ref(id)}::text = ${text}`);
  return [sql<SqlBool>`(${sql.join([...names, ...ids], sql` or `)})`];
}

// `key` is the column of the id, by default the offer's.
type Order<N extends string> = { sort: N | `-${N}`; limit: number; offset: number; key?: string };

/** Sorts by a name of the table, nulls last, then by id, and takes the page; limit -1 is all rows (P6). */
export function inOrder<N extends string, D, T extends keyof D, O>(
  query: SelectQueryBuilder<D, T, O>,
  sorts: Record<N, Expression<unknown>>,
  { sort, limit, offset, key = 'o.id' }: Order<N>,
) {
  const descends = sort.startsWith('-');
  const name = (descends ? sort.slice(1) : sort) as N; // Checked by the contract; without the minus.
  const sorted = query
    .orderBy(sorts[name], (order) => (descends ? order.desc() : order.asc()).nullsLast())
    .orderBy(sql.ref(key));
  const from = offset > 0 ? sorted.offset(offset) : sorted;
  return limit === -1 ? from : from.limit(limit);
}

/** Independent of the query's columns. */
export async function countRows<D, T extends keyof D, O>(found: SelectQueryBuilder<D, T, O>) {
  const { total } = await found
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * The rows of `inOrder` and how many there are on all pages, in one query. Behind the last page no row tells, so they are
 * counted.
 */
export async function readPage<N extends string, D, T extends keyof D, O>(
  selected: SelectQueryBuilder<D, T, O>,
  sorts: Record<N, Expression<unknown>>,
  order: Order<N>,
) {
  const counted = selected.select(sql<number>`count(*) over ()`.as('total'));
  const rows = await inOrder(counted, sorts, order).$castTo<O & { total: number }>().execute();
  const [first] = rows;
  const total = first?.total ?? (order.offset > 0 ? await countRows(selected) : 0);
  return { rows, total };
}
