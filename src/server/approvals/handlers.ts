import type { Approval } from '#contract/approvals.ts';
import { dayOf } from '#contract/days.ts';
import { readClicktagOfApproval } from '../campaigns/list-campaigns.ts';
import { type CsvColumns, csvFile } from '../http/csv.ts';
import { partOf } from '../listed.ts';
import type { HandlersOf } from '../network.ts';
import { readBanners } from '../offers/banners.ts';
import { readGoalPayouts } from '../offers/goal-payouts.ts';
import { applyFor } from './apply.ts';
import { readApprovalDetails } from './approval-details.ts';
import { changeApproval, withdrawApproval } from './change-approval.ts';
import { listApprovals, readApproval } from './list-approvals.ts';
import type { Sent } from '#contract/values.ts';

const columns: CsvColumns<Sent<Approval>> = {
  ID: ({ id }) => id,
  'Offer ID': ({ offer }) => offer.id,
  Offer: ({ offer }) => offer.name,
  Status: ({ status }) => status,
  'Clicks, last 30 days': ({ figures }) => figures.clicks,
  'Conversions, last 30 days': ({ figures }) => figures.conversions,
  'Payout, last 30 days': ({ figures }) => figures.payout,
  Currency: ({ figures }) => figures.currency,
  Campaign: ({ campaign }) => campaign?.name ?? null,
  Comment: ({ comment }) => comment,
  Applied: (approval) => approval.applied_at,
  Decided: (approval) => approval.decided_at,
};

export const approvalHandlers: HandlersOf<'approvals'> = {
  approvals: {
    list: ({ query }, context) => listApprovals(context, query),
    get: ({ params }, context) => readApprovalDetails(context, params),
    retrieve: ({ params }, context) => readApprovalDetails(context, { ...params, withArchived: true }),
    create: async ({ body: { offer_id, ...application } }, context) => {
      const { id } = await applyFor(context, offer_id, application);
      return readApprovalDetails(context, { id });
    },
    update: async ({ params, body }, context) => {
      await changeApproval(context, params.id, body);
      return readApprovalDetails(context, params);
    },
    remove: async ({ params }, context) => {
      await withdrawApproval(context, params.id);
      return { success: true };
    },
    banners: async ({ params, query }, context) => {
      const { offer } = await readApproval(context, params);
      return partOf(await readBanners(context.db, offer.id), query);
    },
    payouts: async ({ params, query }, context) => {
      const { offer } = await readApproval(context, params);
      return partOf(await readGoalPayouts(context.db, offer.id), query);
    },
    clicktag: async ({ params }, context) => {
      const { id } = await readApproval(context, params);
      return readClicktagOfApproval(context, id);
    },
    download: async ({ query }, context) => {
      const { data } = await listApprovals(context, { ...query, sort: 'id', limit: -1, offset: 0 });
      return csvFile(`approvals-${dayOf(context.clock.now())}.csv`, columns, data);
    },
  },
};
