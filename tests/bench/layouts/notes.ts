import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';

/** What a folder that is kept says of itself: of which day its events are, and what was done so far. */
export const makeNotes = (db: Db) =>
  sql`create table if not exists made_note (name text primary key, value text not null)`.execute(db);

export async function readNote(db: Db, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`select value from made_note where name = ${name}`.execute(db);
  return rows[0]?.value;
}

/** The steps of something that are done, and the seconds that each has taken. */
export async function readNotes(db: Db, name: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; value: string }>`
    select substr(name, ${name.length + 2}::int) as name, value from made_note
    where starts_with(name, ${`${name}:`})`.execute(db);
  return new Map(rows.map((row) => [row.name, Number(row.value)]));
}

export async function writeNote(db: Db, name: string, value: string | number) {
  await sql`insert into made_note values (${name}, ${String(value)})`.execute(db);
}

export const dropNotes = (db: Db, name: string) =>
  sql`delete from made_note where starts_with(name, ${`${name}:`})`.execute(db);
