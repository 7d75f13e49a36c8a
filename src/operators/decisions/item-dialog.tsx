import { Button } from '#ui/controls/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useFocusAfterRemoval } from '#ui/overlays/use-focus-after-removal.ts';
import { Trans } from '@lingui/react/macro';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';

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

/** An item over its list, loaded anew each time: others decide about it, too. */
export function ItemDialog<Item>({ query, onClose, title, titleOf, children }: ItemDialogProps<Item>) {
  const { data, error, isFetching, refetch } = useQuery({ ...query, refetchOnMount: 'always' });
  useFocusAfterRemoval(true);
  const isMissing = error?.status === 404;
  return (
    <Dialog
      open
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
      {data ? children(data) : null}
      {!data && isMissing ? (
        <p>
          <Trans>This is not there any more.</Trans>
        </p>
      ) : null}
      {!data && error && !isMissing ? (
        <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : null}
      {!data && !error ? <Loading /> : null}
    </Dialog>
  );
}
