import { Button } from '#ui/controls/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useFocusAfterRemoval } from '#ui/overlays/use-focus-after-removal.ts';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

type ItemDialogProps<Item> = {
  /** Of the item, as it is now. */
  query: UseQueryOptions<Item>;
  onClose: () => void;
  /** While it is not known. */
  title: ReactNode;
  titleOf: (item: Item) => ReactNode;
  children: (item: Item) => ReactNode;
};

function Loading() {
  return (
    <>
      <HiddenText>
        <Trans>Loading</Trans>
      </HiddenText>
      <Skeleton width="100%" height={240} />
    </>
  );
}

type AbsentProps = { error: UseQueryResult['error']; isFetching: boolean; onRetry: () => void };

function Absent({ error, isFetching, onRetry }: AbsentProps) {
  if (!error) return <Loading />;
  if (error.status !== 404) return <FailedState failure={error} onRetry={onRetry} busy={isFetching} />;
  return (
    <p>
      <Trans>This is not there any more.</Trans>
    </p>
  );
}

/** An item over its list, loaded anew each time: others decide about it, so what was loaded before is not shown. */
export function ItemDialog<Item>({ query, onClose, title, titleOf, children }: ItemDialogProps<Item>) {
  const queries = useQueryClient();
  const loads = () => queries.getQueryState(query.queryKey)?.dataUpdateCount ?? 0;
  const [loadsBefore] = useState(loads);
  const { error, isFetching, refetch, ...answer } = useQuery({ ...query, refetchOnMount: 'always' });
  const data = loads() > loadsBefore ? answer.data : undefined;
  useFocusAfterRemoval(true);
  return (
    <Dialog
      open
      inAddress
      size="lg"
      onClose={onClose}
      title={data ? titleOf(data) : title}
      actions={
        data ? null : (
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        )
      }
    >
      {data ? (
        children(data)
      ) : (
        <Absent error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
