import { ApiError } from '#api/api-error.ts';
import { notifyManager, useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { usePortal } from './portal-context.tsx';

/** So many parts of a screen may fail for reasons of their own, and one call of more; else it is one outage. */
const mostAlone = 2;

const isOfNetwork = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Not loaded, or not refreshed. What was never loaded forgets its error as it is loaded again, not that it had one. */
function hasFailed(state: Query['state']) {
  if (state.status === 'error') return isOfNetwork(state.error);
  return state.data === undefined && state.errorUpdateCount > 0;
}

/** Whether the network fails for a screen as a whole, and whether what it lacks is being loaded again. */
export type Outage = 'none' | 'known' | 'refreshing';

/** Resource and operation: one call that fails may be made for several parts, with other parameters. */
const callOf = ({ queryKey }: Query) => queryKey.slice(0, 2).join('.');

// At each step of any call: who observes it is asked only of what has failed.
const lostOf = (queries: readonly Query[]) =>
  queries.filter((query) => hasFailed(query.state) && query.isActive());

/** When the network last delivered what could not be refreshed, in ms; 0 if nothing of it is on screen. */
export const deliveredAt = (queries: readonly Query[]): number =>
  Math.max(0, ...lostOf(queries).map(({ state }) => state.dataUpdatedAt));

const isShown = (query: Query) =>
  query.isActive() &&
  query.state.data !== undefined &&
  // The frame shows them on every screen.
  !(query.queryKey[0] === 'inquiries' && query.queryKey[1] === 'unread') &&
  query.observers.some(({ options }) => options.staleTime !== Number.POSITIVE_INFINITY);

/** In ms: an answer is in the cache a little after it has come. */
const untilCached = 2000;

/**
 * When the latest of what a screen shows was loaded, in ms; 0 if it shows nothing. What is dated after the last answer of
 * the network did not come from there, as the views that a device stores.
 */
export function shownFrom(queries: readonly Query[], lastAnswer: number): number {
  const loaded = queries.filter(isShown).map(({ state }) => state.dataUpdatedAt);
  return Math.max(0, ...loaded.filter((at) => at <= lastAnswer + untilCached));
}

/** When the latest of what is on screen was loaded from a network that answered last at `lastAnswer`; null if nothing is. */
export function useShownFrom(lastAnswer: Date): Date | null {
  const cache = useQueryClient().getQueryCache();
  const at = useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache]),
    () => shownFrom(cache.getAll(), lastAnswer.getTime()),
  );
  return at === 0 ? null : new Date(at);
}

/** An outage is that several parts of a screen fail at the same time, by more than one call (L2, E8). */
export function outageOf(queries: readonly Query[]): Outage {
  const lost = lostOf(queries);
  if (lost.length <= mostAlone || new Set(lost.map(callOf)).size === 1) return 'none';
  return lost.some(({ state }) => state.fetchStatus === 'fetching') ? 'refreshing' : 'known';
}

/** The outage of the screen, for one banner that says so and refreshes all of it, instead of every card (L2, E8); cards keep their old figures. */
export function useOutage() {
  const { data } = usePortal();
  const cache = useQueryClient().getQueryCache();
  const outage = useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache]),
    () => outageOf(cache.getAll()),
  );
  const since = deliveredAt(cache.getAll());
  return {
    isOutage: outage !== 'none',
    /** When it last delivered what is on screen; null if nothing is. */
    since: since === 0 ? null : new Date(since),
    isRefreshing: outage === 'refreshing',
    refresh: () => data.retryFailed(),
  };
}
