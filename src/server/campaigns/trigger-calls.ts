import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { DueContext } from '../network.ts';
import { trySend } from '../postbacks/send.ts';

/** A trigger's address to call, with its macros filled in. */
export type QueuedCall = { partnerId: number; triggerId: number; url: string };
type Call = Selectable<Schema['trigger_call']>;

const minute = 60_000;
// The wait after each failed call; after the last it is given up.
const pauses = [minute, 5 * minute, 30 * minute];
const atOnce = 20;

/** Queues calls in the transaction of their click or conversion. */
export async function queueCalls(db: Db, calls: readonly QueuedCall[], now: Date) {
  if (calls.length === 0) return;
  const rows = calls.map(({ partnerId, triggerId, url }) => ({
    partner_id: partnerId,
    trigger_id: triggerId,
    url,
    attempts: 0,
    next_at: now,
    created_at: now,
  }));
  await db.insertInto('trigger_call').values(rows).execute();
}

// Due calls that no other process takes; one left halfway is retried in a minute.
async function claim({ db, clock }: DueContext): Promise<Call[]> {
  const now = clock.now();
  const { rows } = await sql<Call>`
    update trigger_call set attempts = attempts + 1, next_at = ${new Date(now.getTime() + minute)}
    where (partner_id, id) in (select partner_id, id from trigger_call where next_at <= ${now}
      order by next_at limit ${atOnce} for update skip locked)
    returning *`.execute(db);
  return rows;
}

async function call({ db, clock, allowsLoopback }: DueContext, { partner_id, id, url, attempts }: Call) {
  const { ok } = await trySend({ method: 'GET', url }, allowsLoopback);
  const pause = ok ? undefined : pauses[attempts - 1];
  await db
    .updateTable('trigger_call')
    .set({ next_at: pause === undefined ? null : new Date(clock.now().getTime() + pause) })
    .where('partner_id', '=', partner_id)
    .where('id', '=', id)
    .execute();
}

/** Makes the calls of triggers that are due, through `safeFetch` as postbacks do (O4). */
export async function callDueTriggers(context: DueContext) {
  for (let due = await claim(context); due.length > 0; due = await claim(context)) {
    await Promise.all(due.map((one) => call(context, one)));
  }
}
