import type { Token } from '#contract/session.ts';
import { approveDuePartners } from '../account/review.ts';
import { addressBlock } from '../http/address-block.ts';
import { refuse } from '../http/refusal.ts';
import type { CallContext } from '../network.ts';
import { refuseUnlessActive } from './callers.ts';
import { rememberAddress } from './known-addresses.ts';
import { demandSecondFactor } from './second-factor.ts';
import { continueSession, redeemOneTimeToken, startSession } from './tokens.ts';

const readStatus = ({ db }: CallContext, userId: number) =>
  db
    .selectFrom('app_user as u')
    .innerJoin('partner as p', 'p.id', 'u.partner_id')
    .select(['p.status', 'p.review_reason', 'u.email', 'u.email_verified_at'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();

// A review that is due is done first.
export async function refuseUnlessWelcome(context: CallContext, userId: number) {
  const account = await readStatus(context, userId);
  if (context.closedAccounts.has(account.email)) throw refuse('DEMO_CLOSED');
  if (account.status !== 'pending') {
    refuseUnlessActive(account);
    return;
  }
  await approveDuePartners(context);
  const reviewed = await readStatus(context, userId);
  refuseUnlessActive(reviewed, reviewed.email_verified_at !== null);
}

// With when they last signed in from here.
const readUser = ({ db, address }: CallContext, email: string) =>
  db
    .selectFrom('app_user as u')
    .leftJoin('known_address as k', (join) =>
      join.onRef('k.user_id', '=', 'u.id').on('k.address', '=', addressBlock(address)),
    )
    .select(['u.id', 'u.password_hash', 'k.used_at as last_used_here'])
    .where('u.email', '=', email)
    .executeTakeFirst();

// Unknown addresses and wrong passwords get the same answer in the same time (S9).
export async function signIn(
  context: CallContext,
  credentials: { username: string; password: string },
): Promise<Token> {
  const { limits, address } = context;
  const email = credentials.username.trim().toLowerCase();
  await limits.spend('signInFromAddress', { address });
  await limits.spend('signInOfAccount', { account: email, address });
  const user = await readUser(context, email);
  const isKnown = Boolean(user?.last_used_here);
  if (!isKnown) await limits.spend('signInFromElsewhere', { account: email });
  const right = await context.hashing.verify(credentials.password, user?.password_hash ?? null);
  if (!right || !user) throw refuse('INVALID_CREDENTIALS');
  await limits.forget('signInOfAccount', { account: email, address });
  await limits.refund('signInFromAddress', { address });
  if (!isKnown) await limits.refund('signInFromElsewhere', { account: email });
  await refuseUnlessWelcome(context, user.id);
  await demandSecondFactor(context, user.id);
  await rememberAddress(context, user.id);
  return startSession(context, { userId: user.id, operatorId: null, factor: 'password' });
}

// An operator's token makes it a shadow login (S5).
export async function signInOnce(context: CallContext, secret: string): Promise<Token> {
  const { db, clock, limits, address } = context;
  await limits.spend('oneTimeToken', { address });
  const session = await redeemOneTimeToken(db, clock, secret);
  if (!session) throw refuse('INVALID_ONE_TIME_TOKEN');
  await limits.refund('oneTimeToken', { address });
  await refuseUnlessWelcome(context, session.userId);
  return startSession(context, { ...session, factor: 'link' });
}

export async function refreshSession(context: CallContext, secret: string): Promise<Token> {
  const { limits, address } = context;
  await limits.spend('refresh', { address });
  const continued = await continueSession(context, secret);
  if (!continued) throw refuse('INVALID_REFRESH_TOKEN');
  await limits.refund('refresh', { address });
  await refuseUnlessWelcome(context, continued.userId);
  return continued.token;
}
