import { sql } from 'kysely';
import type { FactorMethod } from '#contract/second-factor.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Db } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';
import { mailUser } from '../mail/send-mail.ts';
import type { CallContext } from '../network.ts';
import { isOperator, type Caller } from './callers.ts';
import { challengeSeconds, mostAttempts, openChallenge } from './factor-challenges.ts';
import { type PasskeyProof, acceptPasskey } from './passkeys.ts';
import { acceptRecoveryCode, countRecoveryCodes } from './recovery-codes.ts';
import { acceptTotp } from './totp.ts';

/** A code of an authenticator app, a recovery code, or the answer of a passkey to a challenge. */
export type FactorProof = { code: string } | { recovery_code: string } | PasskeyProof;

/** Empty without a second factor: recovery codes stand in for one. */
export async function factorMethods(db: Db, userId: number): Promise<FactorMethod[]> {
  const { rows } = await sql<{ method: FactorMethod }>`
    select 'totp' as method from totp where user_id = ${userId} and activated_at is not null
    union select 'passkey' from passkey where user_id = ${userId}
    union select 'recovery' from recovery_code where user_id = ${userId} and used_at is null`.execute(db);
  const found = new Set(rows.map(({ method }) => method));
  if (!found.has('totp') && !found.has('passkey')) return [];
  return (['totp', 'passkey', 'recovery'] as const).filter((method) => found.has(method));
}

async function provenBy(
  context: CallContext,
  userId: number,
  proof: FactorProof,
): Promise<FactorMethod | null> {
  if ('passkey' in proof) return (await acceptPasskey(context, proof, userId)) === userId ? 'passkey' : null;
  if ('code' in proof) {
    return (await acceptTotp(context, proof.code, { userId, isActivated: true })) ? 'totp' : null;
  }
  return (await acceptRecoveryCode(context, userId, proof.recovery_code)) ? 'recovery' : null;
}

async function mailOfRecovery(context: CallContext, userId: number) {
  const { clock, address: from } = context;
  const left = await countRecoveryCodes(context.db, userId);
  const values = { link: null, at: clock.now(), from, left };
  await mailUser(context, userId, { template: 'recovery-code-used', values });
}

// The second step of a sign-in comes after the right password.
async function mailOfFailures(context: CallContext, userId: number) {
  const values = { link: null, at: context.clock.now(), from: context.address };
  await mailUser(context, userId, { template: 'second-factor-failed', values });
}

type Trying = { userId: number; proof: FactorProof; limit: 'secondFactor' | 'factorOfSession' };

/**
 * Which factor of the user a proof is of; null where it proves nothing. Counts failures: TOO_MANY_REQUESTS after ten
 * in a quarter of an hour, those of signing in (`secondFactor`) apart from those of a signed-in user.
 */
export async function verifyFactor(context: CallContext, { userId, proof, limit }: Trying) {
  const { limits } = context;
  const { left } = await limits.spend(limit, { account: userId });
  const method = await provenBy(context, userId, proof);
  if (method) await limits.forget(limit, { account: userId });
  else if (left === 0 && limit === 'secondFactor') await mailOfFailures(context, userId);
  if (method === 'recovery') await mailOfRecovery(context, userId);
  return method;
}

/** Refuses a sign-in with a challenge where the user has a second factor. */
export async function demandSecondFactor(context: CallContext, userId: number) {
  const methods = await factorMethods(context.db, userId);
  if (methods.length === 0) return;
  const id = await openChallenge(context, { purpose: 'sign-in', userId });
  const challenge = { id, methods, expires_in: challengeSeconds, attempts_left: mostAttempts };
  throw refuse('SECOND_FACTOR_REQUIRED', { challenge });
}

export const isFactorRequired = ({ factors }: Pick<CallContext, 'factors'>, caller: Caller) =>
  factors.isRequiredOfOperators && isOperator(caller);

// What an operator needs to set one up, and to leave.
const isOpenWithout = ({ resource, operation }: Endpoint) =>
  resource === 'secondFactor' ||
  resource === 'confirmation' ||
  (resource === 'session' && operation === 'signOut');

export async function refuseWithoutFactor(context: CallContext, caller: Caller, endpoint: Endpoint) {
  if (!isFactorRequired(context, caller) || isOpenWithout(endpoint)) return;
  const methods = await factorMethods(context.db, caller.userId);
  if (methods.length === 0) throw refuse('SECOND_FACTOR_SETUP_REQUIRED');
}
