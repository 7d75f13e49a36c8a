import type { ShadowChange } from '#contract/config.ts';
import { refuse } from '../http/refusal.ts';
import type { CallerContext } from '../network.ts';
import { verifyPassword } from './passwords.ts';
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

/** Limited as a sign-in is: whoever found an open session must not guess here either. */
export async function confirm(context: CallerContext, password: string) {
  const { db, clock, caller, limits, address } = context;
  if (caller.operatorId !== null || !caller.session) throw refuse('FORBIDDEN');
  const { email, password_hash } = await db
    .selectFrom('app_user')
    .select(['email', 'password_hash'])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  await limits.spend('signInFromAddress', { address });
  await limits.spend('signInOfAccount', { account: email, address });
  if (!(await verifyPassword(password, password_hash))) throw refuse('INVALID_CREDENTIALS');
  await limits.forget('signInOfAccount', { account: email, address });
  await limits.refund('signInFromAddress', { address });
  await db
    .updateTable('session')
    .set({ confirmed_at: clock.now() })
    .where('id', '=', caller.session.id)
    .execute();
}
