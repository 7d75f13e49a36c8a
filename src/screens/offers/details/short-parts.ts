import { query } from '#api/queries.ts';
import { approvals, type ApprovalDetails } from '#contract/approvals.ts';
import { offerParts } from '#contract/offer-parts.ts';
import { useQuery } from '@tanstack/react-query';

const whole = { limit: -1 } as const;

// So many rows stand in the overview; more have a tab.
const mostInOverview = 4;

export const useCaps = ({ offer: { id } }: ApprovalDetails) =>
  useQuery(query(offerParts.caps, { params: { id }, query: whole }));

export const usePayouts = ({ id }: ApprovalDetails) =>
  useQuery(query(approvals.payouts, { params: { id }, query: whole }));

/** Whether a part is too long for the overview; not as long as it loads. */
export const isLong = ({ data }: { data: { total: number } | undefined }): boolean =>
  data !== undefined && data.total > mostInOverview;
