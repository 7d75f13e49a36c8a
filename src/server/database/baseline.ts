import { sql } from 'kysely';
import type { Db } from './database.ts';

/** The rows as they were. `restore` answers false when a table too large to keep a copy of has changed. */
export type Baseline = { restore: () => Promise<boolean> };
type Table = { name: string; rows: number };
type Counted = Table & { changed: number };

const copiedRows = 2000;

async function count(db: Db, names: readonly string[], since: number): Promise<Counted[]> {
  const each = names.map(
    (name) => sql`select ${name} as name, count(*) as rows,
      count(*) filter (where xmin::text::bigint > ${since}) as changed from ${sql.table(name)}`,
  );
  const { rows } = await sql<Counted>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows;
}

async function currentTransaction(db: Db) {
  const { rows } = await sql<{ id: number }>`select pg_current_xact_id()::text::bigint as id`.execute(db);
  return rows[0]?.id ?? 0;
}

const copyOf = (name: string) => sql.table(`baseline.${name}`);

async function refill(db: Db, names: readonly string[]) {
  await db.transaction().execute(async (transaction) => {
    // Rows come back as they were, so that no reference needs to be checked on the way.
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const name of names) {
      await sql`delete from ${sql.table(name)}`.execute(transaction);
      await sql`insert into ${sql.table(name)} overriding system value table ${copyOf(name)}`.execute(
        transaction,
      );
    }
  });
}

async function restartNumbers(db: Db) {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(db);
  const each = rows.map(
    ({ name }) => sql`select setval(pg_get_serial_sequence(${name}, 'id'),
      (select coalesce(max(id), 0) + 1 from ${sql.table(name)}), false)`,
  );
  await sql`${sql.join(each, sql` union all `)}`.execute(db);
}

/** Keeps copies of all small tables beside them, for `openBaseline`. */
export async function keepBaseline(db: Db) {
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  const tables = await count(db, names, 0);
  await sql`create schema baseline`.execute(db);
  await sql`create table ${copyOf('tables')} (name text, rows bigint, is_copied boolean)`.execute(db);
  for (const { name, rows } of tables) {
    const isCopied = rows <= copiedRows;
    await sql`insert into ${copyOf('tables')} values (${name}, ${rows}, ${isCopied})`.execute(db);
    if (isCopied) await sql`create table ${copyOf(name)} as table ${sql.table(name)}`.execute(db);
  }
}

/** The baseline of a database in which `keepBaseline` was the last to write. */
export async function openBaseline(db: Db): Promise<Baseline> {
  const { rows } = await sql<Table & { is_copied: boolean }>`table ${copyOf('tables')}`.execute(db);
  const known = new Map(rows.map((table) => [table.name, table]));
  let since = await currentTransaction(db);
  return {
    restore: async () => {
      const now = await count(db, [...known.keys()], since);
      const changed = now.filter((table) => table.changed > 0 || table.rows !== known.get(table.name)?.rows);
      if (changed.some(({ name }) => !known.get(name)?.is_copied)) return false;
      await refill(
        db,
        changed.map(({ name }) => name),
      );
      await restartNumbers(db);
      since = await currentTransaction(db);
      return true;
    },
  };
}
