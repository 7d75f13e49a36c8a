import { QueryClient, type MutationFunctionContext, type QueryFunctionContext } from '@tanstack/react-query';
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

/**
 * The cache of server data. After a sign-out, private queries of the screen that is about to unmount send no
 * requests.
 */
export function createQueryClient(client: Client, isSignedIn: () => boolean, gate: RetryGate): QueryClient {
  const queryFn = ({ client: cache, queryKey, meta, signal }: QueryFunctionContext) => {
    const endpoint = meta?.endpoint;
    if (!endpoint) throw new Error(`${String(queryKey[0])} is no call of the contract`);
    const { auth = 'publisher' } = endpoint;
    const isPrivate = auth === 'publisher' || auth === 'operator';
    if (isPrivate && !isSignedIn()) return untilAborted(signal);
    const lastError = cache.getQueryState(queryKey)?.fetchFailureReason ?? null;
    // `query()` put the call's own input there.
    return attempted(() => client(endpoint, queryKey[2] as never, { signal }), lastError, gate);
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
        retry: mayRetry,
        retryDelay,
        // What was loaded later than now was loaded before the device's clock was set back.
        staleTime: ({ state }) => (state.dataUpdatedAt > Date.now() ? -Infinity : 30 * seconds),
        refetchOnWindowFocus: false,
        retryOnMount: ({ state }) => Math.abs(Date.now() - state.errorUpdatedAt) > justFailed,
      },
    },
  });
}
