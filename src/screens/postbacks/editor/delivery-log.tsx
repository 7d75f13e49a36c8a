import { query as queryOf } from '#api/queries.ts';
import { isNotOffered } from '#api/not-offered.ts';
import { postbacks, type PostbackDelivery } from '#contract/postbacks.ts';
import { useFormats } from '#i18n/formats.tsx';
import { NetworkText } from '#i18n/network-text.tsx';
import { usePortal } from '#portal/portal-context.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Code } from '#ui/content/code.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { MediaRow } from '#ui/content/media-row.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { RowActions } from '#ui/tables/row-actions.tsx';
import { Table, type Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Result } from '#contract/endpoint.ts';
import { NextTry } from '../next-try.tsx';
import { deliveryStatuses } from '../statuses.ts';

const step = 10;
// The list of postbacks stands below them.
const firstOnPhones = 5;
// The largest page (P6).
const most = 100;

function OddAmount({ odd: { value, note } }: { odd: NonNullable<PostbackDelivery['odd_amount']> }) {
  return (
    <Callout tone="warning">
      <Trans>The advertiser sent the amount “{value}”.</Trans> <NetworkText>{note}</NetworkText>
    </Callout>
  );
}

type Log = UseQueryResult<Result<(typeof postbacks)['deliveries']>>;

// The call is made beside everything else: the log is asked for until it has been.
const pauseOfLook = 1000;
const isDue = ({ status, next_at: next }: PostbackDelivery, now: Date) =>
  status === 'queued' && next !== null && Date.parse(next) <= now.getTime();

// Most calls succeed at once.
const RetryNow = lazyComponent(async () => (await import('./retry-now.tsx')).RetryNow);

type ActionsProps = { id: number; delivery: PostbackDelivery; onRetried: () => Promise<unknown> };

function Actions({ id, delivery, onRetried }: ActionsProps) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const { url, status, created_at } = delivery;
  const at = dateTime(new Date(created_at));
  return (
    <RowActions>
      {status === 'delivered' ? null : (
        <Suspense>
          <RetryNow id={id} delivery={delivery.id} time={at} onRetried={onRetried} />
        </Suspense>
      )}
      <CopyButton text={url} label={t`Copy the address called ${at}`} />
    </RowActions>
  );
}

function useColumns(id: number, refresh: () => Promise<unknown>): Column<PostbackDelivery>[] {
  const { t } = useLingui();
  const { dateTime, count } = useFormats();
  return [
    {
      id: 'created_at',
      head: t`Time`,
      name: true,
      cell: ({ created_at, url, odd_amount }) => (
        <>
          <MediaRow
            size="cell"
            media={null}
            title={dateTime(new Date(created_at))}
            meta={<Code cut>{url}</Code>}
          />
          {odd_amount ? <OddAmount odd={odd_amount} /> : null}
        </>
      ),
    },
    { id: 'event', head: t`Event`, cell: ({ event }) => event.name },
    {
      id: 'status',
      head: t`Status`,
      phone: 'beside',
      cell: ({ status, next_at: next }) => (
        <>
          <StatusBadge status={status} appearances={deliveryStatuses} />
          {next ? <NextTry at={next} /> : null}
        </>
      ),
    },
    {
      id: 'answer',
      head: t`Answer`,
      cell: ({ attempts }) => {
        const last = attempts.at(-1);
        return last?.http_status ?? last?.error ?? '–';
      },
    },
    {
      id: 'attempts',
      head: t`Attempts`,
      numeric: true,
      cell: ({ attempts }) => count(attempts.length),
    },
    {
      id: 'actions',
      head: t`Actions`,
      action: true,
      phone: 'side',
      cell: (delivery) => <Actions id={id} delivery={delivery} onRetried={refresh} />,
    },
  ];
}

type RowsProps = { id: number; log: Log; onMore: (() => void) | null };

function Rows({ id, log, onMore }: RowsProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = log;
  const columns = useColumns(id, refetch);
  if (error && isNotOffered(error)) {
    return (
      <CardBody>
        <Callout>
          <Trans>This network offers no delivery log.</Trans>
        </Callout>
      </CardBody>
    );
  }
  if (error && !data) return <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (data?.data.length === 0) {
    return (
      <EmptyState
        text={<Trans>Every call of this postback is listed here with your tracker’s answer.</Trans>}
      />
    );
  }
  return (
    <>
      <Table
        label={t`Deliveries`}
        density="twoLine"
        columns={columns}
        rows={data?.data ?? null}
        rowKey={(delivery) => delivery.id}
      />
      {onMore ? (
        <CardBody>
          <Button block busy={isFetching} onClick={onMore}>
            <Trans>Show more</Trans>
          </Button>
        </CardBody>
      ) : null}
    </>
  );
}

export function DeliveryLog({ id }: { id: number }) {
  const { t } = useLingui();
  const { networkClock } = usePortal();
  const [limit, setLimit] = useState(useIsNarrow() ? firstOnPhones : step);
  const log = useQuery({
    ...queryOf(postbacks.deliveries, { params: { id }, query: { limit } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some((delivery) => isDue(delivery, networkClock.now())) ? pauseOfLook : false,
  });
  const hasMore = log.data !== undefined && log.data.total > limit && limit < most;
  return (
    <Card
      flush
      title={<Trans>Deliveries</Trans>}
      busy={log.isFetching}
      end={
        <IconButton
          icon={RefreshCw}
          label={t`Refresh the deliveries`}
          busy={log.isFetching}
          onClick={() => void log.refetch()}
        />
      }
    >
      <Rows id={id} log={log} onMore={hasMore ? () => setLimit(Math.min(limit + step, most)) : null} />
    </Card>
  );
}
