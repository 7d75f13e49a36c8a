import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';

/** What a folder that is kept says of itself: of which day its events are, and what is laid out already. */
export const makeNotes = (db: Db) =>
  sql`create table if not exists made_note (name text primary key, value text not null)`.execute(db);

export async function readNote(db: Db, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`select value from made_note where name = ${name}`.execute(db);
  return rows[0]?.value;
}

export const writeNote = (db: Db, name: string, value: string | number) =>
  sql`insert into made_note values (${name}, ${String(value)})`.execute(db);

export const dropNotes = (db: Db, name: string) =>
  sql`delete from made_note where name like ${`${name}:%`}`.execute(db);
