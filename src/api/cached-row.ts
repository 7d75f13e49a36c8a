import type { Endpoint, Result } from '#contract/endpoint.ts';
import type { QueryClient } from '@tanstack/react-query';

type RowOf<E extends Endpoint> = Result<E> extends { data: readonly (infer Row)[] } ? Row : never;

/** A row of any cached page of a list, to say what something was called that is gone. */
export function cachedRow<E extends Endpoint>(
  queries: QueryClient,
  { resource, operation }: E,
  id: number,
): RowOf<E> | undefined {
  return queries
    .getQueriesData<{ data: readonly (RowOf<E> & { id: number })[] }>({ queryKey: [resource, operation] })
    .flatMap(([, page]) => page?.data ?? [])
    .find((row) => row.id === id);
}
