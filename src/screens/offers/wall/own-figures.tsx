import { query } from '#api/queries.ts';
import { approvals } from '#contract/approvals.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { PeekFigures } from '../live/peek-figures.tsx';

/** What an approved offer has brought the publisher in the last 30 days. */
export function OwnFigures({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(query(approvals.get, { params: { id } }));
  if (data) return <PeekFigures figures={data.figures} />;
  return error ? (
    <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />
  ) : (
    <Skeleton width="100%" height={208} />
  );
}
