import { sql } from 'kysely';
import { sendResetLink } from '../auth/password-reset.ts';
import { hashPassword } from '../auth/passwords.ts';
import { digest, newSecret } from '../auth/secrets.ts';
import { endAllSessions } from '../auth/tokens.ts';
import type { Db } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';
import type { CallContext } from '../network.ts';
import { oldestUndoable } from './security-changes.ts';
import type { Former } from './tables.ts';

type Change = { partner_id: number; user_id: number; former: Former };

async function restore(db: Db, { partner_id, user_id, former }: Change) {
  if ('email' in former) {
    await db.updateTable('app_user').set({ email: former.email }).where('id', '=', user_id).execute();
  }
  if (!('payout' in former)) return;
  if (former.payout === null) {
    await db.deleteFrom('billing_detail').where('partner_id', '=', partner_id).execute();
    return;
  }
  await db
    .updateTable('billing_detail')
    .set({ ...former.payout, revision: sql`revision + 1` })
    .where('partner_id', '=', partner_id)
    .execute();
}

// Whoever made the change knows the password: it works no longer, and neither does anything else that signs in.
async function shutOut(db: Db, userId: number, hash: string) {
  await endAllSessions(db, userId);
  await db.deleteFrom('one_time_token').where('user_id', '=', userId).execute();
  await db.deleteFrom('known_address').where('user_id', '=', userId).execute();
  await db.deleteFrom('email_change').where('user_id', '=', userId).execute();
  return db
    .updateTable('app_user')
    .set({ password_hash: hash })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
}

const openChange = (context: Pick<CallContext, 'db' | 'clock'>, token: string) =>
  context.db
    .selectFrom('security_change')
    .select(['partner_id', 'user_id', 'id'])
    .where('hash', '=', digest(token))
    .where('undone_at', 'is', null)
    .where('changed_at', '>', oldestUndoable(context))
    .executeTakeFirst();

/**
 * Restores what was before a change. Later changes of the same user are undone with it, so that their links, which
 * may be in a stranger's mailbox, bring nothing back.
 */
export async function undoChange(context: CallContext, token: string) {
  const { limits, address, clock } = context;
  await limits.spend('verification', { address });
  if (!(await openChange(context, token))) throw refuse('INVALID_LINK');
  const hash = await hashPassword(newSecret());
  const { email } = await context.db.transaction().execute(async (db) => {
    const change = await openChange({ db, clock }, token);
    if (!change) throw refuse('INVALID_LINK');
    const undone = await db
      .updateTable('security_change')
      .set({ undone_at: clock.now() })
      .where('partner_id', '=', change.partner_id)
      .where('user_id', '=', change.user_id)
      .where('id', '>=', change.id)
      .where('undone_at', 'is', null)
      .returning(['partner_id', 'user_id', 'id', 'former'])
      .execute();
    if (undone.every(({ id }) => id !== change.id)) throw refuse('INVALID_LINK');
    for (const each of undone.toSorted((one, other) => other.id - one.id)) await restore(db, each);
    return shutOut(db, change.user_id, hash);
  });
  await limits.refund('verification', { address });
  await sendResetLink(context, { email, call: 'accountChanges.undo' });
}
