import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Token } from '#contract/session.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { digest, newSecret } from './secrets.ts';
import { endShadowLogins, isStillOperator } from './shadow-logins.ts';
import { type SessionContext, currentUse } from './session-use.ts';

const accessSeconds = 3600;
const refreshSeconds = 14 * 86_400;
const shadowSeconds = 8 * 3600;

// `operatorId` is the operator of a shadow login.
export type SessionOf = { userId: number; operatorId: number | null };
type Factor = Schema['session']['factor'];
type Session = Pick<Selectable<Schema['session']>, 'id' | 'user_id' | 'operator_id' | 'ends_at'>;

export const after = (clock: Clock, seconds: number) => new Date(clock.now().getTime() + seconds * 1000);

// No token outlives the absolute end of its session. The tokens are opaque; the database stores digests.
async function issueTokens(
  { db, clock }: Pick<SessionContext, 'db' | 'clock'>,
  session: Session,
): Promise<Token> {
  const [access, refresh] = [newSecret(), newSecret()];
  const now = clock.now();
  const left = session.ends_at ? Math.floor((session.ends_at.getTime() - now.getTime()) / 1000) : Infinity;
  const seconds = Math.min(accessSeconds, left);
  const { id: family, user_id, operator_id } = session;
  const row = { family, user_id, operator_id, created_at: now };
  await db
    .insertInto('token')
    .values([
      { ...row, kind: 'access', hash: digest(access), expires_at: after(clock, seconds) },
      {
        ...row,
        kind: 'refresh',
        hash: digest(refresh),
        expires_at: after(clock, Math.min(refreshSeconds, left)),
      },
    ])
    .execute();
  return { token_type: 'Bearer', expires_in: seconds, access_token: access, refresh_token: refresh };
}

/** Starts a session and returns its first tokens; a shadow login ends after 8 hours. */
export async function startSession(
  context: SessionContext,
  { userId, operatorId, factor }: SessionOf & { factor: Factor },
) {
  const { db, clock } = context;
  const now = clock.now();
  const session = {
    id: randomUUID(),
    user_id: userId,
    operator_id: operatorId,
    started_at: now,
    ends_at: operatorId === null ? null : after(clock, shadowSeconds),
    confirmed_at: factor === 'link' ? null : now,
    factor,
    ...currentUse(context),
  };
  await db.insertInto('session').values(session).execute();
  return issueTokens(context, session);
}

// Locks the session before its tokens, as ending it does.
const rememberRefresh = (db: Db, context: SessionContext, id: string) =>
  db
    .updateTable('session')
    .set(currentUse(context))
    .where('id', '=', id)
    // Tokens live for whole seconds.
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>=', after(context.clock, 1))]))
    .where(isStillOperator('operator_id'))
    .returning(['id', 'user_id', 'operator_id', 'ends_at'])
    .executeTakeFirst();

// A refresh token works once: a second use means that it was stolen, so the whole session ends.
export async function continueSession(context: SessionContext, secret: string) {
  const { clock } = context;
  const hash = digest(secret);
  return context.db.transaction().execute(async (db) => {
    const token = await db
      .selectFrom('token')
      .select('family')
      .where('hash', '=', hash)
      .where('kind', '=', 'refresh')
      .where('expires_at', '>', clock.now())
      .executeTakeFirst();
    const session = token && (await rememberRefresh(db, context, token.family));
    if (!session) return undefined;
    const { numUpdatedRows } = await db
      .updateTable('token')
      .set({ used_at: clock.now() })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      return { userId: session.user_id, token: await issueTokens({ db, clock }, session) };
    }
    await endSession(db, session.id);
    return undefined;
  });
}

/** With an operator's own session their shadow logins end. */
export async function endSession(db: Db, family: string) {
  const ended = await db
    .deleteFrom('session')
    .where('id', '=', family)
    .returning(['user_id', 'operator_id'])
    .executeTakeFirst();
  await db.deleteFrom('token').where('family', '=', family).execute();
  if (ended?.operator_id === null) await endShadowLogins(db, [ended.user_id]);
}

/** How a mail names an API token. */
export const namedToken = ({ name, hint }: { name: string | null; hint: string | null }) =>
  [name, hint].filter(Boolean).join(' ');

/** Ends every session and shadow login of the user and revokes their API tokens, whose names it returns. */
export async function endAllSessions(db: Db, userId: number) {
  await db.deleteFrom('factor_challenge').where('user_id', '=', userId).execute();
  await db.deleteFrom('session').where('user_id', '=', userId).execute();
  const ended = await db
    .deleteFrom('token')
    .where('user_id', '=', userId)
    .returning(['id', 'kind', 'name', 'hint'])
    .execute();
  await endShadowLogins(db, [userId]);
  const revoked = ended.filter(({ kind }) => kind === 'pat').toSorted((one, other) => one.id - other.id);
  return revoked.map(namedToken);
}

/** Forgets expired tokens, and sessions whose last token has expired. */
export async function forgetEndedSessions({ db, clock }: Pick<SessionContext, 'db' | 'clock'>) {
  const expired = await db
    .deleteFrom('token')
    .where('expires_at', '<=', clock.now())
    // Their list marks expired ones.
    .where('kind', '!=', 'pat')
    .returning('family')
    .execute();
  if (expired.length === 0) return;
  await db
    .deleteFrom('session as s')
    .where(sql<boolean>`s.id = any(${expired.map(({ family }) => family)}::text[])`)
    .where(sql<boolean>`not exists (select from token t where t.family = s.id)`)
    .execute();
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
    .where(isStillOperator('operator_id'))
    .returning(['user_id', 'operator_id'])
    .executeTakeFirst();
  return row && { userId: row.user_id, operatorId: row.operator_id };
}
