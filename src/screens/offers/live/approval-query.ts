import { query } from '#api/queries.ts';
import { approvals } from '#contract/approvals.ts';
import type { ApprovalStatus } from '#contract/offers.ts';
import { defineList, type SearchOf } from '#lists/define-list.ts';
import type { ListSearch } from '#lists/list-search.ts';

export const undecided = ['pending', 'rejected', 'blocked'] as const;

export const liveOffers = defineList(approvals.list, {
  name: 'live-offers',
  sorts: ['name', 'clicks', 'conversions', 'payout', 'decided_at'],
  sort: '-payout',
  filters: ['status', 'country', 'category_id'],
  // First what has to be in sight in narrow windows.
  columns: ['status', 'payout', 'clicks', 'amount', 'conversions', 'epc', 'countries', 'cap', 'decided_at'],
  shown: ['status', 'payout', 'clicks', 'amount', 'conversions', 'epc', 'countries', 'cap'],
});

export const pendingOffers = defineList(approvals.list, {
  name: 'pending-offers',
  sorts: ['name', 'applied_at'],
  sort: '-applied_at',
  filters: ['status', 'country', 'category_id'],
  columns: ['status', 'amount', 'countries', 'category', 'applied_at', 'next'],
});

type Part = { type: 'live' | 'pending'; status: ApprovalStatus[]; paused?: boolean };

// The network stores a pause apart from the status; choosing both filters nothing.
function livePart({ filters: { status: chosen = [] } }: ListSearch): Part {
  const paused = chosen.includes('paused');
  return { type: 'live', status: [], ...(paused === chosen.includes('live') ? {} : { paused }) };
}

const pendingPart = ({ filters: { status = [] } }: ListSearch): Part => ({
  type: 'pending',
  status: undecided.filter((value) => status.includes(value)),
});

type Search = SearchOf<typeof liveOffers>;
const parts = {
  live: { list: liveOffers, part: livePart },
  pending: { list: pendingOffers, part: pendingPart },
};

export function approvalsOf(listSearch: Search, type: keyof typeof parts) {
  const { list, part } = parts[type];
  return query(approvals.list, { query: { ...list.toQuery(listSearch), ...part(listSearch) } });
}

export function approvalsFile(listSearch: Search, type: keyof typeof parts) {
  const { list, part } = parts[type];
  return query(approvals.download, { query: { ...list.narrowed(listSearch), ...part(listSearch) } });
}
