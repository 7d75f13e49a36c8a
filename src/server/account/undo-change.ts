import type { Undoable } from '#contract/account-changes.ts';
import { omit } from 'es-toolkit';
import { sql } from 'kysely';
import { changesBetween } from '../activity/changes.ts';
import { sendResetLink } from '../auth/password-reset.ts';
import { digest, newSecret } from '../auth/secrets.ts';
import { endAllSessions } from '../auth/tokens.ts';
import type { Db } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';
import { amountOf } from '../money.ts';
import type { CallContext } from '../network.ts';
import { maskedEmail, payeeOf } from './payout-details.ts';
import { changeKinds, oldestUndoable } from './security-changes.ts';
import type { Former } from './tables.ts';

type Change = { partner_id: number; user_id: number; former: Former; changed_at: Date };

async function restore(db: Db, { partner_id, user_id, former, changed_at }: Change) {
  if ('email' in former) {
    await db.updateTable('app_user').set({ email: former.email }).where('id', '=', user_id).execute();
  }
  if (!('payout' in former)) return;
  if (former.payout === null) {
    await db.deleteFrom('billing_detail').where('partner_id', '=', partner_id).execute();
    return;
  }
  const { min_payout_micros: least, ...details } = former.payout;
  const isConverted = sql`exists (select from partner where id = ${partner_id} and currency_changed_at > ${changed_at})`;
  await db
    .updateTable('billing_detail')
    .set({ ...details, revision: sql`revision + 1` })
    .$if(least !== undefined, (query) =>
      query.set({
        min_payout_micros: sql`case when ${isConverted} then min_payout_micros else ${least}::bigint end`,
      }),
    )
    .where('partner_id', '=', partner_id)
    .execute();
}

// What the activity compares.
async function readState(db: Db, { partner_id, user_id }: Pick<Change, 'partner_id' | 'user_id'>) {
  const user = await db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  const tokens = await db
    .selectFrom('token')
    .select('hint')
    .where('kind', '=', 'pat')
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute();
  const signIn = { ...user, api_token: { hint: tokens.map(({ hint }) => hint) } };
  const billing = await db
    .selectFrom('billing_detail')
    .selectAll()
    .where('partner_id', '=', partner_id)
    .executeTakeFirst();
  if (!billing) return signIn;
  const { min_payout_micros: least, ...details } = billing;
  return { ...signIn, ...omit(details, ['partner_id']), min_payout: amountOf(least) };
}

// Whoever made the change knows the password: it works no longer, and neither does anything else that signs in.
async function shutOut(db: Db, userId: number, hash: string) {
  const revoked = await endAllSessions(db, userId);
  await db.deleteFrom('one_time_token').where('user_id', '=', userId).execute();
  await db.deleteFrom('known_address').where('user_id', '=', userId).execute();
  await db.deleteFrom('email_change').where('user_id', '=', userId).execute();
  const owner = await db
    .updateTable('app_user')
    .set({ password_hash: hash })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  return { ...owner, revoked };
}

const openChange = (context: Pick<CallContext, 'db' | 'clock'>, token: string) =>
  context.db
    .selectFrom('security_change')
    .select(['partner_id', 'user_id', 'id'])
    .where('hash', '=', digest(token))
    .where('undone_at', 'is', null)
    .where('changed_at', '>', oldestUndoable(context))
    .executeTakeFirst();

// The change and those that are undone with it.
const fromThen = (db: Db, { partner_id, user_id, id }: NonNullable<Awaited<ReturnType<typeof openChange>>>) =>
  db
    .selectFrom('security_change')
    .select(['kind', 'former', 'changed_at'])
    .where('partner_id', '=', partner_id)
    .where('user_id', '=', user_id)
    .where('id', '>=', id)
    .where('undone_at', 'is', null)
    .orderBy('id')
    .execute();

function restoredBy(former: Former) {
  if ('email' in former) return maskedEmail(former.email);
  const payee = 'payout' in former ? former.payout : null;
  return payeeOf(payee);
}

/** What a link would undo, without secrets: whoever has it may not be the owner. */
export async function readUndoable(context: CallContext, token: string): Promise<Undoable[]> {
  const { limits, address } = context;
  await limits.spend('verification', { address });
  const change = await openChange(context, token);
  if (!change) throw refuse('INVALID_LINK');
  await limits.refund('verification', { address });
  const rows = await fromThen(context.db, change);
  return rows.map(({ kind, former, changed_at: at }) => ({
    kind: changeKinds[kind],
    at: at.toISOString(),
    restores: restoredBy(former),
  }));
}

/**
 * Restores what was before a change. Later changes of the same user are undone with it, so that their links, which
 * may be in a stranger's mailbox, bring nothing back.
 */
export async function undoChange(context: CallContext, token: string) {
  const { limits, address, clock } = context;
  await limits.spend('verification', { address });
  if (!(await openChange(context, token))) throw refuse('INVALID_LINK');
  const hash = await context.hashing.hash(newSecret());
  const { email, revoked, changes } = await context.db.transaction().execute(async (db) => {
    const change = await openChange({ db, clock }, token);
    if (!change) throw refuse('INVALID_LINK');
    const undone = await db
      .updateTable('security_change')
      .set({ undone_at: clock.now() })
      .where('partner_id', '=', change.partner_id)
      .where('user_id', '=', change.user_id)
      .where('id', '>=', change.id)
      .where('undone_at', 'is', null)
      .returning(['partner_id', 'user_id', 'id', 'former', 'changed_at'])
      .execute();
    if (undone.every(({ id }) => id !== change.id)) throw refuse('INVALID_LINK');
    const before = await readState(db, change);
    for (const each of undone.toSorted((one, other) => other.id - one.id)) await restore(db, each);
    const owner = await shutOut(db, change.user_id, hash);
    return { ...owner, changes: changesBetween(before, await readState(db, change)) };
  });
  await limits.refund('verification', { address });
  await sendResetLink(context, { email, call: 'accountChanges.undo', changes, revoked });
}
