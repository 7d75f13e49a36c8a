import type { QueryClient } from '@tanstack/react-query';

/** Invalidates what a command changes. Many commands at once share one round, and one after the last of them. */
export function sharedReload(resources: readonly string[]): (queries: QueryClient) => Promise<void> {
  const affected: ReadonlySet<unknown> = new Set(resources);
  // Those with a round under way, and whether another is wanted.
  const rounds = new WeakMap<QueryClient, boolean>();
  return async function reload(queries) {
    if (rounds.has(queries)) {
      rounds.set(queries, true);
      return;
    }
    rounds.set(queries, false);
    await queries.invalidateQueries({ predicate: ({ queryKey }) => affected.has(queryKey[0]) });
    const isWanted = rounds.get(queries);
    rounds.delete(queries);
    if (isWanted) await reload(queries);
  };
}
