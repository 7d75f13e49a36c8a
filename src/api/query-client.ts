import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { ApiError, RequestCanceled } from './api-error.ts';
import type { Client } from './client.ts';
import './queries.ts';

const passing = new Set([0, 429, 502, 503, 504]);
const mostRetries = 2;
const seconds = 1000;

const isPassing = (error: unknown) => error instanceof ApiError && passing.has(error.status);
/** Doubles, spread by up to half, so that many tabs do not come back at once. */
const retryDelay = (attempt: number) => 2 ** attempt * seconds * (1 + Math.random() / 2);

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new RequestCanceled()), { once: true });
  });

/**
 * The cache of server data; every query made by `query()` is answered through the client. Once nobody is signed in any
 * more the private queries of a screen that is about to go make no calls that could only be refused.
 */
export function createQueryClient(client: Client, isSignedIn: () => boolean): QueryClient {
  const queryFn = ({ queryKey, meta, signal }: QueryFunctionContext) => {
    if (!meta?.endpoint) throw new Error(`${String(queryKey[0])} is no call of the contract`);
    const { auth = 'publisher' } = meta.endpoint;
    const isPrivate = auth === 'publisher' || auth === 'operator';
    if (isPrivate && !isSignedIn()) return untilAborted(signal);
    // `query()` put the call's own input there.
    return client(meta.endpoint, queryKey[2] as never, { signal });
  };
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn,
        retry: (count, error) =>
          count < mostRetries && !(error instanceof RequestCanceled) && isPassing(error),
        retryDelay,
        staleTime: 30 * seconds,
        refetchOnWindowFocus: false,
      },
    },
  });
}
