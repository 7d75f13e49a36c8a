import type { Endpoint, Input, InputArguments, Result } from '#contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';

declare module '@tanstack/react-query' {
  // Only an interface can be added to from outside.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    defaultError: ApiError;
    queryMeta: { endpoint?: Endpoint };
    mutationMeta: { endpoint?: Endpoint };
  }
}

/**
 * What `useQuery` needs for one call: its key is `[resource, operation, input]`, the query client makes the call.
 * Example: `useQuery(query(offers.list, { query: { limit: 20 } }))`.
 */
export function query<const E extends Endpoint>(endpoint: E, ...[input]: InputArguments<E>) {
  return queryOptions<Result<E>>({
    queryKey: [endpoint.resource, endpoint.operation, input ?? {}],
    meta: { endpoint },
  });
}

/**
 * What `useMutation` needs for one call that changes something; the query client makes it with what is handed in.
 * Example: `useMutation(mutation(savedReports.remove)).mutateAsync({ params: { id } })`.
 */
export function mutation<const E extends Endpoint>(endpoint: E) {
  return mutationOptions<Result<E>, ApiError, Input<E>>({
    mutationKey: [endpoint.resource, endpoint.operation],
    meta: { endpoint },
  });
}
