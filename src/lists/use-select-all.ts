import type { Page } from '#contract/endpoint.ts';
import { notifyFailure } from '#ui/feedback/notify-failure.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
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

type SelectAllOptions<Row> = {
  request: ListRequest | undefined;
  /** Other filters end the loading. */
  scope: string;
  onRows: (rows: readonly Row[]) => void;
};

/** Selects the rows of all pages; `loaded` counts them while they load, else null. */
export function useSelectAll<Row>({ request, scope, onRows }: SelectAllOptions<Row>) {
  const cache = useQueryClient();
  const [loaded, setLoaded] = useState<number | null>(null);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => all.get(scope)?.abort();
  }, [scope]);

  async function start() {
    if (!request || loaded !== null) return;
    const controller = new AbortController();
    running.current.set(scope, controller);
    setLoaded(0);
    try {
      onRows(await loadRows<Row>(cache, request, { signal: controller.signal, onLoaded: setLoaded }));
    } catch (error) {
      if (!controller.signal.aborted) void notifyFailure(error);
    }
    setLoaded(null);
  }
  return { loaded, start: () => void start(), cancel: () => running.current.get(scope)?.abort() };
}
