import type { Token } from '#contract/session.ts';
import { refuse } from '../http/refusal.ts';
import type { CallContext } from '../network.ts';
import { refuseUnlessActive } from './callers.ts';
import { verifyPassword } from './passwords.ts';
import { startSession, redeemOneTimeToken } from './tokens.ts';

/** Signs in by address and password (S9). Unknown addresses and wrong passwords answer alike and take as long. */
export async function signIn(
  { db, clock, limits, address }: CallContext,
  credentials: { username: string; password: string },
): Promise<Token> {
  const email = credentials.username.trim().toLowerCase();
  const account = `${email} ${address}`;
  limits.spend('signInOfAccount', account);
  limits.spend('signInFromAddress', address);
  const user = await db
    .selectFrom('app_user as u')
    .innerJoin('partner as p', 'p.id', 'u.partner_id')
    .select(['u.id', 'u.password_hash', 'p.status'])
    .where('u.email', '=', email)
    .executeTakeFirst();
  const right = await verifyPassword(credentials.password, user?.password_hash ?? null);
  if (!right || !user) throw refuse('INVALID_CREDENTIALS');
  limits.forget('signInOfAccount', account);
  limits.refund('signInFromAddress', address);
  refuseUnlessActive(user.status);
  return startSession(db, clock, { userId: user.id, operatorId: null });
}

/** Signs in by a one-time token (S5); an operator's token makes it a shadow login. */
export async function signInOnce(
  { db, clock, limits, address }: CallContext,
  secret: string,
): Promise<Token> {
  limits.spend('oneTimeToken', address);
  const session = await redeemOneTimeToken(db, clock, secret);
  if (!session) throw refuse('INVALID_ONE_TIME_TOKEN');
  limits.refund('oneTimeToken', address);
  const partner = await db
    .selectFrom('app_user as u')
    .innerJoin('partner as p', 'p.id', 'u.partner_id')
    .select('p.status')
    .where('u.id', '=', session.userId)
    .executeTakeFirstOrThrow();
  refuseUnlessActive(partner.status);
  return startSession(db, clock, session);
}
