import type { Page } from '#contract/endpoint.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ListRequest } from './api-request.ts';
import { requestFor } from './selection.ts';

/** A selection of more would keep its commands under way for minutes. */
export const mostSelected = 500;
const pageSize = 100;

type Loading = { signal: AbortSignal; onLoaded: (loaded: number) => void };

/** The first rows of all pages, a request at a time. */
export async function loadRows<Row>(
  cache: QueryClient,
  request: ListRequest,
  { signal, onLoaded }: Loading,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let isMore = true;
  while (isMore) {
    const { queryKey, meta } = requestFor(request, { limit: pageSize, offset: rows.length });
    const cancel = () => void cache.cancelQueries({ queryKey, exact: true });
    signal.addEventListener('abort', cancel, { once: true });
    // The pages follow each other: the last one says how many there are.
    // oxlint-disable-next-line no-await-in-loop
    const { data, total } = await cache.query<Page<Row>>({ queryKey, meta, staleTime: 0, gcTime: 0 });
    signal.removeEventListener('abort', cancel);
    signal.throwIfAborted();
    rows.push(...data);
    onLoaded(rows.length);
    isMore = data.length > 0 && rows.length < Math.min(total, mostSelected);
  }
  return rows.slice(0, mostSelected);
}
