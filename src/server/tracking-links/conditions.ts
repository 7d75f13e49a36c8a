import { type SqlBool, sql } from 'kysely';
import { contains } from '../offers/searching.ts';

/** One of the values, where there are any to choose from. */
export const within = (column: string, values: readonly (string | number)[] | undefined) =>
  values ? [sql<SqlBool>`${sql.ref(column)} = any(${values})`] : [];

/** The text in one of the names, or the number itself in one of the ids. */
export function named(search: string | undefined, columns: { names: string[]; ids: string[] }) {
  const text = search?.trim();
  if (!text) return [];
  const names = columns.names.map((name) => sql<SqlBool>`${sql.ref(name)} ilike ${contains(text)}`);
  const ids = columns.ids.map((id) => sql<SqlBool>`${sql.ref(id)}::text = ${text}`);
  return [sql<SqlBool>`(${sql.join([...names, ...ids], sql` or `)})`];
}
