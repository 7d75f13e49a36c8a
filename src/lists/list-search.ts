import { longestText } from '#contract/wire.ts';

// Page sizes of every list; the first is the default (L4).
export const pageSizes = [10, 20, 30, 40, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

export const densities = ['default', 'compact'] as const;
export type Density = (typeof densities)[number];

/**
 * What the address of a list may hold beyond page, size and search: sortable columns (`-` before one for descending),
 * filters by search parameter, optional columns in default order.
 */
export type ListShape<Sort extends string = string> = {
  /** Key of what is stored for the list: its views. */
  name: string;
  sorts: readonly string[];
  /** The default sort. */
  sort: Sort;
  filters: readonly string[];
  /** What filters are set to before anybody has chosen; `all` in the address is none of it. */
  filtersAtFirst?: Readonly<Record<string, readonly string[]>>;
  columns: readonly string[];
  /** The `columns` shown by default; all of them when absent. */
  shown?: readonly string[];
  /** The default density. */
  density?: Density;
  /** Other search parameters that belong to a view, such as cards or table. */
  also?: readonly string[];
};

// Only page, size and search.
export const plainList: ListShape = { name: '', sorts: [], sort: '', filters: [], columns: [] };

/** The state of a list from its address (L7); pages count from 1. */
export type ListSearch<Sort extends string = string> = {
  page: number;
  size: PageSize;
  search: string;
  sort: Sort;
  filters: Readonly<Record<string, readonly string[]>>;
  columns: readonly string[];
  density: Density;
};

const isOneOf = <T extends string | number>(values: readonly T[], value: string | number): value is T =>
  values.some((one) => one === value);

const listed = (text: string | null) => [...new Set((text ?? '').split(',').filter(Boolean))];
const column = (sort: string) => sort.replace(/^-/, '');
const shownOf = (shape: ListShape) => shape.shown ?? shape.columns;
const densityOf = (shape: ListShape) => shape.density ?? densities[0];
const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

const noFilter = 'all';
const atFirst = (shape: ListShape, name: string) => shape.filtersAtFirst?.[name] ?? [];

function readFilter(address: URLSearchParams, shape: ListShape, name: string) {
  const values = listed(address.get(name));
  if (values.length === 0) return atFirst(shape, name);
  return atFirst(shape, name).length > 0 && isSame(values, [noFilter]) ? [] : values;
}

function filterValue(shape: ListShape, name: string, values: readonly string[]) {
  const usual = atFirst(shape, name);
  if (isSame(values, usual)) return '';
  return values.length > 0 ? values.join() : noFilter;
}

function readColumns(address: URLSearchParams, shape: ListShape) {
  const named = listed(address.get('columns')).filter((name) => shape.columns.includes(name));
  return named.length > 0 ? named : shownOf(shape);
}

// A larger page number would overflow the row offset; the list itself handles pages after the last.
const pageNumber = /^[1-9]\d{0,11}$/;

const isSortOf = <Sort extends string>(shape: ListShape<Sort>, sort: string): sort is Sort =>
  shape.sorts.includes(column(sort));

/** Parses an address; invalid values become defaults. */
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
    filters: Object.fromEntries(shape.filters.map((name) => [name, readFilter(address, shape, name)])),
    columns: readColumns(address, shape),
    density: isOneOf(densities, density) ? density : densityOf(shape),
  };
}

// Default values are left out.
function valuesOf({ page, size, search, sort, filters, columns, density }: ListSearch, shape: ListShape) {
  return {
    ...Object.fromEntries(shape.filters.map((name) => [name, filterValue(shape, name, filters[name] ?? [])])),
    ...(shape.sorts.length > 0 ? { sort: sort === shape.sort ? '' : sort } : {}),
    ...(shape.columns.length > 0 ? { columns: isSame(columns, shownOf(shape)) ? '' : columns.join() } : {}),
    page: page === 1 ? '' : String(page),
    size: size === pageSizes[0] ? '' : String(size),
    search,
    density: density === densityOf(shape) ? '' : density,
  };
}

// Changes of these keep the rows, and so the page.
const pageKeeping = new Set(['columns', 'density']);

// Other rows start at page 1; default values are left out.
export function withListSearch(
  address: URLSearchParams,
  change: Partial<ListSearch>,
  shape: ListShape = plainList,
): URLSearchParams {
  const current = readListSearch(address, shape);
  const page = Object.keys(change).every((name) => pageKeeping.has(name)) ? current.page : 1;
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(valuesOf({ ...current, page, ...change }, shape))) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export const rangeOf = ({ page, size }: Pick<ListSearch, 'page' | 'size'>) => ({
  limit: size,
  offset: (page - 1) * size,
});

/** Nothing is searched for, and filters are what they are at first. */
export const isAtFirst = ({ filters, search }: Pick<ListSearch, 'filters' | 'search'>, shape: ListShape) =>
  search === '' && shape.filters.every((name) => isSame(filters[name] ?? [], atFirst(shape, name)));

/** The number of filters in use, not of values. */
export const usedFilters = ({ filters }: Pick<ListSearch, 'filters'>): number =>
  Object.values(filters).filter((values) => values.length > 0).length;

/** `-epc` is 'epc', descending. */
export const sortOf = (sort: string) =>
  sort === ''
    ? null
    : ({ column: column(sort), direction: sort.startsWith('-') ? 'descending' : 'ascending' } as const);

/** The sort after a press on a column head: descending first for figures and dates, then the other way. */
export const nextSort = (sort: string, name: string): string => (sort === `-${name}` ? name : `-${name}`);
