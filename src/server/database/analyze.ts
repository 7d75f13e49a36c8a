import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Lets the database learn how its rows are spread after many were added: nothing does that by itself in the embedded one. */
export async function analyze(db: Db) {
  await sql`analyze`.execute(db);
}
