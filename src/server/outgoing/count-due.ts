import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** How many calls are due and not made yet, by queue. */
export async function countDue(db: Db, now: Date): Promise<Record<string, number>> {
  const countOf = async (table: 'postback_delivery' | 'trigger_call') => {
    const { rows } = await sql<{ due: number }>`
      select count(*) as due from ${sql.table(table)} where next_at <= ${now}`.execute(db);
    return rows[0]?.due ?? 0;
  };
  return { postbacks: await countOf('postback_delivery'), triggers: await countOf('trigger_call') };
}
