import { setTimeout as wait } from 'node:timers/promises';
import type * as z from 'zod/mini';
import type { ActivityChange } from '#contract/activity.ts';
import type { password } from '#contract/password.ts';
import { actorOf, recordActivity } from '../activity/record-activity.ts';
import { recordSecurityChange } from '../account/security-changes.ts';
import { refuse, refuseField, refuseFields } from '../http/refusal.ts';
import { mailUser, sendMail } from '../mail/send-mail.ts';
import type { CallContext } from '../network.ts';
import { findOperator } from './callers.ts';
import { rememberAddress } from './known-addresses.ts';
import { factorMethods } from './second-factor.ts';
import { passwordProblems } from './password-rules.ts';
import { digest, newSecret } from './secrets.ts';
import { after, endAllSessions } from './tokens.ts';

type NewPassword = z.output<(typeof password)['reset']['body']>;

const validSeconds = 3600;
// By mail, or from the command that makes an operator.
const passwordLinks = ['reset', 'operator'] as const;
// Longer than the work for an existing address, so that the time gives nothing away.
const answerAfter = 250;

const readUser = ({ db }: Pick<CallContext, 'db'>, email: string) =>
  db
    .selectFrom('app_user')
    .select(['id', 'partner_id', 'email', 'firstname', 'lastname', 'locale', 'password_changed_at'])
    .where('email', '=', email)
    .executeTakeFirst();

type Sending = Pick<CallContext, 'db' | 'clock' | 'origin' | 'address'>;
type Asked = {
  email: string;
  call: 'password.requestReset' | 'accountChanges.undo';
  /** Of the network; else it is the owner. */
  operatorId?: number | null;
  changes?: readonly ActivityChange[];
  /** API tokens that ended with the undone change. */
  revoked?: readonly string[];
};
const templates = {
  'password.requestReset': 'password-reset',
  'accountChanges.undo': 'change-undone',
} as const;

/** Earlier links stop working; `call` is what the activity names. */
export async function sendResetLink(
  { db, clock, origin, address }: Sending,
  { email, call, operatorId = null, changes = [], revoked = [] }: Asked,
) {
  await db.transaction().execute(async (tx) => {
    const to = await readUser({ db: tx }, email);
    if (!to) return;
    const secret = newSecret();
    await tx.deleteFrom('one_time_token').where('kind', '=', 'reset').where('user_id', '=', to.id).execute();
    await tx
      .insertInto('one_time_token')
      .values({
        hash: digest(secret),
        kind: 'reset',
        user_id: to.id,
        operator_id: null,
        expires_at: after(clock, validSeconds),
        used_at: null,
        created_at: clock.now(),
      })
      .execute();
    const link = `${origin}/set-new-password?${new URLSearchParams({ token: secret, email }).toString()}`;
    await sendMail({ db: tx, clock }, { template: templates[call], to, values: { link, revoked } });
    const who = { partnerId: to.partner_id, userId: to.id, operatorId };
    const actor = await actorOf(tx, who);
    const done = { ...who, actor, call, kind: 'security', changes } as const;
    await recordActivity({ db: tx, clock, address }, done);
  });
}

// Neither the answer nor its time says whether the address exists.
export async function requestReset(context: CallContext, body: { email: string }) {
  const email = body.email.toLowerCase();
  await context.limits.spend('resetFromAddress', { address: context.address });
  await context.limits.spend('resetOfAccount', { account: email, address: context.address });
  const sending = findOperator(context).then((operatorId) =>
    sendResetLink(context, { email, call: 'password.requestReset', operatorId }),
  );
  await Promise.all([sending, wait(answerAfter)]);
}

const openLink = ({ db, clock }: CallContext, secret: string) =>
  db
    .updateTable('one_time_token')
    .set({ used_at: clock.now() })
    .where('hash', '=', digest(secret))
    .where('kind', 'in', passwordLinks)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now());

// Whose link it is, checked before the expensive hashing; undefined when it is used or too old.
const ownerOf = ({ db, clock }: CallContext, secret: string) =>
  db
    .selectFrom('one_time_token as o')
    .innerJoin('app_user as u', 'u.id', 'o.user_id')
    .innerJoin('partner as p', 'p.id', 'u.partner_id')
    .leftJoin('billing_detail as b', 'b.partner_id', 'p.id')
    .select([
      'u.id',
      'u.email',
      'u.firstname',
      'u.lastname',
      'p.name as company',
      'b.company_name as legalName',
    ])
    .where('o.hash', '=', digest(secret))
    .where('o.kind', 'in', passwordLinks)
    .where('o.used_at', 'is', null)
    .where('o.expires_at', '>', clock.now())
    .executeTakeFirst();

type Settled = Pick<CallContext, 'db' | 'clock' | 'origin'>;

/** The first password of an operator: nothing was changed that could be undone. */
async function welcomeOperator({ db, clock, origin }: Settled, userId: number) {
  await mailUser({ db, clock }, userId, {
    template: 'operator-ready',
    values: { link: `${origin}/operators/` },
  });
}

async function setPassword(context: CallContext, { email, token }: NewPassword, hash: string) {
  const { clock } = context;
  return context.db.transaction().execute(async (tx) => {
    const user = await readUser({ db: tx }, email.toLowerCase());
    const used =
      user &&
      (await openLink({ ...context, db: tx }, token)
        .where('user_id', '=', user.id)
        .returning('kind')
        .executeTakeFirst());
    if (!used) return false;
    await tx
      .updateTable('app_user')
      .set({ password_hash: hash, password_changed_at: clock.now() })
      .where('id', '=', user.id)
      .execute();
    const revoked = await endAllSessions(tx, user.id);
    await rememberAddress({ ...context, db: tx }, user.id);
    if (used.kind === 'operator' && user.password_changed_at === null) {
      await welcomeOperator({ ...context, db: tx }, user.id);
    } else {
      const change = { kind: 'password-changed', userId: user.id, revoked } as const;
      await recordSecurityChange({ ...context, db: tx }, change);
    }
    await tx
      .deleteFrom('one_time_token')
      .where('user_id', '=', user.id)
      .where('kind', 'in', passwordLinks)
      .where('used_at', 'is', null)
      .execute();
    return true;
  });
}

// The first use of the link wins. Ends every session and revokes the API token.
export async function resetPassword(context: CallContext, body: NewPassword) {
  if (body.password !== body.password_confirmation) {
    throw refuseField('password_confirmation', 'CONFIRMED', 'Confirmation does not match');
  }
  const { limits, address } = context;
  await limits.spend('newPassword', { address });
  const owner = await ownerOf(context, body.token);
  if (!owner) throw refuse('INVALID_RESET_LINK');
  const hasFactor = (await factorMethods(context.db, owner.id)).length > 0;
  refuseFields(await passwordProblems(body.password, { ...owner, hasFactor }));
  const isSet = await setPassword(context, body, await context.hashing.hash(body.password));
  if (!isSet) throw refuse('INVALID_RESET_LINK');
  await limits.refund('newPassword', { address });
  await limits.forget('signInOfAccount', { account: body.email.toLowerCase(), address });
}
