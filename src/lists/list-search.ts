/** The page sizes of every list; the first is the default (L4). */
export const pageSizes = [10, 20, 30, 40, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** Where a list stands, as its address tells it (L7); pages count from 1. */
export type ListSearch = { page: number; size: PageSize; search: string };

const isPageSize = (size: number): size is PageSize => pageSizes.some((known) => known === size);

/** Reads an address; what makes no sense is the default. */
export function readListSearch(address: URLSearchParams): ListSearch {
  const page = Number(address.get('page'));
  const size = Number(address.get('size'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: isPageSize(size) ? size : pageSizes[0],
    search: address.get('search') ?? '',
  };
}

/** The address after a change; another size or search starts at page 1, defaults are left out. */
export function withListSearch(address: URLSearchParams, change: Partial<ListSearch>): URLSearchParams {
  const { page, size, search } = { ...readListSearch(address), page: 1, ...change };
  const next = new URLSearchParams(address);
  const values = {
    page: page === 1 ? '' : String(page),
    size: size === pageSizes[0] ? '' : String(size),
    search,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The rows that a network is asked for. */
export const rangeOf = ({ page, size }: ListSearch) => ({ limit: size, offset: (page - 1) * size });
