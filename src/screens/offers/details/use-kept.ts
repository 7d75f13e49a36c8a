import { useQuery, type UseQueryOptions } from '@tanstack/react-query';

const gone = 404;

/**
 * What is there, or, once that is taken away, what the network keeps of it (O9): `own` and `kept` are the calls `get` and
 * `retrieve` of one resource, `isKept` says that only the second one knows it.
 */
export function useKept<Answer>(own: UseQueryOptions<Answer>, kept: UseQueryOptions<Answer>) {
  const there = useQuery(own);
  const isGone = there.error?.status === gone;
  const archived = useQuery({ ...kept, enabled: isGone });
  const { data, error, isFetching, refetch } = isGone ? archived : there;
  return { data: data ?? there.data, isKept: isGone, error, isFetching, refetch };
}
