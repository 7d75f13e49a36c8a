import { query } from '#api/queries.ts';
import { approvals, type approvalSorts } from '#contract/approvals.ts';
import type { ListSearch } from '#lists/list-search.ts';
import { askedBy, knownOf, numbersOf, searchedBy } from '#lists/wire-filters.ts';

type Type = 'pending' | 'live';
type Sort = (typeof approvalSorts)[number] | `-${(typeof approvalSorts)[number]}`;

/** How an application may stand that is not live. */
export const undecided = ['pending', 'rejected', 'blocked'] as const;

const countryCode = /^[A-Z]{2}$/;

/** Only live ones can be paused; both chosen is as good as none. */
function isPaused(listSearch: ListSearch, type: Type) {
  const [chosen, other] = type === 'live' ? knownOf(listSearch, 'status', ['live', 'paused'] as const) : [];
  return chosen && !other ? { paused: chosen === 'paused' } : {};
}

const narrowed = (listSearch: ListSearch, type: Type) => ({
  type,
  ...isPaused(listSearch, type),
  status: type === 'pending' ? knownOf(listSearch, 'status', undecided) : [],
  country: (listSearch.filters['country'] ?? []).filter((code) => countryCode.test(code)),
  category_id: numbersOf(listSearch, 'category_id'),
});

/** The approvals that the address asks for. */
export const approvalsOf = (listSearch: ListSearch, type: Type) =>
  query(approvals.list, {
    // The address was read by a shape that names these sorts only.
    query: { ...askedBy(listSearch), ...narrowed(listSearch, type), sort: listSearch.sort as Sort },
  });

/** All of them, as a file. */
export const approvalsFile = (listSearch: ListSearch, type: Type) =>
  query(approvals.download, { query: { ...searchedBy(listSearch), ...narrowed(listSearch, type) } });
