import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import { digest } from './secrets.ts';

/** A signed-in user, and the operator behind him in a shadow login. `family` is his session. */
export type Caller = {
  userId: number;
  partnerId: number;
  operatorId: number | null;
  role: Schema['app_user']['role'];
  family: string;
};

/** Refuses those whose account does not work: ACCOUNT_SUSPENDED, ACCOUNT_PENDING. */
export function refuseUnlessActive(status: Schema['partner']['status']) {
  if (status === 'suspended') throw refuse('ACCOUNT_SUSPENDED');
  if (status === 'pending') throw refuse('ACCOUNT_PENDING');
}

/** Finds who calls by the authorization header alone. Refuses with UNAUTHENTICATED, or as the account demands. */
export async function findCaller(db: Db, clock: Clock, authorization: string | undefined): Promise<Caller> {
  const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '') ?? [];
  if (!token) throw refuse('UNAUTHENTICATED');
  const row = await db
    .selectFrom('token as t')
    .innerJoin('app_user as u', 'u.id', 't.user_id')
    .innerJoin('partner as p', 'p.id', 'u.partner_id')
    .select(['t.user_id', 't.operator_id', 't.family', 'u.partner_id', 'u.role', 'p.status'])
    .where('t.hash', '=', digest(token))
    .where('t.kind', '=', 'access')
    .where('t.expires_at', '>', clock.now())
    .executeTakeFirst();
  if (!row) throw refuse('UNAUTHENTICATED');
  refuseUnlessActive(row.status);
  return {
    userId: row.user_id,
    partnerId: row.partner_id,
    operatorId: row.operator_id,
    role: row.role,
    family: row.family,
  };
}
