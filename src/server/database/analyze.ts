import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Updates the planner's statistics after many inserts: the embedded database does not do it by itself. */
export async function analyze(db: Db) {
  await sql`analyze`.execute(db);
}
