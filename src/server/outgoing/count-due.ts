import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

type Queue = 'postback_delivery' | 'trigger_call' | 'outbox';

/** How many calls are due and not made yet, by queue; mails wait for a mail server alone. */
export async function countDue(
  db: Db,
  now: Date,
  { sendsMails }: { sendsMails: boolean },
): Promise<Record<string, number>> {
  const countOf = async (table: Queue) => {
    const { rows } = await sql<{ due: number }>`
      select count(*) as due from ${sql.table(table)} where next_at <= ${now}`.execute(db);
    return rows[0]?.due ?? 0;
  };
  return {
    postbacks: await countOf('postback_delivery'),
    triggers: await countOf('trigger_call'),
    mails: sendsMails ? await countOf('outbox') : 0,
  };
}
