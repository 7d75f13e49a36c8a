import { sql } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import { digest } from './secrets.ts';

/** A signed-in user, and the operator behind them in a shadow login. `family` is their session. */
export type Caller = {
  userId: number;
  partnerId: number;
  operatorId: number | null;
  role: Schema['app_user']['role'];
  family: string;
};
type Status = Schema['partner']['status'];
type Account = { status: Status; review_reason: string | null };

const refusals: Record<Exclude<Status, 'active'>, ErrorCode> = {
  pending: 'ACCOUNT_PENDING',
  rejected: 'ACCOUNT_REJECTED',
  suspended: 'ACCOUNT_SUSPENDED',
};
const usedAtMostEvery = 60_000;

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
async function rememberUse(db: Db, hash: string, now: Date) {
  const minuteAgo = new Date(now.getTime() - usedAtMostEvery);
  await db
    .updateTable('token')
    .set({ last_used_at: now })
    .where('hash', '=', hash)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', minuteAgo)]))
    .execute();
}

/**
 * Finds the caller by the authorization header alone: a session's access token or an API token (O11). Refuses with
 * UNAUTHENTICATED, or by the status of the account.
 */
export async function findCaller(db: Db, clock: Clock, authorization: string | undefined): Promise<Caller> {
  const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '') ?? [];
  if (!token) throw refuse('UNAUTHENTICATED');
  const hash = digest(token);
  const row = await db
    .selectFrom('token as t')
    .innerJoin('app_user as u', 'u.id', 't.user_id')
    .innerJoin('partner as p', 'p.id', 'u.partner_id')
    .select(['t.kind', 't.user_id', 't.operator_id', 't.family', 'u.partner_id', 'u.role'])
    .select(['p.status', 'p.review_reason'])
    .where('t.hash', '=', hash)
    .where('t.kind', 'in', ['access', 'pat'])
    .where(sql<boolean>`(t.expires_at is null or t.expires_at > ${clock.now()})`)
    .executeTakeFirst();
  if (!row) throw refuse('UNAUTHENTICATED');
  refuseUnlessActive(row);
  if (row.kind === 'pat') await rememberUse(db, hash, clock.now());
  return {
    userId: row.user_id,
    partnerId: row.partner_id,
    operatorId: row.operator_id,
    role: row.role,
    family: row.family,
  };
}
