import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

type Event = Pick<Schema['approval_event'], 'partner_id' | 'approval_id' | 'action' | 'actor'> & {
  at: Date;
  user_id?: number;
  reason?: string | null;
};

/** Writes into the history of an approval; call it inside of the transaction that changes it. */
export async function recordEvent(tx: Db, event: Event) {
  await tx
    .insertInto('approval_event')
    .values({ user_id: null, reason: null, ...event })
    .execute();
}
