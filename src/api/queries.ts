import type { Endpoint, Input, InputArguments, Result } from '#contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { OnProgress } from './send-with-progress.ts';

declare module '@tanstack/react-query' {
  // Module augmentation needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    defaultError: ApiError;
    queryMeta: { endpoint?: Endpoint; onProgress?: OnProgress };
    mutationMeta: { endpoint?: Endpoint };
  }
}

/**
 * Options of `useQuery` for one call; the key is `[resource, operation, input]`. Example:
 * `useQuery(query(offers.list, { query: { limit: 20 } }))`.
 */
export function query<const E extends Endpoint>(endpoint: E, ...[input]: InputArguments<E>) {
  return queryOptions<Result<E>>({
    queryKey: [endpoint.resource, endpoint.operation, input ?? {}],
    meta: { endpoint },
  });
}

/**
 * Options of `useMutation` for one call. Example: `useMutation(mutation(savedReports.remove)).mutateAsync({ params
 * })`.
 */
export function mutation<const E extends Endpoint>(endpoint: E) {
  return mutationOptions<Result<E>, ApiError, Input<E>>({
    mutationKey: [endpoint.resource, endpoint.operation],
    meta: { endpoint },
  });
}
