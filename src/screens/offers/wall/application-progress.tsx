import { query } from '#api/queries.ts';
import { approvals } from '#contract/approvals.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { HistoryTimeline } from '../details/history.tsx';

/** When an application was sent, and when the network decides. */
export function ApplicationProgress({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(query(approvals.get, { params: { id } }));
  if (!data) {
    return error ? (
      <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <Skeleton width="100%" height={96} />
    );
  }
  return (
    <>
      <HistoryTimeline approval={data} />
      {data.review_due_at ? (
        <p>
          <Trans>We email you when the network decides.</Trans>
        </p>
      ) : null}
    </>
  );
}
