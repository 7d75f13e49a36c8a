import type { Download } from '#contract/endpoint.ts';
import { useFormats } from '#i18n/formats.tsx';
import type { ListRequest } from '#lists/api-request.ts';
import { DownloadButton } from '#lists/download-button.tsx';
import { ListColumns } from '#lists/list-columns.tsx';
import { ListMenu } from '#lists/list-menu.tsx';
import { ListRows, type ListRowsProps } from '#lists/list-rows.tsx';
import type { ListShape } from '#lists/list-search.ts';
import type { FirstRows } from '#lists/no-rows.tsx';
import { SearchBox } from '#lists/search-box.tsx';
import { useCursorRows } from '#lists/use-cursor-rows.ts';
import { useListRegionKeys } from '#lists/use-list-region-keys.ts';
import { useListSearch } from '#lists/use-list-search.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { Toolbar, WideOnly } from '#ui/layout/toolbar.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryOptions } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { RangeTooLong } from '../range-too-long.tsx';
import type { Analytics } from '../use-analytics.ts';
import { NotInDays } from './not-in-days.tsx';

export type LogCardProps<Row> = {
  analytics: Analytics;
  label: string;
  shape: ListShape;
  request: ListRequest;
  download: UseQueryOptions<Download>;
  /** What the file holds, as a tooltip. */
  downloadTip: string;
  /** How many rows there are, as the figures count them; from all of them where they are there, else null. */
  renderCount: (rows: readonly Row[] | null, loaded: number) => ReactNode;
  /** The same as a number; null: not known. */
  total: number | null;
  columns: readonly Column<Row>[];
  isDim?: (row: Row) => boolean;
  /** The name of the search, where rows can be searched. */
  search?: string;
  /** Filters of this log alone. */
  menus?: ReactNode;
  first: FirstRows;
};

const keyOf = ({ id }: { id: string }) => id;

type ToolbarProps<Row> = Omit<
  LogCardProps<Row>,
  'first' | 'analytics' | 'isDim' | 'label' | 'renderCount'
> & {
  count: ReactNode;
  region: { current: HTMLElement | null };
  rows: number | undefined;
  isFetching: boolean;
  onRefresh: () => void;
};

type DownloadProgressProps = {
  /** Those of the file that have arrived; the first is that of the column names. */
  lines: number;
  /** How many rows the file will have; null: not known. */
  rows: number | null;
};

/** How far a download is, on the button that cancels it. */
function DownloadProgress({ lines, rows }: DownloadProgressProps) {
  const { share } = useFormats();
  const loaded = Math.max(lines - 1, 0);
  if (!rows) return <Plural value={loaded} one="Cancel download (# row)" other="Cancel download (# rows)" />;
  const part = share(Math.min(Math.round((loaded / rows) * 100), 100));
  return <Trans>Cancel download ({part})</Trans>;
}

function LogToolbar<Row>({ shape, columns, search, menus, count, total, ...props }: ToolbarProps<Row>) {
  const { t } = useLingui();
  const [listSearch, change] = useListSearch(shape);
  const { download, downloadTip, region, rows, request, isFetching, onRefresh } = props;
  return (
    <Toolbar
      search={
        <>
          {search ? <SearchBox label={search} /> : null}
          {menus}
          <span>{count}</span>
        </>
      }
      end={
        <>
          <IconButton icon={RefreshCw} label={t`Refresh`} busy={isFetching} onClick={onRefresh} />
          <WideOnly>
            <ListColumns shape={shape} columns={columns} listSearch={listSearch} onChange={change} />
          </WideOnly>
          <DownloadButton
            query={download}
            tip={downloadTip}
            isEmpty={rows === 0}
            renderProgress={(lines) => <DownloadProgress lines={lines} rows={total} />}
          />
          <ListMenu region={region} rows={rows ?? 0} request={request} />
        </>
      }
    />
  );
}

type MoreProps = { loaded: number | undefined; hasMore: boolean; isLoading: boolean; onMore: () => void };

function More({ loaded, hasMore, isLoading, onMore }: MoreProps) {
  // The rows are painted a render later, and none belongs below their placeholders.
  const isShown = useDeferredValue(loaded !== undefined);
  const rows = loaded ?? 0;
  return (
    <>
      {hasMore && isShown ? (
        <CardBody>
          <Button block busy={isLoading} onClick={onMore}>
            <Trans>Load more</Trans>
          </Button>
        </CardBody>
      ) : null}
      <HiddenText live>
        {isLoading ? (
          <Trans>Loading</Trans>
        ) : (
          <Plural value={rows} one="# row loaded" other="# rows loaded" />
        )}
      </HiddenText>
    </>
  );
}

type LogRowsProps<Row> = ListRowsProps<Row> & { analytics: Analytics; isEmpty: boolean };

function LogRows<Row>({ analytics, isEmpty, ...list }: LogRowsProps<Row>) {
  const { shape } = list;
  const [{ search }] = useListSearch(shape);
  return search && isEmpty ? (
    <NotInDays {...{ analytics, shape }} />
  ) : (
    <ListRows {...list} loadingRows={20} selection={undefined} />
  );
}

/** The rows of a log, newest first, the next ones on request. */
export function LogCard<Row extends { id: string }>({ analytics, first, isDim, ...log }: LogCardProps<Row>) {
  const region = useRef<HTMLDivElement>(null);
  useListRegionKeys(region);
  const { label, shape, columns, request } = log;
  const query = useCursorRows<Row>(request);
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const refresh = () => void refetch();
  const isWhole = data !== undefined && !hasNextPage && !query.isPlaceholderData;
  if (error?.code === 'RANGE_TOO_LONG') return <RangeTooLong used={analytics.filters} />;
  return (
    <div ref={region}>
      <Card flush label={label} busy={isFetching}>
        <LogToolbar
          {...log}
          {...{ region, isFetching }}
          count={log.renderCount(isWhole ? data.data : null, data?.total ?? 0)}
          rows={data?.total}
          onRefresh={refresh}
        />
        <LogRows
          {...{ shape, label, columns, query, first, analytics }}
          rowKey={keyOf}
          isEmpty={isWhole && data.total === 0}
          {...(isDim ? { isDim } : {})}
        />
        <More
          loaded={data?.total}
          hasMore={hasNextPage}
          isLoading={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      </Card>
    </div>
  );
}
