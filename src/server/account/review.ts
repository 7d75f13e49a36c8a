import { endShadowLogins } from '../auth/shadow-logins.ts';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Network } from '../network.ts';

type Context = Pick<Network, 'db' | 'clock' | 'origin'>;
type Status = Schema['partner']['status'];
type Change = {
  from: readonly Status[];
  to: Status;
  template: 'welcome' | 'account-restored' | 'registration-rejected' | 'account-suspended';
};

// The only place in which the status of a partner changes.
const decisions = {
  approve: { from: ['pending'], to: 'active', template: 'welcome' },
  reject: { from: ['pending'], to: 'rejected', template: 'registration-rejected' },
  suspend: { from: ['active'], to: 'suspended', template: 'account-suspended' },
  restore: { from: ['suspended', 'rejected'], to: 'active', template: 'account-restored' },
} as const satisfies Record<string, Change>;
export type Decision = keyof typeof decisions;

async function mailDecision(
  { db, clock, origin }: Context,
  partnerId: number,
  { decision, reason }: { decision: Decision; reason: string },
) {
  const { template } = decisions[decision];
  const users = await db
    .selectFrom('app_user')
    .select(['email', 'firstname', 'lastname', 'locale'])
    .where('partner_id', '=', partnerId)
    .execute();
  for (const to of users) {
    const context = { db, clock };
    if (template === 'welcome' || template === 'account-restored') {
      await sendMail(context, { template, to, values: { link: `${origin}/login` } });
    } else {
      await sendMail(context, { template, to, values: { link: null, reason } });
    }
  }
}

async function endShadowLoginsOf(db: Db, partnerId: number) {
  const users = await db.selectFrom('app_user').select('id').where('partner_id', '=', partnerId).execute();
  await endShadowLogins(
    db,
    users.map(({ id }) => id),
  );
}

// False where the status does not allow the decision, as before the address is confirmed.
export async function decide(
  { db, ...context }: Context,
  partnerId: number,
  { decision, reason, operatorId }: { decision: Decision; reason: string; operatorId: number },
) {
  const { from, to } = decisions[decision];
  return db.transaction().execute(async (tx) => {
    const verified = tx
      .selectFrom('app_user')
      .select('id')
      .where('partner_id', '=', partnerId)
      .where('email_verified_at', 'is not', null);
    const changed = await tx
      .updateTable('partner')
      .set({
        status: to,
        reviewed_at: context.clock.now(),
        review_due_at: null,
        review_reason: reason || null,
        reviewed_by: operatorId,
      })
      .$if(decision === 'approve', (query) => query.set({ manager_id: operatorId }))
      .where('id', '=', partnerId)
      .where('status', 'in', from)
      .where((eb) => eb.or([eb.lit(decision !== 'approve'), eb.exists(verified)]))
      .returning('id')
      .executeTakeFirst();
    if (changed && to !== 'active') await endShadowLoginsOf(tx, partnerId);
    if (changed) await mailDecision({ ...context, db: tx }, partnerId, { decision, reason });
    return changed !== undefined;
  });
}

/** Approves the registrations whose review is due, each as of the time it was due. */
export async function approveDuePartners({ db, ...context }: Context) {
  await db.transaction().execute(async (tx) => {
    const due = await tx
      .updateTable('partner')
      .set((eb) => ({ status: 'active', reviewed_at: eb.ref('review_due_at'), review_due_at: null }))
      .where('status', '=', 'pending')
      .where('review_due_at', '<=', context.clock.now())
      .returning('id')
      .execute();
    for (const { id } of due) {
      await mailDecision({ ...context, db: tx }, id, { decision: 'approve', reason: '' });
    }
  });
}
