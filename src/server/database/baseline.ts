import { sql } from 'kysely';
import { canRestoreRows, logRows, restoreRows } from './baseline-log.ts';
import type { Db } from './database.ts';

type Table = { name: string; is_copied: boolean };

const copiedRows = 2000;
const copyOf = (name: string) => sql.table(`baseline.${name}`);

// Triggers note each changed table, so that the restore need not read them all.
async function noteChanges(db: Db, names: readonly string[]) {
  await sql`create table baseline.changed (name text)`.execute(db);
  // Without a unique key, on which concurrent transactions would wait.
  await sql`create function baseline.note_change() returns trigger language plpgsql as $$
    begin
      if exists (select from touched)
        and not exists (select from baseline.changed where name = tg_table_name) then
        insert into baseline.changed values (tg_table_name);
      end if;
      return null;
    end $$`.execute(db);
  for (const name of names) {
    for (const [event, rows] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const) {
      await sql`create trigger ${sql.id(`baseline_${event}`)} after ${sql.raw(event)} on ${sql.table(name)}
        referencing ${sql.raw(rows)} table as touched for each statement execute function baseline.note_change()`.execute(
        db,
      );
    }
  }
}

/** Copies small tables and logs changes of large ones, for `restoreBaseline`; and copies positions of sequences. */
export async function keepBaseline(db: Db) {
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  await sql`create schema baseline`.execute(db);
  await sql`create table baseline.tables (name text, is_copied boolean)`.execute(db);
  for (const name of names) {
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db);
    const isCopied = (rows[0]?.rows ?? 0) <= copiedRows;
    await sql`insert into baseline.tables values (${name}, ${isCopied})`.execute(db);
    if (isCopied) await sql`create table ${copyOf(name)} as table ${sql.table(name)}`.execute(db);
    else await logRows(db, name);
  }
  await sql`create table baseline.numbers (sequence text, next bigint)`.execute(db);
  const numbered = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(db);
  for (const { name } of numbered.rows) {
    await sql`insert into baseline.numbers
      select pg_get_serial_sequence(${name}, 'id'), coalesce(max(id), 0) + 1 from ${sql.table(name)}`.execute(
      db,
    );
  }
  await noteChanges(db, names);
}

async function restoreCopy(db: Db, name: string) {
  await sql`delete from ${sql.table(name)}`.execute(db);
  await sql`insert into ${sql.table(name)} overriding system value table ${copyOf(name)}`.execute(db);
}

/** Restores the rows; false when too many rows of a large table have changed. */
export async function restoreBaseline(db: Db): Promise<boolean> {
  const { rows: changed } = await sql<Table>`select distinct name, is_copied
    from baseline.changed join baseline.tables using (name)`.execute(db);
  for (const { name, is_copied: isCopied } of changed) {
    if (!isCopied && !(await canRestoreRows(db, name))) return false;
  }
  await db.transaction().execute(async (transaction) => {
    // Rows come back unchanged: skip the checks of references and the triggers.
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const { name, is_copied: isCopied } of changed) {
      await (isCopied ? restoreCopy : restoreRows)(transaction, name);
    }
    await sql`delete from baseline.changed`.execute(transaction);
  });
  await sql`select setval(sequence::regclass, next, false) from baseline.numbers`.execute(db);
  return true;
}
