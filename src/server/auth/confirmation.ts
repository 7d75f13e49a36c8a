import type { ShadowChange } from '#contract/config.ts';
import { refuse } from '../http/refusal.ts';
import type { CallerContext } from '../network.ts';
import { type FactorProof, verifyFactor } from './second-factor.ts';
import { refuseShadowChange } from './shadow-changes.ts';

const validFor = 600_000;

/**
 * Refuses unless the caller has proved within ten minutes that it is them; an API token never can. Operators in a shadow
 * login know no password of the publisher: they need the network's permission for `change` instead.
 */
export async function requireConfirmation(context: CallerContext, change: ShadowChange | null = null) {
  const { caller, clock } = context;
  if (caller.operatorId !== null && change !== null) {
    await refuseShadowChange(context, change);
    return;
  }
  if (caller.operatorId !== null || !caller.session) throw refuse('FORBIDDEN');
  const { confirmedAt } = caller.session;
  const age = clock.now().getTime() - (confirmedAt?.getTime() ?? 0);
  if (age < 0 || age >= validFor) throw refuse('CONFIRMATION_REQUIRED');
}

type Confirmed = { password: string } | FactorProof;

// Limited like signing in, so that nobody guesses the password from an open session.
async function provePassword({ db, caller, limits, hashing, address }: CallerContext, password: string) {
  const { email, password_hash } = await db
    .selectFrom('app_user')
    .select(['email', 'password_hash'])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  await limits.spend('signInFromAddress', { address });
  await limits.spend('signInOfAccount', { account: email, address });
  if (!(await hashing.verify(password, password_hash))) throw refuse('INVALID_CREDENTIALS');
  await limits.forget('signInOfAccount', { account: email, address });
  await limits.refund('signInFromAddress', { address });
}

export async function confirm(context: CallerContext, proof: Confirmed) {
  const { db, clock, caller } = context;
  if (caller.operatorId !== null || !caller.session) throw refuse('FORBIDDEN');
  if ('password' in proof) await provePassword(context, proof.password);
  else {
    const trying = { userId: caller.userId, proof, limit: 'factorOfSession' } as const;
    if (!(await verifyFactor(context, trying))) throw refuse('INVALID_SECOND_FACTOR');
  }
  await db
    .updateTable('session')
    .set({ confirmed_at: clock.now() })
    .where('id', '=', caller.session.id)
    .execute();
}
