import { account } from '#contract/account.ts';
import { dictionaries } from '#contract/dictionaries.ts';
import type { QueryClient } from '@tanstack/react-query';
import { query } from './queries.ts';
import { userOf, type User } from './user.ts';

const whole = { staleTime: Number.POSITIVE_INFINITY };

/** What every signed-in screen may rely on: the start dictionaries, countries, categories, approval statuses (S6). */
export const referenceQueries = {
  start: { ...query(dictionaries.start), ...whole },
  categories: { ...query(dictionaries.categories), ...whole },
  countries: { ...query(dictionaries.countries), ...whole },
  approvalStatuses: { ...query(dictionaries.approvalStatuses), ...whole },
};

/** The signed-in user. */
export const userQuery = { ...query(account.profile), ...whole, select: userOf };

/** Loads the user anew. */
export const reloadUser = async (queryClient: QueryClient): Promise<User> =>
  userOf(await queryClient.query({ ...query(account.profile), staleTime: 0 }));

/** Loads dictionaries and user side by side, into the cache; rejects with the first failure (S6, S7). */
export async function loadReferenceData(queryClient: QueryClient): Promise<User> {
  const [user] = await Promise.all([
    reloadUser(queryClient),
    queryClient.query(referenceQueries.start),
    queryClient.query(referenceQueries.categories),
    queryClient.query(referenceQueries.countries),
    queryClient.query(referenceQueries.approvalStatuses),
  ]);
  return user;
}
