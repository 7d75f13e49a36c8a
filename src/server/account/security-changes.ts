import type { Undoable } from '#contract/account-changes.ts';
import { digest, newSecret } from '../auth/secrets.ts';
import type { Db } from '../database/database.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { SecurityTemplate } from '../mail/security-mails.ts';
import type { CallContext, DueContext, Network } from '../network.ts';
import type { Former } from './tables.ts';

/** A change can be undone for so long, and holds payouts back. */
export const heldFor = 72 * 3_600_000;

/** Changes before this time can no longer be undone, and hold nothing back. */
export const oldestUndoable = ({ clock }: Pick<Network, 'clock'>) =>
  new Date(clock.now().getTime() - heldFor);

type Change = {
  kind: SecurityTemplate;
  userId: number;
  former?: Former;
  /** Masked, for the mail. */
  was?: string;
  now?: string;
  /** API tokens that ended with it. */
  revoked?: readonly string[];
};

/**
 * Notes a change of who can sign in or is paid, as part of the caller's transaction, and mails the address of before a
 * link that undoes it. Call it before an address changes.
 */
export async function recordSecurityChange(
  { db, clock, origin, address }: CallContext,
  { kind, userId, former = {}, was = '', now = '', revoked = [] }: Change,
) {
  const secret = newSecret();
  const to = await db
    .selectFrom('app_user')
    .select(['partner_id', 'email', 'firstname', 'lastname', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('security_change')
    .values({
      partner_id: to.partner_id,
      user_id: userId,
      kind,
      former: JSON.stringify(former),
      hash: digest(secret),
      changed_at: clock.now(),
    })
    .execute();
  const link = `${origin}/undo-change?${new URLSearchParams({ token: secret }).toString()}`;
  const values = { link, at: clock.now(), from: address, was, now, revoked };
  await sendMail({ db, clock }, { template: kind, to, values });
}

/** By the mail about it. */
export const changeKinds = {
  'payout-details-changed': 'payout_details',
  'email-change-requested': 'email_request',
  'email-changed': 'email',
  'password-changed': 'password',
  'api-token-created': 'api_token',
} as const satisfies Record<SecurityTemplate, Undoable['kind']>;

const holdingKinds = ['payout-details-changed', 'email-changed', 'password-changed'] as const;

/** No payout leaves before this time, because of this change; null where nothing is held back. */
export async function payoutsHeldUntil(context: Pick<Network, 'db' | 'clock'>, partnerId: number) {
  const latest = await context.db
    .selectFrom('security_change')
    .select(['kind', 'changed_at'])
    .where('partner_id', '=', partnerId)
    .where('kind', 'in', holdingKinds)
    .where('changed_at', '>', oldestUndoable(context))
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!latest) return null;
  return {
    until: new Date(latest.changed_at.getTime() + heldFor),
    // Those that were selected.
    reason: changeKinds[latest.kind as (typeof holdingKinds)[number]],
  };
}

/** Whether an address was given up so recently that its owner may want it back. */
export async function isReserved({ db, clock }: { db: Db } & Pick<Network, 'clock'>, email: string) {
  const row = await db
    .selectFrom('security_change')
    .select('id')
    .where('kind', '=', 'email-changed')
    .where('undone_at', 'is', null)
    .where('changed_at', '>', oldestUndoable({ clock }))
    .where((eb) => eb(eb.ref('former', '->>').key('email'), '=', email))
    .executeTakeFirst();
  return row !== undefined;
}

/** Former payout details and addresses are stored no longer than they can be restored. */
export async function forgetOldChanges({ db, clock }: DueContext) {
  await db.deleteFrom('security_change').where('changed_at', '<=', oldestUndoable({ clock })).execute();
  await db.deleteFrom('email_change').where('expires_at', '<=', clock.now()).execute();
}
