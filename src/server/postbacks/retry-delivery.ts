import { sql } from 'kysely';
import type { CallerContext } from '../network.ts';
import { readDelivery } from './read-postbacks.ts';

/** Makes a call due that waits or has failed. One that is under way has an attempt without a result: it is left alone. */
export async function retryDelivery(
  { db, caller, clock }: Pick<CallerContext, 'db' | 'caller' | 'clock'>,
  of: { id: number; delivery: number },
) {
  await sql`
    update postback_delivery d set status = 'queued', next_at = ${clock.now()}
    where d.partner_id = ${caller.partnerId} and d.postback_id = ${of.id} and d.id = ${of.delivery}
      and d.status <> 'delivered'
      and d.attempts = (select count(*) from postback_attempt t
        where t.partner_id = d.partner_id and t.delivery_id = d.id)`.execute(db);
  return readDelivery(db, caller, of);
}
