import { sql } from 'kysely';
import type { Db } from './database.ts';

// With more of them a new database is ready sooner.
const restoredRows = 5000;
const logOf = (name: string) => sql.table(`baseline.log_${name}`);

async function keyOf(db: Db, name: string) {
  const { rows } = await sql<{ column: string }>`select attname as column from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indrelid = ${name}::regclass and indisprimary`.execute(db);
  return rows.map(({ column }) => column);
}

/** Logs each row of a large table as it was before it changed, and by its key alone when it is new. */
export async function logRows(db: Db, name: string) {
  const key = sql.join((await keyOf(db, name)).map((column) => sql.ref(column)));
  const [table, log] = [sql.table(name), logOf(name)];
  // No unique key, on which concurrent transactions would wait: the first entry of a row tells what it was.
  await sql`create table ${log} as select 0::bigint as entry, ${key}, ${table} as was from ${table} limit 0`.execute(
    db,
  );
  await sql`alter table ${log} alter entry set not null, alter entry add generated always as identity`.execute(
    db,
  );
  await sql`create function ${log}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into ${log} (${key}) select ${key} from touched;
      else
        insert into ${log} (${key}, was) select ${key}, row(touched.*)::${table} from touched;
      end if;
      return null;
    end $$`.execute(db);
  for (const [event, rows] of [
    ['insert', 'new'],
    ['update', 'old'],
    ['delete', 'old'],
  ] as const) {
    await sql`create trigger ${sql.id(`baseline_log_${event}`)} after ${sql.raw(event)} on ${table}
      referencing ${sql.raw(rows)} table as touched for each statement execute function ${log}()`.execute(db);
  }
}

/** Whether the log of a table is short enough to go back by it. */
export async function canRestoreRows(db: Db, name: string) {
  const { rows } = await sql<{ entries: number }>`select count(*) as entries from ${logOf(name)}`.execute(db);
  return (rows[0]?.entries ?? 0) <= restoredRows;
}

export async function restoreRows(db: Db, name: string) {
  const columns = await keyOf(db, name);
  const key = sql.join(columns.map((column) => sql.ref(column)));
  const [table, log] = [sql.table(name), logOf(name)];
  await sql`delete from ${table} where (${key}) in (select ${key} from ${log})`.execute(db);
  await sql`insert into ${table} overriding system value select (was).* from
    (select distinct on (${key}) was from ${log} order by ${key}, entry) as first where was is not null`.execute(
    db,
  );
  await sql`delete from ${log}`.execute(db);
}
