import type { PGlite } from '@electric-sql/pglite';
import { checkPages } from '../database/check-pages.ts';

export type Contents = { pages: number; rows: readonly { table: string; rows: number }[] };

/** Reads all that an embedded database holds. Throws where a page is damaged. */
export async function readContents(lite: PGlite): Promise<Contents> {
  const pages = await checkPages(lite);
  const { rows: tables } = await lite.query<{ table: string; name: string }>(
    `select tablename as table, quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const rows: Contents['rows'][number][] = [];
  for (const { table, name } of tables) {
    const counted = await lite.query<{ rows: number }>(`select count(*)::int as rows from public.${name}`);
    rows.push({ table, rows: counted.rows[0]?.rows ?? 0 });
  }
  return { pages, rows };
}

/** The same for people: tables that are empty are not named. */
export function describeContents({ pages, rows }: Contents) {
  const filled = rows.filter((table) => table.rows > 0);
  const widest = Math.max(0, ...filled.map(({ table }) => table.length));
  const lines = filled.map(
    ({ table, rows: count }) => `  ${table.padEnd(widest)} ${String(count).padStart(9)}`,
  );
  return [...lines, `  ${pages} pages, all sound`].join('\n');
}
