import { type Selectable, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Network } from '../network.ts';
import { type Sent, trySend } from './send.ts';

type Delivery = Selectable<Schema['postback_delivery']>;
type Context = Pick<Network, 'db' | 'clock' | 'allowsLoopback'>;

const minute = 60_000;
const hour = 60 * minute;
// The wait after each failed attempt; after the last one the delivery has failed.
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour];
const atOnce = 20;

// Due deliveries that no other process takes; one left halfway is retried in a minute.
async function claim({ db, clock }: Context): Promise<Delivery[]> {
  const now = clock.now();
  const { rows } = await sql<Delivery>`
    update postback_delivery set attempts = attempts + 1, next_at = ${new Date(now.getTime() + minute)}
    where (partner_id, id) in (select partner_id, id from postback_delivery where status = 'queued' and next_at <= ${now}
      order by next_at limit ${atOnce} for update skip locked)
    returning *`.execute(db);
  return rows;
}

function stateAfter({ attempts }: Delivery, { ok }: Sent, now: Date) {
  if (ok) return { status: 'delivered', next_at: null } as const;
  const pause = pauses[attempts - 1];
  if (pause === undefined) return { status: 'failed', next_at: null } as const;
  return { status: 'queued', next_at: new Date(now.getTime() + pause) } as const;
}

async function deliver({ db, clock, allowsLoopback }: Context, delivery: Delivery) {
  const { partner_id, id, attempts: number } = delivery;
  const sent = await trySend(delivery, allowsLoopback);
  const at = clock.now();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('postback_attempt')
      .values({ partner_id, delivery_id: id, number, at, http_status: sent.http_status, error: sent.error })
      .execute();
    await transaction
      .updateTable('postback_delivery')
      .set(stateAfter(delivery, sent, at))
      .where('partner_id', '=', partner_id)
      .where('id', '=', id)
      .where('status', '=', 'queued')
      .execute();
  });
}

/** Delivers every postback that is due, and retries those without success (O7). */
export async function deliverDue(context: Context) {
  for (let due = await claim(context); due.length > 0; due = await claim(context)) {
    await Promise.all(due.map((delivery) => deliver(context, delivery)));
  }
}
