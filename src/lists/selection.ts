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
export function scopeOf(request: ListRequest): string {
  const { params, query } = inputOf(request);
  const filters = Object.entries(query ?? {}).filter(([name]) => !pageParameters.has(name));
  return JSON.stringify([params, filters]);
}

/** A request for other rows of the same list. */
export function requestFor<Request extends ListRequest>(
  request: Request,
  range: { limit: number; offset: number },
): Request {
  const [resource, operation] = request.queryKey;
  const { query, ...input } = inputOf(request);
  return { ...request, queryKey: [resource, operation, { ...input, query: { ...query, ...range } }] };
}

/** What is selected in a list, and of which of its rows. */
export type StoredSelection<Row> = { scope: string; selected: Selected<Row> };

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

/** Nothing, where the filters are others by now. */
export const selectedIn = <Row>(stored: StoredSelection<Row> | undefined, scope: string): Selected<Row> =>
  stored?.scope === scope ? stored.selected : none;

/** Changes the selection of a list and returns how many rows are selected. */
export function changeSelection<Row>(
  cache: QueryClient,
  { list, scope }: { list: string; scope: string },
  change: (selected: Selected<Row>) => Selected<Row>,
): number {
  const queryKey = selectionKey(list);
  const selected = change(selectedIn(storedSelection<Row>(cache, list), scope));
  cache.setQueryDefaults(queryKey, { gcTime: Infinity });
  cache.setQueryData<StoredSelection<Row>>(queryKey, { scope, selected });
  for (const listener of listeners) listener();
  return selected.size;
}
