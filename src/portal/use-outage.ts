import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { outageOf } from './outage.ts';
import { usePortal } from './portal-context.tsx';

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
