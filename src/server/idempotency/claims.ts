import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';

const storedFor = 24 * 3_600_000;
// Longer than any call takes: the process that claimed it is dead.
const claimedFor = 60_000;

/** A key of one user, or of visitors (0). */
export type KeyOfUser = { partner_id: number; user_id: number; hash: string };
type Request = KeyOfUser & { call: string; fingerprint: string };

const before = (clock: Clock, ms: number) => new Date(clock.now().getTime() - ms);

const rowOf = (db: Db, { partner_id, user_id, hash }: KeyOfUser) =>
  db
    .selectFrom('idempotency_key')
    .where('partner_id', '=', partner_id)
    .where('user_id', '=', user_id)
    .where('hash', '=', hash);

/** Claims the work of a request: the first one, and the next one after a crash. Undefined for all others. */
export async function claimKey(db: Db, clock: Clock, request: Request): Promise<string | undefined> {
  const fresh = { claim: randomUUID(), claimed_at: clock.now(), done_at: null, answer: null };
  const row = await db
    .insertInto('idempotency_key')
    .values({ ...request, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'user_id', 'hash'])
        .doUpdateSet({ call: request.call, fingerprint: request.fingerprint, ...fresh })
        .where((eb) =>
          eb.or([
            eb('idempotency_key.claimed_at', '<=', before(clock, storedFor)),
            eb.and([
              eb('idempotency_key.done_at', 'is', null),
              eb('idempotency_key.claimed_at', '<=', before(clock, claimedFor)),
              eb('idempotency_key.fingerprint', '=', request.fingerprint),
            ]),
          ]),
        ),
    )
    .returning('claim')
    .executeTakeFirst();
  return row?.claim;
}

export const readKeyRow = (db: Db, key: KeyOfUser) =>
  rowOf(db, key).select(['fingerprint', 'done_at', 'answer']).executeTakeFirst();

/** Stores the answer. Refuses, and so undoes the work of this transaction, where another took the claim over. */
export async function completeKey(db: Db, { claim, ...done }: KeyDone) {
  const row = await db
    .updateTable('idempotency_key')
    .set({ done_at: done.at, answer: done.answer })
    .where('partner_id', '=', done.partner_id)
    .where('user_id', '=', done.user_id)
    .where('hash', '=', done.hash)
    .where('claim', '=', claim)
    .returning('claim')
    .executeTakeFirst();
  if (!row) throw refuse('IDEMPOTENCY_KEY_IN_USE');
}
type KeyDone = KeyOfUser & { claim: string; at: Date; answer: string | null };

/** A refused request may be sent again with the same key, corrected or not. */
export async function releaseKey(db: Db, { partner_id, user_id, hash }: KeyOfUser, claim: string) {
  await db
    .deleteFrom('idempotency_key')
    .where('partner_id', '=', partner_id)
    .where('user_id', '=', user_id)
    .where('hash', '=', hash)
    .where('claim', '=', claim)
    .execute();
}

/** Forgets keys after a day. */
export async function forgetKeys({ db, clock }: { db: Db; clock: Clock }) {
  await db.deleteFrom('idempotency_key').where('claimed_at', '<=', before(clock, storedFor)).execute();
}
