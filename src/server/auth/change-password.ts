import type * as z from 'zod/mini';
import type { password } from '#contract/password.ts';
import { recordSecurityChange } from '../account/security-changes.ts';
import type { Db } from '../database/database.ts';
import { Refusal, refuseField, refuseFields } from '../http/refusal.ts';
import type { CallerContext } from '../network.ts';
import { confirm } from './confirmation.ts';
import { rememberAddress } from './known-addresses.ts';
import { passwordProblems } from './password-rules.ts';
import { factorMethods } from './second-factor.ts';
import { endOtherSessions } from './sessions.ts';
import { endShadowLogins } from './shadow-logins.ts';

type Change = z.output<(typeof password)['change']['body']>;

async function refuseUnlessCurrent(context: CallerContext, typed: string) {
  try {
    await confirm(context, { password: typed });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'INVALID_CREDENTIALS') throw error;
    throw refuseField('current_password', 'PASSWORD_WRONG', 'This is not your current password');
  }
}

async function ownerOf(db: Db, userId: number) {
  const owner = await db
    .selectFrom('app_user as u')
    .innerJoin('partner as p', 'p.id', 'u.partner_id')
    .leftJoin('billing_detail as b', 'b.partner_id', 'p.id')
    .select(['u.email', 'u.firstname', 'u.lastname', 'p.name as company', 'b.company_name as legalName'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...owner, hasFactor: (await factorMethods(db, userId)).length > 0 };
}

/**
 * Ends all sessions but the one that asks, and links for a new password; API tokens stay. The current password is a
 * confirmation like any other.
 */
export async function changePassword(context: CallerContext, body: Change) {
  const { db, clock, caller } = context;
  const { userId } = caller;
  if (body.password !== body.password_confirmation) {
    throw refuseField('password_confirmation', 'CONFIRMED', 'Confirmation does not match');
  }
  await refuseUnlessCurrent(context, body.current_password);
  refuseFields(await passwordProblems(body.password, await ownerOf(db, userId)));
  const hash = await context.hashing.hash(body.password);
  await db.transaction().execute(async (tx) => {
    const inside = { ...context, db: tx };
    await tx
      .updateTable('app_user')
      .set({ password_hash: hash, password_changed_at: clock.now() })
      .where('id', '=', userId)
      .execute();
    await endOtherSessions(inside);
    await endShadowLogins(tx, [userId]);
    await tx.deleteFrom('factor_challenge').where('user_id', '=', userId).execute();
    await tx.deleteFrom('one_time_token').where('user_id', '=', userId).execute();
    await rememberAddress(inside, userId);
    await recordSecurityChange(inside, { kind: 'password-changed', userId });
  });
}
