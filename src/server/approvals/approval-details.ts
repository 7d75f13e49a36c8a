import type { ApprovalDetails } from '#contract/approvals.ts';
import { isOperator } from '../auth/callers.ts';
import { nameOfUser } from '../account/name-of-user.ts';
import { previewPath } from '../http/storage.ts';
import type { CallerContext } from '../network.ts';
import { readApproval } from './list-approvals.ts';
import { limitOf, ifNear } from '../quotas/quotas.ts';
import { trafficTypesOf } from '../offers/read-offer.ts';
import type { Sent } from '#contract/values.ts';

type Which = Parameters<typeof readApproval>[1];
type Key = { partner_id: number; id: number };

async function readMaterials({ db }: CallerContext, { partner_id, id }: Key) {
  const rows = await db
    .selectFrom('approval_material as m')
    .innerJoin('asset as s', 's.id', 'm.asset_id')
    .select(['m.id', 'm.name', 's.mime', 's.size', 's.id as asset_id', 'm.created_at'])
    .where('m.partner_id', '=', partner_id)
    .where('m.approval_id', '=', id)
    .orderBy('m.id')
    .execute();
  return rows.map(({ asset_id, created_at, ...row }) => ({
    ...row,
    preview: `${previewPath}${asset_id}`,
    created_at: created_at.toISOString(),
  }));
}

async function readHistory({ db }: CallerContext, { partner_id, id }: Key) {
  const rows = await db
    .selectFrom('approval_event')
    .select(['at', 'action', 'actor', 'reason'])
    .where('partner_id', '=', partner_id)
    .where('approval_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ at, ...row }) => ({ at: at.toISOString(), ...row }));
}

const decisive = ['approved', 'rejected', 'blocked'] as const;

async function readDecider({ db, caller }: CallerContext, { partner_id, id }: Key) {
  if (!isOperator(caller)) return {};
  const last = await db
    .selectFrom('approval_event as e')
    .select(nameOfUser('e.user_id').as('name'))
    .where('e.partner_id', '=', partner_id)
    .where('e.approval_id', '=', id)
    .where('e.action', 'in', decisive)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .executeTakeFirst();
  return { decided_by: last?.name ?? null };
}

export async function readApprovalDetails(
  context: CallerContext,
  which: Which,
): Promise<Sent<ApprovalDetails>> {
  const { db } = context;
  const approval = await readApproval(context, which);
  const row = await db
    .selectFrom('approval')
    .select(['reason', 'review_due_at', 'traffic_type_ids', 'answers', 'revision'])
    .where('partner_id', '=', approval.partner.id)
    .where('id', '=', which.id)
    .executeTakeFirstOrThrow();
  const key = { partner_id: approval.partner.id, id: which.id };
  const materials = await readMaterials(context, key);
  return {
    ...approval,
    reason: row.reason,
    review_due_at: row.review_due_at?.toISOString() ?? null,
    ...(await readDecider(context, key)),
    traffic_types: trafficTypesOf([])
      .filter(({ id }) => row.traffic_type_ids.includes(id))
      .map(({ id, name }) => ({ id, name })),
    answers: row.answers,
    materials,
    materials_quota: ifNear({ used: materials.length, limit: await limitOf(db, 'materials') }),
    history: await readHistory(context, key),
    revision: row.revision,
  };
}
