import { randomUUID } from 'node:crypto';
import type { Token } from '#contract/session.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { digest, newSecret } from './secrets.ts';

const accessSeconds = 3600;
const refreshSeconds = 14 * 86_400;

/** Whom a session is for; `operatorId` is the operator of a shadow login. */
export type SessionOf = { userId: number; operatorId: number | null };

export const after = (clock: Clock, seconds: number) => new Date(clock.now().getTime() + seconds * 1000);

/** Hands out opaque tokens of a family, of which the database keeps digests. */
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

/** Starts a session of its own. */
export const startSession = (db: Db, clock: Clock, who: SessionOf) =>
  issueTokens(db, clock, { ...who, family: randomUUID() });

/**
 * Goes on with a session by its refresh token, which is used up by that. A token that was used before is a stolen one,
 * now or then: the whole session ends. Undefined when the token is unknown, used or too old.
 */
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

/** Ends a session at once: every token of its family is gone. */
export async function endSession(db: Db, family: string) {
  await db.deleteFrom('token').where('family', '=', family).execute();
}

/** Ends every session of a user, and revokes their API token. */
export async function endAllSessions(db: Db, userId: number) {
  await db.deleteFrom('token').where('user_id', '=', userId).execute();
}

/** Makes a token that signs somebody in once; `seconds` is how long it waits for that. */
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

/** Uses a one-time token up; undefined when it is unknown, used or too old. */
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
