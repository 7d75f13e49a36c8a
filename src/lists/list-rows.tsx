import type { Page as PageOf } from '#contract/endpoint.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Table, type Column, type Selection } from '#ui/tables/table.tsx';
import { announce } from '#ui/feedback/announce.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { shownColumns } from './list-columns.tsx';
import { ListBanner } from './list-banner.tsx';
import { noteTotal, placeholdersOf } from './last-totals.ts';
import { nextSort, sortOf, type ListSearch, type ListShape } from './list-search.ts';
import { NoRows, type FirstRows } from './no-rows.tsx';
import { useListSearch } from './use-list-search.ts';

/** What the rows need of a query: that of a page, or of several that follow each other. */
export type RowsQuery<Row> = Pick<UseQueryResult, 'error' | 'isFetching' | 'fetchStatus'> & {
  /** Whether its rows are those of the page before. */
  isPlaceholderData?: boolean;
  data: Pick<PageOf<Row>, 'data' | 'total'> | undefined;
  refetch: () => unknown;
};

export type ListRowsProps<Row> = {
  shape: ListShape;
  label: string;
  query: RowsQuery<Row>;
  /** All columns; those that the shape names can be hidden and moved. */
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  /** Number of placeholders while loading, as long as this tab has not shown the list; a page of 10 by default. */
  loadingRows?: number;
  /** Totals of all rows, by column: a row under the head. */
  totals?: ((column: string) => ReactNode) | undefined;
  /** What Enter does on a row. */
  onOpen?: (row: Row) => void;
  /** What Space does on a row, if not select it. */
  onPeek?: (row: Row) => void;
  /** Dimmed rows: paused, rejected. */
  isDim?: (row: Row) => boolean;
  /** The row shown beside the list. */
  isCurrent?: (row: Row) => boolean;
  /** Two-line rows, with pictures. */
  roomy?: boolean;
  /** Without a row and without filters. */
  first: FirstRows;
};

// Sorts by a column and announces it, since the head keeps its name.
function useSortPress(columns: readonly { id: string; head: string }[]) {
  const { t } = useLingui();
  return (sort: string, column: string): string => {
    const next = nextSort(sort, column);
    const head = columns.find(({ id }) => id === column)?.head ?? '';
    const isUp = sortOf(next)?.direction === 'ascending';
    announce(isUp ? t`Sorted by ${head}, ascending` : t`Sorted by ${head}, descending`);
    return next;
  };
}

// What is typed is painted first, the rows that it finds after it; those of a page, a size or a sort at once.
function useRowsInTime<Row>(data: readonly Row[] | undefined, search: string): readonly Row[] | null {
  // While others load, rows are those of the search before.
  const [known, setKnown] = useState({ data, search });
  const latest = known.data === data ? known : { data, search };
  if (latest !== known) setKnown(latest);
  const painted = useDeferredValue(latest);
  return (latest.search === painted.search ? latest : painted).data ?? null;
}

type Shown = { list: string; total: number | undefined; usual: number } & Pick<ListSearch, 'page' | 'size'>;

// A list without pages, as a log, may have more placeholders than one with pages.
function usePlaceholders({ list, total, page, size, usual }: Shown): number {
  const [count] = useState(() => placeholdersOf({ list, page, size: Math.max(size, usual), usual }));
  useEffect(() => noteTotal(list, total), [list, total]);
  return count;
}

type ColumnsOf<Row> = Pick<ListRowsProps<Row>, 'columns' | 'shape'> & {
  names: readonly string[];
  rows: readonly Row[] | null;
};

// As long as nobody has chosen columns, those that name what a value is have one in some row.
function useColumnsWithValues<Row>({ columns, shape, names, rows }: ColumnsOf<Row>): readonly Column<Row>[] {
  const isUsual = names.join() === (shape.shown ?? shape.columns).join();
  const empty = isUsual
    ? columns.filter(({ hasValue }) => hasValue && !rows?.some(hasValue)).map(({ id }) => id)
    : [];
  const left = names.filter((name) => !empty.includes(name)).join();
  return useMemo(() => shownColumns(columns, shape, left.split(',')), [columns, shape, left]);
}

const densityOf = ({ density }: ListSearch, roomy = false) => {
  if (density === 'compact') return 'compact';
  return roomy ? 'twoLine' : 'default';
};

const always = () => true;

/** The rows of a list, or its empty or failed state (L1, L2). */
export function ListRows<Row>({
  shape,
  query,
  columns,
  roomy,
  first,
  selection,
  loadingRows = 10,
  ...table
}: ListRowsProps<Row> & { selection: Selection<Row> | undefined }) {
  const [listSearch, change] = useListSearch(shape);
  const press = useSortPress(columns);
  const { data, error, isFetching, refetch } = query;
  const { page, size } = listSearch;
  const places = usePlaceholders({ list: shape.name, total: data?.total, page, size, usual: loadingRows });
  const rows = useRowsInTime(data?.data, listSearch.search);
  const shown = useColumnsWithValues({ columns, shape, names: listSearch.columns, rows });
  if (!data && error) return <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />;
  if (data?.data.length === 0) return <NoRows shape={shape} total={data.total} first={first} />;
  const isBefore = query.fetchStatus === 'paused' && query.isPlaceholderData === true;
  return (
    <>
      <ListBanner query={query} />
      <Table
        {...table}
        loadingRows={places}
        {...(isBefore && { isDim: always })}
        columns={shown}
        rows={rows}
        density={densityOf(listSearch, roomy)}
        sort={sortOf(listSearch.sort)}
        onSort={(column) => change({ sort: press(listSearch.sort, column) })}
        selection={isBefore ? undefined : selection}
      />
    </>
  );
}
