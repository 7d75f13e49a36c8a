import {
  onlineManager,
  QueryClient,
  type MutationFunctionContext,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { RequestCanceled } from './api-error.ts';
import type { Client } from './client.ts';
import './queries.ts';
import { attempted, mayRetry, retryDelay, type RetryGate } from './retries.ts';

const seconds = 1000;
// The screen reports a prefetch that has just failed, instead of repeating it.
const justFailed = 5 * seconds;

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new RequestCanceled()));
  });

// A screen that is about to unmount cancels its queries itself. A prefetch has nobody to do so: left under way, it would
// be the one that the screens of the next session wait for.
function leaveUnsent({ client: cache, queryKey, signal }: QueryFunctionContext): Promise<never> {
  const left = untilAborted(signal);
  const isObserved = cache.getQueryCache().find({ queryKey })?.getObserversCount();
  if (!isObserved) void cache.cancelQueries({ queryKey, exact: true });
  return left;
}

// TanStack takes every page to start online: without a connection the first calls would fail three times.
const startsOffline = () => !navigator.onLine && onlineManager.isOnline();

/** The cache of server data. After a sign-out private queries send no requests. */
export function createQueryClient(client: Client, isSignedIn: () => boolean, gate: RetryGate): QueryClient {
  const queryFn = (context: QueryFunctionContext) => {
    const { client: cache, queryKey, meta, signal } = context;
    const endpoint = meta?.endpoint;
    if (!endpoint) throw new Error(`${String(queryKey[0])} is no call of the contract`);
    const { auth = 'publisher' } = endpoint;
    const isPrivate = auth === 'publisher' || auth === 'operator';
    if (isPrivate && !isSignedIn()) return leaveUnsent(context);
    const lastError = cache.getQueryState(queryKey)?.fetchFailureReason ?? null;
    // `query()` put the call's own input there.
    const options = { signal, ...(meta.onProgress && { onProgress: meta.onProgress }) };
    return attempted(() => client(endpoint, queryKey[2] as never, options), lastError, gate);
  };
  const mutationFn = (input: unknown, { meta, mutationKey }: MutationFunctionContext) => {
    if (!meta?.endpoint) throw new Error(`${String(mutationKey?.[0])} is no call of the contract`);
    // `mutation()` has typed the input.
    return client(meta.endpoint, input as never);
  };
  return new QueryClient({
    defaultOptions: {
      // Offline a mutation fails at once instead of waiting.
      mutations: { mutationFn, networkMode: 'always' },
      queries: {
        queryFn,
        // Paused in hidden and offline tabs.
        retry: (failures, error) => !startsOffline() && mayRetry(failures, error),
        retryDelay,
        // What was loaded later than now was loaded before the device's clock was set back.
        staleTime: ({ state }) => (state.dataUpdatedAt > Date.now() ? -Infinity : 30 * seconds),
        refetchOnWindowFocus: false,
        retryOnMount: ({ state }) => Math.abs(Date.now() - state.errorUpdatedAt) > justFailed,
      },
    },
  });
}
