import { sql } from 'kysely';
import type { ApprovalChange } from '#contract/approvals.ts';
import { isOperator } from '../auth/callers.ts';
import type { Db } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';
import type { CallerContext } from '../network.ts';
import { readOffer } from '../offers/read-offer.ts';
import { readApproval } from './list-approvals.ts';
import { decideApplication, recordEvent } from './review.ts';

type Key = { partner_id: number; id: number };
type OwnChange = { comment: string; revision?: number | undefined } | { archived_at: Date };

// Locked until the change is written: of two at once the second is refused or waits.
async function lockPending(tx: Db, key: Key, revision: number | undefined) {
  const pending = await tx
    .selectFrom('approval')
    .select('revision')
    .where('partner_id', '=', key.partner_id)
    .where('id', '=', key.id)
    .where('status', '=', 'pending')
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!pending) throw refuse('APPROVAL_DECIDED');
  if (revision !== undefined && revision !== pending.revision) throw refuse('CHANGED_MEANWHILE');
}

async function changePending(context: CallerContext, id: number, change: OwnChange) {
  const { db, clock, caller } = context;
  const key = { partner_id: caller.partnerId, id };
  const isComment = 'comment' in change;
  await db.transaction().execute(async (tx) => {
    await lockPending(tx, key, isComment ? change.revision : undefined);
    await tx
      .updateTable('approval')
      .set(
        isComment
          ? { comment: change.comment, revision: sql`revision + 1` }
          : { ...change, review_due_at: null },
      )
      .where('partner_id', '=', key.partner_id)
      .where('id', '=', id)
      .execute();
    await recordEvent(tx, {
      partner_id: key.partner_id,
      approval_id: id,
      at: clock.now(),
      action: isComment ? 'changed' : 'withdrawn',
      actor: 'publisher',
      user_id: caller.operatorId ?? caller.userId,
    });
  });
}

// Hides what the caller may not see, and another publisher's approvals from the caller's own changes.
async function requireOwn(context: CallerContext, id: number) {
  const { partner } = await readApproval(context, { id });
  if (partner.id !== context.caller.partnerId) throw refuse('FORBIDDEN');
}

async function decideByHand(
  context: CallerContext,
  id: number,
  { status, reason }: Extract<ApprovalChange, { status: unknown }>,
) {
  const { db, clock, caller } = context;
  const { partner } = await readApproval(context, { id });
  if (!isOperator(caller)) throw refuse('FORBIDDEN');
  const key = { partner_id: partner.id, id };
  const decision = { status, at: clock.now(), actor: 'operator', user_id: caller.userId } as const;
  const decided = await db
    .transaction()
    .execute((tx) => decideApplication({ db: tx, clock }, key, { ...decision, reason: reason || null }));
  if (!decided) throw refuse('APPROVAL_DECIDED');
}

export async function changeApproval(context: CallerContext, id: number, change: ApprovalChange) {
  if ('status' in change) return decideByHand(context, id, change);
  await requireOwn(context, id);
  return changePending(context, id, change);
}

export async function withdrawApproval(context: CallerContext, id: number) {
  await requireOwn(context, id);
  await changePending(context, id, { archived_at: context.clock.now() });
}

/** Pauses or resumes the publisher's approved offer. Refuses with NOT_FOUND_HTTP_EXCEPTION, OFFER_NOT_LIVE. */
export async function setPaused(context: CallerContext, id: number, paused: boolean) {
  const { db, caller } = context;
  await readOffer(context, id);
  const changed = await db
    .updateTable('approval')
    .set({ paused })
    .where('partner_id', '=', caller.partnerId)
    .where('offer_id', '=', id)
    .where('status', '=', 'approved')
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw refuse('OFFER_NOT_LIVE');
  return { success: true } as const;
}
