import { sql } from 'kysely';
import type { TokenScope } from '#contract/api-token.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { unlessStorageFails } from '../database/storage-failure.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { digest } from './secrets.ts';
import { endShadowLogins, isStillOperator } from './shadow-logins.ts';
import { minuteBefore, rememberSession, type SessionContext } from './session-use.ts';

type Session = { id: string; factor: Schema['session']['factor']; confirmedAt: Date | null };
/** A signed-in user, and the operator behind them in a shadow login; with an API token (`pat`) there is no session. */
export type Caller = {
  userId: number;
  partnerId: number;
  operatorId: number | null;
  role: Schema['app_user']['role'];
  family: string;
  kind: 'access' | 'pat';
  /** What an API token opens; null for a session. */
  scope: TokenScope | null;
  session: Session | null;
};
type Status = Schema['partner']['status'];
type Account = { status: Status; review_reason: string | null };

const refusals: Record<Exclude<Status, 'active'>, ErrorCode> = {
  pending: 'ACCOUNT_PENDING',
  rejected: 'ACCOUNT_REJECTED',
  suspended: 'ACCOUNT_SUSPENDED',
};

export function refuseUnlessActive({ status, review_reason: reason }: Account, isVerified = true) {
  if (status === 'pending' && !isVerified) throw refuse('ACCOUNT_NOT_VERIFIED');
  if (status !== 'active') throw refuse(refusals[status], reason === null ? {} : { reason });
}

/** An operator in their own name; in a shadow login they are only the publisher. */
export const isOperator = ({ role }: Pick<Caller, 'role'>) => role !== 'publisher';

export function refuseInShadow({ operatorId }: Caller) {
  if (operatorId !== null) throw refuse('FORBIDDEN');
}

// To the minute, so that not every call of a program writes.
async function rememberUse({ db, clock, address }: SessionContext, hash: string) {
  const now = clock.now();
  await db
    .updateTable('token')
    .set({ last_used_at: now, last_address: address })
    .where('hash', '=', hash)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', minuteBefore(now))]))
    .execute();
}

// A token of a session opens nothing once its session is gone or over.
const readToken = (db: Db, hash: string, now: Date) =>
  db
    .selectFrom('token as t')
    .innerJoin('app_user as u', 'u.id', 't.user_id')
    .innerJoin('partner as p', 'p.id', 'u.partner_id')
    .leftJoin('session as s', 's.id', 't.family')
    .select(['t.kind', 't.user_id', 't.operator_id', 't.family', 't.scope', 'u.partner_id', 'u.role'])
    .select(['p.status', 'p.review_reason', 's.factor', 's.confirmed_at', 's.last_used_at'])
    .select(isStillOperator('t.operator_id').as('is_still_operator'))
    .where('t.hash', '=', hash)
    .where((eb) =>
      eb.or([eb('t.kind', '=', 'pat'), eb.and([eb('t.kind', '=', 'access'), eb('s.id', 'is not', null)])]),
    )
    .where(sql<boolean>`(t.expires_at is null or t.expires_at > ${now})`)
    .where(sql<boolean>`(s.ends_at is null or s.ends_at > ${now})`)
    .executeTakeFirst();

/**
 * Finds the caller by the authorization header alone: a session's access token or an API token (O11). Refuses with
 * UNAUTHENTICATED, or by the status of the account.
 */
export async function findCaller(
  context: SessionContext,
  authorization: string | undefined,
): Promise<Caller> {
  const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '') ?? [];
  if (!token) throw refuse('UNAUTHENTICATED');
  const { db, clock } = context;
  const hash = digest(token);
  const row = await readToken(db, hash, clock.now());
  if (!row) throw refuse('UNAUTHENTICATED');
  if (row.operator_id !== null && !row.is_still_operator) {
    await endShadowLogins(db, [row.operator_id]);
    throw refuse('UNAUTHENTICATED');
  }
  refuseUnlessActive(row);
  const { family, factor } = row;
  const session = factor && { id: family, factor, confirmedAt: row.confirmed_at };
  if (!session) await unlessStorageFails(rememberUse(context, hash));
  if (row.last_used_at && row.last_used_at <= minuteBefore(clock.now())) {
    await unlessStorageFails(rememberSession(context, family));
  }
  return {
    userId: row.user_id,
    partnerId: row.partner_id,
    operatorId: row.operator_id,
    role: row.role,
    family,
    kind: session ? 'access' : 'pat',
    scope: row.scope,
    session,
  };
}

/** The operator, in a shadow login or in their own name, behind a call that needs nobody; null where there is none. */
export async function findOperator(context: SessionContext & { authorization?: string | undefined }) {
  if (context.authorization === undefined) return null;
  try {
    const caller = await findCaller(context, context.authorization);
    return caller.operatorId ?? (isOperator(caller) ? caller.userId : null);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
