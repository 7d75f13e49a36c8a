import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Updates the statistics of the query planner after many rows were added: the embedded database does not do it by itself. */
export async function analyze(db: Db) {
  await sql`analyze`.execute(db);
}
