import type { Approval } from '#contract/approvals.ts';
import { dayOf } from '../analytics/periods.ts';
import { type CsvColumns, csvFile } from '../http/csv.ts';
import { partOf } from '../listed.ts';
import type { NetworkHandlers } from '../network.ts';
import { readBanners } from '../offers/banners.ts';
import { readGoalPayouts } from '../offers/goal-payouts.ts';
import { listApprovals, readApproval } from '../offers/list-approvals.ts';

const columns: CsvColumns<Approval> = {
  ID: ({ id }) => id,
  'Offer ID': ({ offer }) => offer.id,
  Offer: ({ offer }) => offer.name,
  Status: ({ status }) => status,
  Campaign: ({ campaign }) => campaign?.name ?? null,
  Comment: ({ comment }) => comment,
  Applied: (approval) => approval.applied_at,
  Decided: (approval) => approval.decided_at,
};

export const approvals: NetworkHandlers['approvals'] = {
  list: ({ query }, { db, caller }) => listApprovals(db, caller, query),
  get: ({ params }, { db, caller }) => readApproval(db, caller, params.id),
  retrieve: ({ params }, { db, caller }) => readApproval(db, caller, params.id),
  banners: async ({ params, query }, { db, caller }) => {
    const { offer } = await readApproval(db, caller, params.id);
    return partOf(await readBanners(db, offer.id), query);
  },
  payouts: async ({ params, query }, { db, caller }) => {
    const { offer } = await readApproval(db, caller, params.id);
    return partOf(await readGoalPayouts(db, offer.id), query);
  },
  clicktag: async ({ params }, { db, caller }) => {
    const { id } = await readApproval(db, caller, params.id);
    const row = await db
      .selectFrom('campaign as c')
      .innerJoin('clicktag as t', (join) =>
        join.onRef('t.partner_id', '=', 'c.partner_id').onRef('t.id', '=', 'c.clicktag_id'),
      )
      .select(['t.id', 't.name', 't.values'])
      .where('c.partner_id', '=', caller.partnerId)
      .where('c.approval_id', '=', id)
      .orderBy('c.id')
      .executeTakeFirst();
    return row ?? null;
  },
  download: async ({ query }, { db, caller, clock }) => {
    const { data } = await listApprovals(db, caller, { ...query, sort: 'id', limit: -1, offset: 0 });
    return csvFile(`approvals-${dayOf(clock.now())}.csv`, columns, data);
  },
};
