import type { PGlite } from '@electric-sql/pglite';

const readAll = `select count(get_raw_page(c.oid::regclass::text, fork, page))::int as pages
  from pg_class c
  cross join (values ('main'), ('fsm'), ('vm')) as forks (fork)
  cross join lateral generate_series(0, pg_relation_size(c.oid, fork) / 8192 - 1) as page
  where c.relkind in ('r', 'i', 't', 'S', 'm')`;

/** Reads every page, which holds it against its checksum; returns how many there are. Needs `pageinspect`. */
export async function checkPages(lite: PGlite): Promise<number> {
  return lite.transaction(async (transaction) => {
    await transaction.exec('create extension pageinspect');
    const { rows } = await transaction.query<{ pages: number }>(readAll);
    await transaction.rollback();
    return rows[0]?.pages ?? 0;
  });
}
