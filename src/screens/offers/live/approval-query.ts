import { query } from '#api/queries.ts';
import { approvals, type approvalSorts } from '#contract/approvals.ts';
import type { ListSearch } from '#lists/list-search.ts';
import { askedBy, numbersOf, searchedBy } from '#lists/wire-filters.ts';

type Type = 'pending' | 'live';
type Sort = (typeof approvalSorts)[number] | `-${(typeof approvalSorts)[number]}`;

const countryCode = /^[A-Z]{2}$/;

const narrowed = (listSearch: ListSearch, type: Type) => ({
  type,
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
