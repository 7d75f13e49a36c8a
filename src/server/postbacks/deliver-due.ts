import { type Selectable, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { DueContext } from '../network.ts';
import { type CallOutcome, countCall } from '../observing/metrics.ts';
import { claimDue } from '../outgoing/claim-due.ts';
import type { ClaimCalls } from '../outgoing/outgoing-calls.ts';
import { outcomesPerWrite } from '../outgoing/host-queues.ts';
import { inBatches } from '../tracking/in-batches.ts';
import { type Tried, trySend } from './send.ts';

type Delivery = Selectable<Schema['postback_delivery']>;
// Null: given up before it ended, for the next process to make.
type Made = { delivery: Delivery; sent: Tried | null; at: Date };

const minute = 60_000;
const hour = 60 * minute;
// The wait after each failed attempt; after the last one the delivery has failed.
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour];

type State = { status: 'queued' | Exclude<CallOutcome, 'retried'>; next_at: Date | null; attempts: number };
function stateAfter({ delivery: { attempts }, sent, at }: Made): State {
  if (sent === null) return { status: 'queued', next_at: at, attempts: attempts - 1 };
  if (sent.ok) return { status: 'delivered', next_at: null, attempts };
  const pause = pauses[attempts - 1];
  if (pause === undefined) return { status: 'failed', next_at: null, attempts };
  return { status: 'queued', next_at: new Date(at.getTime() + pause), attempts };
}

async function recordAttempts({ db }: Pick<DueContext, 'db'>, made: readonly Made[]) {
  const attempts = made.flatMap(({ delivery: { partner_id, id, attempts: number }, sent, at }) =>
    sent
      ? [{ partner_id, delivery_id: id, number, at, http_status: sent.http_status, error: sent.error }]
      : [],
  );
  if (attempts.length > 0) await db.insertInto('postback_attempt').values(attempts).execute();
  const states = made.map(stateAfter);
  await sql`
    update postback_delivery d set status = s.status, next_at = s.next_at, attempts = s.attempts
    from unnest(${made.map(({ delivery }) => delivery.partner_id)}::bigint[], ${made.map(({ delivery }) => delivery.id)}::bigint[],
      ${states.map(({ status }) => status)}::text[], ${states.map(({ next_at }) => next_at?.toISOString() ?? null)}::timestamptz[],
      ${states.map((state) => state.attempts)}::int[]) as s (partner_id, id, status, next_at, attempts)
    where d.partner_id = s.partner_id and d.id = s.id and d.status = 'queued'`.execute(db);
}

/** Delivers every postback that is due, and retries those without success (O7). */
export function postbackCalls(contextOf: () => DueContext): ClaimCalls {
  const record = inBatches(async (made: Made[]) => {
    const { db } = contextOf();
    await db.transaction().execute((transaction) => recordAttempts({ db: transaction }, made));
    return made;
  }, outcomesPerWrite);

  async function deliver(delivery: Delivery, signal: AbortSignal) {
    const { clock, allowsLoopback } = contextOf();
    const sent = await trySend(delivery, { allowLoopback: allowsLoopback, signal });
    const made = { delivery, sent, at: clock.now() };
    await record(made);
    const { status } = stateAfter(made);
    if (sent) countCall('postbacks', status === 'queued' ? 'retried' : status);
    return { isQuick: sent?.isQuick ?? false };
  }

  return async (room) => {
    const { db, clock } = contextOf();
    const due = await claimDue(db, 'postback_delivery', { now: clock.now(), room });
    return due.map((delivery) => ({
      host: delivery.host,
      make: (signal: AbortSignal) => deliver(delivery, signal),
    }));
  };
}
