import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { DueContext } from '../network.ts';
import { countCall } from '../observing/metrics.ts';
import { claimDue } from '../outgoing/claim-due.ts';
import { hostOf } from '../outgoing/host-of.ts';
import type { ClaimCalls } from '../outgoing/outgoing-calls.ts';
import { trySend } from '../postbacks/send.ts';
import { outcomesPerWrite } from '../outgoing/host-queues.ts';
import { inBatches } from '../tracking/in-batches.ts';

/** A trigger's address to call, with its macros filled in. */
export type QueuedCall = { partnerId: number; triggerId: number; url: string };
type Call = Selectable<Schema['trigger_call']>;

const minute = 60_000;
// The wait after each failed call; after the last it is given up.
const pauses = [minute, 5 * minute, 30 * minute];

/** Queues calls in the transaction of their click or conversion. */
export async function queueCalls(db: Db, calls: readonly QueuedCall[], now: Date) {
  if (calls.length === 0) return;
  const rows = calls.map(({ partnerId, triggerId, url }) => ({
    partner_id: partnerId,
    trigger_id: triggerId,
    url,
    host: hostOf(url),
    attempts: 0,
    next_at: now,
    created_at: now,
  }));
  await db.insertInto('trigger_call').values(rows).execute();
}

// `isDone` is null for a call given up before it ended, for the next process to make.
type Made = { call: Call; isDone: boolean | null; at: Date };

function stateAfter({ call: { attempts }, isDone, at }: Made) {
  if (isDone === null) return { attempts: attempts - 1, next_at: at };
  const pause = isDone ? undefined : pauses[attempts - 1];
  return { attempts, next_at: pause === undefined ? null : new Date(at.getTime() + pause) };
}

/** Makes the calls of triggers that are due, as postbacks are delivered (O4). */
export function triggerCalls(contextOf: () => DueContext): ClaimCalls {
  const record = inBatches(async (made: Made[]) => {
    const states = made.map(stateAfter);
    await sql`
      update trigger_call c set attempts = s.attempts, next_at = s.next_at
      from unnest(${made.map(({ call }) => call.partner_id)}::bigint[], ${made.map(({ call }) => call.id)}::bigint[],
        ${states.map(({ attempts }) => attempts)}::int[],
        ${states.map(({ next_at }) => next_at?.toISOString() ?? null)}::timestamptz[]) as s (partner_id, id, attempts, next_at)
      where c.partner_id = s.partner_id and c.id = s.id`.execute(contextOf().db);
    return made;
  }, outcomesPerWrite);

  async function make(call: Call, signal: AbortSignal) {
    const { clock, allowsLoopback } = contextOf();
    const sent = await trySend({ method: 'GET', url: call.url }, { allowLoopback: allowsLoopback, signal });
    const made = { call, isDone: sent?.ok ?? null, at: clock.now() };
    await record(made);
    const failed = stateAfter(made).next_at === null ? 'failed' : 'retried';
    if (sent) countCall('triggers', sent.ok ? 'delivered' : failed);
    return { isQuick: sent?.isQuick ?? false };
  }

  return async (room) => {
    const { db, clock } = contextOf();
    const due = await claimDue(db, 'trigger_call', { now: clock.now(), room });
    return due.map((call) => ({ host: call.host, make: (signal: AbortSignal) => make(call, signal) }));
  };
}
