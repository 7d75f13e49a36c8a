import { timingSafeEqual } from 'node:crypto';
import { readSetting } from '../configuration/configuration.ts';
import type { Db } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';
import type { CallContext } from '../network.ts';
import { readSigningKey, signatureOf } from './secrets.ts';

const validSeconds = 3 * 86_400;
const minute = 60_000;

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

// Valid for three days (A2).
export async function verifyLink({ db, clock, origin }: CallContext, id: number) {
  const expires = secondsOf(clock.now()) + validSeconds;
  return `${origin}/verify/${id}?signature=${signatureOf(await readSigningKey(db), { id, expires })}&expires=${expires}`;
}

function isSame(signature: string, expected: string) {
  const [given, right] = [Buffer.from(signature), Buffer.from(expected)];
  return given.length === right.length && timingSafeEqual(given, right);
}

// Null waits for an operator.
async function reviewDueAt(db: Db, now: Date) {
  const minutes = await readSetting(db, 'partner_review_minutes');
  return typeof minutes === 'number' ? new Date(now.getTime() + minutes * minute) : null;
}

// Works more than once (A2); the registration then waits for its review.
export async function verifyEmail(
  { db, clock, limits, address }: CallContext,
  { id, signature, expires }: { id: number; signature: string; expires: string },
) {
  await limits.spend('verification', { address });
  const now = clock.now();
  const isNumber = /^[1-9]\d{0,11}$/.test(expires);
  const right = signatureOf(await readSigningKey(db), { id, expires: Number(expires) });
  const isOpen = isNumber && Number(expires) >= secondsOf(now);
  if (!isOpen || !isSame(signature, right)) throw refuse('INVALID_SIGNATURE');
  await limits.refund('verification', { address });
  await db.transaction().execute(async (tx) => {
    const user = await tx
      .updateTable('app_user')
      .set({ email_verified_at: now })
      .where('id', '=', id)
      .where('email_verified_at', 'is', null)
      .returning('partner_id')
      .executeTakeFirst();
    if (!user) return;
    await tx
      .updateTable('partner')
      .set({ review_due_at: await reviewDueAt(tx, now) })
      .where('id', '=', user.partner_id)
      .where('status', '=', 'pending')
      .execute();
  });
}
