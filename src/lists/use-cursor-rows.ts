import { keepPreviousData, useInfiniteQuery, type QueryClient } from '@tanstack/react-query';
import type { ListRequest } from './api-request.ts';

type CursorPage<Row> = { data: Row[]; next_cursor: string | null };
type Input = { query?: Record<string, unknown> };

function pageAt<Row>(cache: QueryClient, { queryKey, meta }: ListRequest, cursor: string | null) {
  const [resource, operation, input] = queryKey;
  // `query()` stores the input of the call here.
  const { query, ...others } = input as Input;
  const after = cursor === null ? {} : { cursor };
  const key = [resource, operation, { ...others, query: { ...query, ...after } }];
  return { key, load: () => cache.query<CursorPage<Row>>({ queryKey: key, meta, staleTime: 0, gcTime: 0 }) };
}

/** The rows of a list that is paged by a cursor, and how to load the next ones below them. */
export function useCursorRows<Row>(request: ListRequest) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: [...request.queryKey, 'pages'],
    queryFn: async ({ client: cache, pageParam, signal }) => {
      const { key, load } = pageAt<Row>(cache, request, pageParam);
      signal.addEventListener('abort', () => void cache.cancelQueries({ queryKey: key, exact: true }));
      return load();
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    // Each page is tried again by itself.
    retry: false,
    placeholderData: keepPreviousData,
  });
  const rows = data?.pages.flatMap((page) => page.data);
  return { ...query, data: rows && { data: rows, total: rows.length } };
}
