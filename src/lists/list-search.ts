import { longestText } from '#contract/wire.ts';

/** The page sizes of every list; the first is the default (L4). */
export const pageSizes = [10, 20, 30, 40, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

export const densities = ['default', 'compact'] as const;
export type Density = (typeof densities)[number];

/**
 * What the address of one list may say beyond page, size and search: the columns it may be sorted by (`-` before one
 * for descending), the filters by the name of their parameter, the columns that may be hidden, in the default order.
 */
export type ListShape<Sort extends string = string> = {
  /** Names what is kept for this list: its views. */
  name: string;
  sorts: readonly string[];
  /** How it is sorted unless the address says otherwise. */
  sort: Sort;
  filters: readonly string[];
  columns: readonly string[];
  /** Those of `columns` that are shown unless the address says otherwise; all of them when absent. */
  shown?: readonly string[];
  /** How dense it is unless the address says otherwise. */
  density?: Density;
  /** What else in the address belongs to a view of it, such as cards or a table. */
  also?: readonly string[];
};

/** A list that knows pages, sizes and a search only. */
export const plainList: ListShape = { name: '', sorts: [], sort: '', filters: [], columns: [] };

/** Where a list stands, as its address tells it (L7); pages count from 1, filters hold what is chosen. */
export type ListSearch<Sort extends string = string> = {
  page: number;
  size: PageSize;
  search: string;
  sort: Sort;
  filters: Readonly<Record<string, readonly string[]>>;
  columns: readonly string[];
  density: Density;
};

const isOneOf = <T extends string | number>(known: readonly T[], value: string | number): value is T =>
  known.some((one) => one === value);

const listed = (text: string | null) => [...new Set((text ?? '').split(',').filter(Boolean))];
const column = (sort: string) => sort.replace(/^-/, '');
const shownOf = (shape: ListShape) => shape.shown ?? shape.columns;
const densityOf = (shape: ListShape) => shape.density ?? densities[0];
const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

function readColumns(address: URLSearchParams, shape: ListShape) {
  const named = listed(address.get('columns')).filter((name) => shape.columns.includes(name));
  return named.length > 0 ? named : shownOf(shape);
}

/** Further on the rows before a page could no longer be counted; a page behind the last one is a matter of the list. */
const pageNumber = /^[1-9]\d{0,11}$/;

const isSortOf = <Sort extends string>(shape: ListShape<Sort>, sort: string): sort is Sort =>
  shape.sorts.includes(column(sort));

/** Reads an address; what makes no sense is the default. */
export function readListSearch<Sort extends string>(
  address: URLSearchParams,
  shape: ListShape<Sort>,
): ListSearch<Sort> {
  const page = address.get('page') ?? '';
  const size = Number(address.get('size'));
  const sort = address.get('sort') ?? '';
  const density = address.get('density') ?? '';
  return {
    page: pageNumber.test(page) ? Number(page) : 1,
    size: isOneOf(pageSizes, size) ? size : pageSizes[0],
    search: (address.get('search') ?? '').slice(0, longestText),
    sort: isSortOf(shape, sort) ? sort : shape.sort,
    filters: Object.fromEntries(shape.filters.map((name) => [name, listed(address.get(name))])),
    columns: readColumns(address, shape),
    density: isOneOf(densities, density) ? density : densityOf(shape),
  };
}

/** The parameters of a list in which nothing but the default stands are left out. */
function valuesOf({ page, size, search, sort, filters, columns, density }: ListSearch, shape: ListShape) {
  return {
    ...Object.fromEntries(shape.filters.map((name) => [name, (filters[name] ?? []).join()])),
    ...(shape.sorts.length > 0 ? { sort: sort === shape.sort ? '' : sort } : {}),
    ...(shape.columns.length > 0 ? { columns: isSame(columns, shownOf(shape)) ? '' : columns.join() } : {}),
    page: page === 1 ? '' : String(page),
    size: size === pageSizes[0] ? '' : String(size),
    search,
    density: density === densityOf(shape) ? '' : density,
  };
}

/** What changes only how the same rows look. */
const looks = new Set(['columns', 'density']);

/** The address after a change; other rows start at page 1, defaults are left out. */
export function withListSearch(
  address: URLSearchParams,
  change: Partial<ListSearch>,
  shape: ListShape = plainList,
): URLSearchParams {
  const current = readListSearch(address, shape);
  const page = Object.keys(change).every((name) => looks.has(name)) ? current.page : 1;
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(valuesOf({ ...current, page, ...change }, shape))) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The rows that a network is asked for. */
export const rangeOf = ({ page, size }: Pick<ListSearch, 'page' | 'size'>) => ({
  limit: size,
  offset: (page - 1) * size,
});

/** The number of filters in use, values not counted. */
export const usedFilters = ({ filters }: Pick<ListSearch, 'filters'>): number =>
  Object.values(filters).filter((values) => values.length > 0).length;

/** How the table's head shows a sort: `-epc` is 'epc', descending. */
export const sortOf = (sort: string) =>
  sort === ''
    ? null
    : ({ column: column(sort), direction: sort.startsWith('-') ? 'descending' : 'ascending' } as const);

/** The sort after its column's head was pressed: first descending for figures and dates, then the other way. */
export const pressed = (sort: string, name: string): string => (sort === `-${name}` ? name : `-${name}`);
