import { query } from '#api/queries.ts';
import { approvals, type Approval } from '#contract/approvals.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { HistoryTimeline } from '../details/history.tsx';

function Loading() {
  return (
    <>
      <HiddenText>
        <Trans>Loading</Trans>
      </HiddenText>
      <Skeleton width="100%" height={120} />
    </>
  );
}

export function HistoryDialog({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(
    query(approvals.get, { params: { id: approval.id } }),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={approval.offer.name}
      actions={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {data ? <HistoryTimeline approval={data} /> : null}
      {!data && error ? (
        <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : null}
      {!data && !error ? <Loading /> : null}
    </Dialog>
  );
}
