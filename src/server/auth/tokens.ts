import { randomUUID } from 'node:crypto';
import type { Token } from '#contract/session.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { digest, newSecret } from './secrets.ts';

const accessSeconds = 3600;
const refreshSeconds = 14 * 86_400;

// `operatorId` is the operator of a shadow login.
export type SessionOf = { userId: number; operatorId: number | null };

export const after = (clock: Clock, seconds: number) => new Date(clock.now().getTime() + seconds * 1000);

// The tokens are opaque; the database stores digests.
async function issueTokens(
  db: Db,
  clock: Clock,
  { userId, operatorId, family }: SessionOf & { family: string },
): Promise<Token> {
  const [access, refresh] = [newSecret(), newSecret()];
  const row = { family, user_id: userId, operator_id: operatorId, created_at: clock.now() };
  await db.deleteFrom('token').where('user_id', '=', userId).where('expires_at', '<=', clock.now()).execute();
  await db
    .insertInto('token')
    .values([
      { ...row, kind: 'access', hash: digest(access), expires_at: after(clock, accessSeconds) },
      { ...row, kind: 'refresh', hash: digest(refresh), expires_at: after(clock, refreshSeconds) },
    ])
    .execute();
  return { token_type: 'Bearer', expires_in: accessSeconds, access_token: access, refresh_token: refresh };
}

export const startSession = (db: Db, clock: Clock, who: SessionOf) =>
  issueTokens(db, clock, { ...who, family: randomUUID() });

// A refresh token works once: a second use means that it was stolen, so the whole session ends.
export async function continueSession(db: Db, clock: Clock, secret: string) {
  const hash = digest(secret);
  return db.transaction().execute(async (tx) => {
    const used = await tx
      .updateTable('token')
      .set({ used_at: clock.now() })
      .where('hash', '=', hash)
      .where('kind', '=', 'refresh')
      .where('used_at', 'is', null)
      .where('expires_at', '>', clock.now())
      .returning(['user_id as userId', 'operator_id as operatorId', 'family'])
      .executeTakeFirst();
    if (used) return { who: used, token: await issueTokens(tx, clock, used) };
    const reused = await tx
      .selectFrom('token')
      .select('family')
      .where('hash', '=', hash)
      .where('used_at', 'is not', null)
      .executeTakeFirst();
    if (reused) await endSession(tx, reused.family);
    return undefined;
  });
}

export async function endSession(db: Db, family: string) {
  await db.deleteFrom('token').where('family', '=', family).execute();
}

export async function endAllSessions(db: Db, userId: number) {
  await db.deleteFrom('token').where('user_id', '=', userId).execute();
}

/** Makes a token that signs in once; it is valid for `seconds`. */
export async function issueOneTimeToken(
  db: Db,
  clock: Clock,
  { seconds, ...who }: SessionOf & { seconds: number },
) {
  const secret = newSecret();
  await db
    .insertInto('one_time_token')
    .values({
      hash: digest(secret),
      kind: 'sign-in',
      user_id: who.userId,
      operator_id: who.operatorId,
      expires_at: after(clock, seconds),
      used_at: null,
      created_at: clock.now(),
    })
    .execute();
  return secret;
}

// Undefined when the token is unknown, used or expired.
export async function redeemOneTimeToken(
  db: Db,
  clock: Clock,
  secret: string,
): Promise<SessionOf | undefined> {
  const row = await db
    .updateTable('one_time_token')
    .set({ used_at: clock.now() })
    .where('hash', '=', digest(secret))
    .where('kind', '=', 'sign-in')
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .returning(['user_id', 'operator_id'])
    .executeTakeFirst();
  return row && { userId: row.user_id, operatorId: row.operator_id };
}
