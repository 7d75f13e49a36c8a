import type { QueryClient } from '@tanstack/react-query';
import type { ListRequest } from './api-request.ts';

type Key = string | number;
/** Selected rows by their keys, as they were last seen. */
export type Selected<Row> = ReadonlyMap<Key, Row>;
type RowKey<Row> = (row: Row) => Key;

export const none: Selected<never> = new Map<Key, never>();

/** With a row, or without it. */
export function toggled<Row>(selected: Selected<Row>, row: Row, rowKey: RowKey<Row>): Selected<Row> {
  const next = new Map(selected);
  if (!next.delete(rowKey(row))) next.set(rowKey(row), row);
  return next;
}

/** With rows. */
export function withRows<Row>(selected: Selected<Row>, rows: readonly Row[], rowKey: RowKey<Row>) {
  const next = new Map(selected);
  for (const row of rows) next.set(rowKey(row), row);
  return next;
}

/** Without the rows that `isDropped` names. */
export const without = <Row>(selected: Selected<Row>, isDropped: (row: Row, key: Key) => boolean) =>
  new Map([...selected].filter(([key, row]) => !isDropped(row, key)));

const withoutRows = <Row>(selected: Selected<Row>, rows: readonly Row[], rowKey: RowKey<Row>) => {
  const keys = new Set(rows.map(rowKey));
  return without(selected, (_, key) => keys.has(key));
};

/** With all rows of a page, or without them where all are selected; those of other pages stay (L7). */
export function toggledAll<Row>(
  selected: Selected<Row>,
  page: readonly Row[],
  rowKey: RowKey<Row>,
): Selected<Row> {
  const isAll = page.every((row) => selected.has(rowKey(row)));
  return isAll ? withoutRows(selected, page, rowKey) : withRows(selected, page, rowKey);
}

/** The rows of a page from one to another become what the first one is; without the first one on the page, only the other is toggled. */
export function toggledRange<Row>(
  selected: Selected<Row>,
  { page, from, to }: { page: readonly Row[]; from: Key | null; to: Row },
  rowKey: RowKey<Row>,
): Selected<Row> {
  const keys = page.map(rowKey);
  const ends = [keys.findIndex((key) => key === from), keys.indexOf(rowKey(to))];
  if (from === null || ends.includes(-1)) return toggled(selected, to, rowKey);
  const range = page.slice(Math.min(...ends), Math.max(...ends) + 1);
  return selected.has(from) ? withRows(selected, range, rowKey) : withoutRows(selected, range, rowKey);
}

/** The selected rows, those of the page as they are now. */
export function rowsOf<Row>(selected: Selected<Row>, page: readonly Row[], rowKey: RowKey<Row>): Row[] {
  const shown = new Map(page.map((row) => [rowKey(row), row]));
  return [...selected].map(([key, row]) => shown.get(key) ?? row);
}

type Input = { params?: object; query?: Readonly<Record<string, unknown>> };

const inputOf = ({ queryKey }: ListRequest): Input => queryKey[2] ?? {};

const pageParameters: ReadonlySet<string> = new Set(['limit', 'offset', 'sort']);

/** What a selection is of: the rows of a request, on any page and in any order. */
export type Scope = { subject: string; filters: string };

export function scopeOf(request: ListRequest | undefined): Scope {
  const { params, query } = request ? inputOf(request) : {};
  const filters = Object.entries(query ?? {}).filter(([name]) => !pageParameters.has(name));
  return { subject: JSON.stringify(params ?? null), filters: JSON.stringify(filters) };
}

const isSame = (one: Scope, other: Scope) => one.subject === other.subject && one.filters === other.filters;

/** A request for other rows of the same list. */
export function requestFor<Request extends ListRequest>(
  request: Request,
  range: { limit: number; offset: number },
): Request {
  const [resource, operation] = request.queryKey;
  const { query, ...input } = inputOf(request);
  return { ...request, queryKey: [resource, operation, { ...input, query: { ...query, ...range } }] };
}

/** What is selected in a list, of which of its rows, and what was until other filters ended it. */
export type StoredSelection<Row> = { scope: Scope; selected: Selected<Row>; ended: Selected<Row> };

/** The selection of a list is in the cache of server data: it outlives the screen and the page of rows, and ends with the session. */
const selectionKey = (list: string) => ['selection', list] as const;

const listeners = new Set<() => void>();

/** The cache itself tells a change a turn later: a tick would be taken back for a moment. */
export function subscribeToSelections(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const storedSelection = <Row>(cache: QueryClient, list: string) =>
  cache.getQueryData<StoredSelection<Row>>(selectionKey(list));

/** Nothing is selected where the filters are others by now; what was can be selected again, unless it is of another subject. */
export function selectionIn<Row>(
  stored: StoredSelection<Row> | undefined,
  scope: Scope,
): Pick<StoredSelection<Row>, 'selected' | 'ended'> {
  if (!stored || stored.scope.subject !== scope.subject) return { selected: none, ended: none };
  if (isSame(stored.scope, scope)) return stored;
  return { selected: none, ended: stored.selected.size > 0 ? stored.selected : stored.ended };
}

type Place = { list: string; scope: Scope };

function store<Row>(cache: QueryClient, list: string, selection: StoredSelection<Row>) {
  const queryKey = selectionKey(list);
  cache.setQueryDefaults(queryKey, { gcTime: Infinity });
  cache.setQueryData<StoredSelection<Row>>(queryKey, selection);
  for (const listener of listeners) listener();
}

/** Changes the selection of a list and returns how many rows are selected; what has ended is forgotten. */
export function changeSelection<Row>(
  cache: QueryClient,
  { list, scope }: Place,
  change: (selected: Selected<Row>, ended: Selected<Row>) => Selected<Row>,
): number {
  const { selected, ended } = selectionIn(storedSelection<Row>(cache, list), scope);
  const next = change(selected, ended);
  store<Row>(cache, list, { scope, selected: next, ended: none });
  return next.size;
}

/** Ends a selection that is of other filters, and returns how many rows it had. */
export function endSelection<Row>(cache: QueryClient, { list, scope }: Place): number {
  const stored = storedSelection<Row>(cache, list);
  if (!stored || isSame(stored.scope, scope)) return 0;
  const { ended } = selectionIn(stored, scope);
  store<Row>(cache, list, { scope, selected: none, ended });
  return stored.selected.size > 0 ? ended.size : 0;
}
