import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { makeLive } from '../campaigns/make-live.ts';
import type { CallContext } from '../network.ts';
import { notify } from '../notices/notify.ts';

type Status = Schema['approval']['status'];
export type Decision = {
  status: Exclude<Status, 'pending'>;
  at: Date;
  actor: Schema['approval_event']['actor'];
  user_id?: number;
  reason?: string | null;
};
type Key = { partner_id: number; id: number };

type Event = Pick<Schema['approval_event'], 'partner_id' | 'approval_id' | 'action' | 'actor'> & {
  at: Date;
  user_id?: number;
  reason?: string | null;
};

export async function recordEvent(tx: Db, event: Event) {
  await tx
    .insertInto('approval_event')
    .values({ user_id: null, reason: null, ...event })
    .execute();
}

const decidable: Record<Decision['status'], readonly Status[]> = {
  approved: ['pending', 'rejected', 'blocked'],
  rejected: ['pending'],
  blocked: ['pending', 'approved', 'rejected'],
};

async function startCampaign(tx: Db, { partner_id, id }: Key, now: Date) {
  const campaign = tx.selectFrom('campaign').select('id').where('partner_id', '=', partner_id);
  if (await campaign.where('approval_id', '=', id).executeTakeFirst()) return;
  const { offer_id, name } = await tx
    .selectFrom('approval as a')
    .innerJoin('offer as o', 'o.id', 'a.offer_id')
    .select(['a.offer_id', 'o.name'])
    .where('a.partner_id', '=', partner_id)
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();
  await makeLive(tx, { partnerId: partner_id, offerId: offer_id, approvalId: id, name, now });
}

// In a transaction; of two decisions at once the first counts. Undefined when the status does not allow it.
async function decide(tx: Db, key: Key, { status, at, reason = null, ...who }: Decision) {
  const decided = await tx
    .updateTable('approval')
    .set({ status, decided_at: at, reason, review_due_at: null })
    .where('partner_id', '=', key.partner_id)
    .where('id', '=', key.id)
    .where('status', 'in', decidable[status])
    .where('archived_at', 'is', null)
    .returning(['id', 'status'])
    .executeTakeFirst();
  if (!decided) return undefined;
  await recordEvent(tx, {
    partner_id: key.partner_id,
    approval_id: key.id,
    at,
    action: status,
    reason,
    ...who,
  });
  if (status === 'approved') await startCampaign(tx, key, at);
  return decided;
}

export const approve = (tx: Db, key: Key, decision: Omit<Decision, 'status'>) =>
  decide(tx, key, { status: 'approved', ...decision });

/** The same where somebody waits for it, and is mailed. */
export async function decideApplication(
  { db: tx, clock }: Pick<CallContext, 'db' | 'clock'>,
  key: Key,
  decision: Decision,
) {
  const decided = await decide(tx, key, decision);
  if (!decided) return undefined;
  const { status, at, reason = null } = decision;
  const offer = await tx
    .selectFrom('approval as a')
    .innerJoin('offer as o', 'o.id', 'a.offer_id')
    .select(['o.id as offer_id', 'o.name as offer'])
    .where('a.partner_id', '=', key.partner_id)
    .where('a.id', '=', key.id)
    .executeTakeFirstOrThrow();
  const facts = { ...offer, approval_id: key.id, status, reason };
  const event = `${key.id} ${status} ${at.toISOString()}`;
  await notify(tx, [key.partner_id], { kind: 'application', key: event, facts, now: clock.now() });
  return decided;
}

// Null when only operators approve.
export async function minutesOfReview(db: Db) {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'approval_review_minutes')
    .executeTakeFirst();
  const minutes = row ? Number(row.value) : Number.NaN;
  return Number.isFinite(minutes) ? minutes : null;
}

/** Approves applications whose review is due, as of the time they were due; the offer must be active. */
export async function reviewDue({ db, clock }: Pick<CallContext, 'db' | 'clock'>) {
  const due = await db
    .selectFrom('approval as a')
    .innerJoin('offer as o', 'o.id', 'a.offer_id')
    .select(['a.partner_id', 'a.id', 'a.review_due_at'])
    .where('a.status', '=', 'pending')
    .where('a.archived_at', 'is', null)
    .where('a.review_due_at', '<=', clock.now())
    .where('o.status', '=', 'active')
    .orderBy('a.review_due_at')
    .execute();
  for (const { review_due_at: at, ...key } of due) {
    if (!at) continue;
    const decision = { status: 'approved', at, actor: 'network' } as const;
    await db.transaction().execute((tx) => decideApplication({ db: tx, clock }, key, decision));
  }
}
