import { account } from '#contract/account.ts';
import { dictionaries } from '#contract/dictionaries.ts';
import type { Call } from '#contract/endpoint.ts';
import { hashKey, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { query } from './queries.ts';
import { userOf, type User } from './user.ts';

const whole = { staleTime: Number.POSITIVE_INFINITY };

/** Loaded before any signed-in screen: start dictionaries, countries, categories, approval statuses (S6). */
export const referenceQueries = {
  start: { ...query(dictionaries.start), ...whole },
  categories: { ...query(dictionaries.categories), ...whole },
  countries: { ...query(dictionaries.countries), ...whole },
  approvalStatuses: { ...query(dictionaries.approvalStatuses), ...whole },
};

const referenceCalls: readonly Call[] = [
  account.profile,
  dictionaries.start,
  dictionaries.categories,
  dictionaries.countries,
  dictionaries.approvalStatuses,
];

/** Whether a call is one of those that load the reference data. */
export const isOfReferenceData = ({ path }: Call): boolean =>
  referenceCalls.some((call) => call.path === path);

export const userQuery = { ...query(account.profile), ...whole, select: userOf };

const cachedUser = (queryClient: QueryClient): User | null => {
  const profile = queryClient.getQueryData(userQuery.queryKey);
  return profile ? userOf(profile) : null;
};

/** Calls back for each user that arrives in the cache, from any request. */
export function watchUser(queryClient: QueryClient, onUser: (user: User) => void): void {
  const hash = hashKey(userQuery.queryKey);
  queryClient.getQueryCache().subscribe((event) => {
    if (event.query.queryHash !== hash || event.type !== 'updated' || event.action.type !== 'success') return;
    const user = cachedUser(queryClient);
    if (user) onUser(user);
  });
}

/** Requests the user. When that is given up, so is the request: who asks again must not wait for the same answer. */
export async function reloadUser(queryClient: QueryClient, signal?: AbortSignal): Promise<User> {
  const giveUp = () => void queryClient.cancelQueries({ queryKey: userQuery.queryKey });
  signal?.addEventListener('abort', giveUp);
  // Observed while it is under way: the last view that leaves would cancel it, and a canceled request resolves with the
  // user of before.
  const stop = new QueryObserver(queryClient, { ...userQuery, enabled: false }).subscribe(() => undefined);
  try {
    return userOf(await queryClient.query({ ...query(account.profile), staleTime: 0 }));
  } finally {
    stop();
    // A later request is somebody else's.
    signal?.removeEventListener('abort', giveUp);
  }
}

/** Loads all in parallel into the cache; once all are answered, rejects with the first failure (S6, S7). */
export async function loadReferenceData(queryClient: QueryClient, signal: AbortSignal): Promise<User> {
  const outcomes = await Promise.allSettled([
    reloadUser(queryClient, signal),
    queryClient.query(referenceQueries.start),
    queryClient.query(referenceQueries.categories),
    queryClient.query(referenceQueries.countries),
    queryClient.query(referenceQueries.approvalStatuses),
  ]);
  const failure = outcomes.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
  // A newer one may have arrived meanwhile.
  return cachedUser(queryClient) ?? reloadUser(queryClient, signal);
}
