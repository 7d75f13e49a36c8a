import { actorOf, recordActivity } from '../activity/record-activity.ts';
import { requireConfirmation } from '../auth/confirmation.ts';
import { after } from '../auth/tokens.ts';
import { digest, newSecret } from '../auth/secrets.ts';
import type { Db } from '../database/database.ts';
import { isTaken } from '../database/is-taken.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { CallContext, CallerContext } from '../network.ts';
import { maskedEmail } from './payout-details.ts';
import { isReserved, recordSecurityChange } from './security-changes.ts';

const validSeconds = 86_400;

const readUser = (db: Db, userId: number) =>
  db
    .selectFrom('app_user')
    .select(['id', 'partner_id', 'email', 'firstname', 'lastname', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

async function mailNewAddress({ db, clock, origin }: CallContext, userId: number, email: string) {
  const [user, owner] = [
    await readUser(db, userId),
    await db
      .selectFrom('app_user')
      .select(['email', 'firstname', 'lastname', 'locale'])
      .where('email', '=', email)
      .executeTakeFirst(),
  ];
  if (owner) {
    await sendMail({ db, clock }, { template: 'email-taken', to: owner, values: { link: null } });
    return;
  }
  if (await isReserved({ db, clock }, email)) return;
  const secret = newSecret();
  const row = { email, hash: digest(secret), expires_at: after(clock, validSeconds) };
  await db
    .insertInto('email_change')
    .values({ ...row, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  const link = `${origin}/confirm-email?${new URLSearchParams({ token: secret }).toString()}`;
  await sendMail({ db, clock }, { template: 'email-confirm', to: { ...user, email }, values: { link } });
}

// The answer does not say whether the address has an account already.
export async function requestEmailChange(context: CallerContext, body: { email: string }) {
  await requireConfirmation(context);
  const email = body.email.toLowerCase();
  const { userId } = context.caller;
  await context.limits.spend('resetOfAccount', { account: `email change ${userId}` });
  const { email: current } = await readUser(context.db, userId);
  if (email === current) throw refuseField('email', 'SAME', 'This is already your address');
  await context.db.transaction().execute(async (db) => {
    const now = maskedEmail(email);
    await db.deleteFrom('email_change').where('user_id', '=', userId).execute();
    await mailNewAddress({ ...context, db }, userId, email);
    await recordSecurityChange({ ...context, db }, { kind: 'email-change-requested', userId, now });
  });
}

// Links for a new password in the former mailbox stop working.
async function changeEmail(context: CallContext, userId: number, email: string) {
  const { db, clock } = context;
  const { email: former, partner_id: partnerId } = await readUser(db, userId);
  await recordSecurityChange(context, {
    kind: 'email-changed',
    userId,
    former: { email: former },
    now: maskedEmail(email),
  });
  await db.deleteFrom('one_time_token').where('user_id', '=', userId).execute();
  const who = { partnerId, userId, operatorId: null };
  await recordActivity(context, {
    ...who,
    actor: await actorOf(db, who),
    call: 'accountChanges.confirmEmail',
    kind: 'security',
    changes: [{ field: 'email', from: former, to: email }],
  });
  await db
    .updateTable('app_user')
    .set({ email, email_verified_at: clock.now() })
    .where('id', '=', userId)
    .execute();
}

export async function confirmEmail(context: CallContext, token: string) {
  const { limits, address, clock } = context;
  await limits.spend('verification', { address });
  const confirming = context.db.transaction().execute(async (db) => {
    const change = await db
      .deleteFrom('email_change')
      .where('hash', '=', digest(token))
      .where('expires_at', '>', clock.now())
      .returning(['user_id', 'email'])
      .executeTakeFirst();
    if (!change || (await isReserved({ db, clock }, change.email))) throw refuse('INVALID_LINK');
    await changeEmail({ ...context, db }, change.user_id, change.email);
  });
  await confirming.catch((error: unknown) => {
    throw isTaken(error) ? refuse('INVALID_LINK') : error;
  });
  await limits.refund('verification', { address });
}
