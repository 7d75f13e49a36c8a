import { ApiError } from '#api/api-error.ts';
import { notifyManager, useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { usePortal } from './portal-context.tsx';

/** So many calls of a screen may fail for reasons of their own; more at once are one outage. */
const mostAlone = 2;

const isOfNetwork = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Nothing of it was ever loaded; a part that is loaded again forgets its error, and not that it had one. */
function isLost({ isActive, state }: { isActive: boolean; state: Query['state'] }) {
  if (!isActive || state.data !== undefined) return false;
  return state.status === 'error' ? isOfNetwork(state.error) : state.errorUpdateCount > 0;
}

/** Whether the network fails for a screen as a whole, and whether what it lacks is being loaded again. */
export type Outage = 'none' | 'known' | 'refreshing';

/** Resource and operation: one call that fails may be made for several parts, with other parameters. */
const callOf = ({ queryKey }: Query) => queryKey.slice(0, 2).join('.');

/** An outage is that several calls of a screen fail at the same time (L2, E8). */
export function outageOf(queries: readonly Query[]): Outage {
  const lost = queries.filter((query) => isLost({ isActive: query.isActive(), state: query.state }));
  if (new Set(lost.map(callOf)).size <= mostAlone) return 'none';
  return lost.some(({ state }) => state.fetchStatus === 'fetching') ? 'refreshing' : 'known';
}

/** The outage of the screen, for one banner that says so and refreshes all of it, instead of every card (L2, E8). */
export function useOutage() {
  const { data } = usePortal();
  const cache = useQueryClient().getQueryCache();
  const outage = useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache]),
    () => outageOf(cache.getAll()),
  );
  return {
    isOutage: outage !== 'none',
    isRefreshing: outage === 'refreshing',
    refresh: () => data.retryFailed(),
  };
}
