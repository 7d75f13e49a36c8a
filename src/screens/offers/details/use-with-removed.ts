import { useQuery, type UseQueryOptions } from '@tanstack/react-query';

const gone = 404;

/**
 * A resource, or what the network keeps of it once it is removed (O9): `own` is its `get`, `archive` its `retrieve`.
 */
export function useWithRemoved<Answer>(own: UseQueryOptions<Answer>, archive: UseQueryOptions<Answer>) {
  const there = useQuery(own);
  const isGone = there.error?.status === gone;
  const archived = useQuery({ ...archive, enabled: isGone });
  const { data, error, isFetching, refetch } = isGone ? archived : there;
  return { data: data ?? there.data, isRemoved: isGone, error, isFetching, refetch };
}
