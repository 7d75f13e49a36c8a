import type { Token } from '#contract/session.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import type { CallContext } from '../network.ts';
import { attemptChallenge, closeChallenge, mostAttempts, takeAttemptBack } from './factor-challenges.ts';
import { rememberAddress } from './known-addresses.ts';
import { acceptPasskey } from './passkeys.ts';
import { factorMethods, type FactorProof, verifyFactor } from './second-factor.ts';
import { refuseUnlessWelcome } from './sign-in.ts';
import { startSession } from './tokens.ts';

type Open = NonNullable<Awaited<ReturnType<typeof attemptChallenge>>>;

// With what is left of the sign-in, if anything is.
async function refusalOf(
  { db, clock }: CallContext,
  id: string,
  { user_id: userId, attempts, expires_at }: Open,
) {
  const left = mostAttempts - attempts;
  if (left <= 0) return refuse('SECOND_FACTOR_EXPIRED');
  const methods = userId === null ? ['passkey' as const] : await factorMethods(db, userId);
  const expires_in = Math.ceil((expires_at.getTime() - clock.now().getTime()) / 1000);
  return refuse('INVALID_SECOND_FACTOR', { challenge: { id, methods, expires_in, attempts_left: left } });
}

async function proven(context: CallContext, known: number | null, proof: FactorProof) {
  if (known === null) {
    const userId = 'passkey' in proof ? await acceptPasskey(context, proof, null) : null;
    return userId === null ? null : { userId, factor: 'passkey' as const };
  }
  const factor = await verifyFactor(context, { userId: known, proof, limit: 'secondFactor' });
  return factor && { userId: known, factor };
}

/** The second step of a sign-in, or a sign-in with a passkey alone. */
export async function proveFactor(
  context: CallContext,
  proof: FactorProof & { challenge: string },
): Promise<Token> {
  const { limits, address } = context;
  await limits.spend('signInFromAddress', { address });
  const open = await attemptChallenge(context, proof.challenge, ['sign-in', 'passkey-sign-in']);
  if (!open) throw refuse('SECOND_FACTOR_EXPIRED');
  const found = await proven(context, open.user_id, proof).catch(async (error: unknown) => {
    const isUnseen = error instanceof Refusal && error.code === 'TOO_MANY_REQUESTS';
    if (isUnseen) await takeAttemptBack(context, proof.challenge);
    throw error;
  });
  if (!found) throw await refusalOf(context, proof.challenge, open);
  // Of two proofs at the same time one starts a session.
  if (!(await closeChallenge(context, proof.challenge))) throw refuse('SECOND_FACTOR_EXPIRED');
  await limits.refund('signInFromAddress', { address });
  await refuseUnlessWelcome(context, found.userId);
  await rememberAddress(context, found.userId);
  return startSession(context, { ...found, operatorId: null });
}
