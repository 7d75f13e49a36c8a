import type { Quota } from '#contract/quotas.ts';
import { Card } from '#ui/layout/card.tsx';
import { BottomBarPlace, PhoneLine } from '#ui/layout/toolbar.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { useRef, type ReactNode } from 'react';
import { ListPager } from './list-pager.tsx';
import { ListQuota } from './list-quota.tsx';
import { ListRows, type ListRowsProps } from './list-rows.tsx';
import { ResultsAnnouncement } from './results-announcement.tsx';
import { ListToolbar, type ListToolbarProps } from './list-toolbar.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { Peek } from './use-peek.ts';
import { useListRegionKeys } from './use-list-region-keys.ts';
import { useSelection, type BulkOfRows } from './use-selection.ts';

type ListViewProps<Row> = Omit<ListRowsProps<Row>, 'onPeek' | 'query'> &
  ListToolbarProps<Row> & {
    /** Rows that can be shown beside the list (`usePeek`). */
    peek?: Peek<Row>;
    /** Commands on selected rows of `request`; without it rows cannot be selected. */
    bulk?: BulkOfRows<Row> & {
      /** The buttons. */
      actions: (rows: readonly Row[]) => ReactNode;
      /** Rendered even after the rows are gone, for its dialogs; `deselect` is for rows that are dealt with. */
      progress?: (deselect: (isDropped: (row: Row) => boolean) => void) => ReactNode;
    };
  };

// A toolbar of this width has no room for it, and a line above the rows would move them.
function PhoneQuota({ quota }: { quota: Quota | undefined }) {
  const isNarrow = useIsNarrow();
  return isNarrow && quota ? (
    <PhoneLine>
      <ListQuota quota={quota} />
    </PhoneLine>
  ) : null;
}

const none: readonly never[] = [];

/**
 * A list of the portal: search, filters, columns, sort, pages and density in the address; skeleton, 'No data',
 * failure with Refresh; keys, selection, copying (L1 to L7). Old rows stay while new ones load. Example: `<ListView
 * shape={shape} label={t`Live offers`} query={query} columns={columns} rowKey={({ id }) => id} />`.
 */
export function ListView<Row>({
  searchLabel,
  filters,
  request,
  actions,
  bulk,
  peek,
  ...list
}: ListViewProps<Row>) {
  const region = useRef<HTMLDivElement>(null);
  useListRegionKeys(region);
  const { shape, label, query, rowKey, columns } = list;
  const { total, quota } = query.data ?? {};
  const rows = query.data?.data ?? none;
  const { selection, selected, ended, deselect, clear, all } = useSelection({
    list: shape.name,
    request,
    rows,
    rowKey,
    bulk,
  });
  const drop = (isDropped: (row: Row) => boolean) => {
    deselect(isDropped);
    // Rows that somebody else has removed are still shown.
    void query.refetch();
  };
  return (
    <BottomBarPlace ref={region}>
      {bulk ? (
        <SelectionBar
          count={selected.length}
          shown={rows.filter(selection.isSelected).length}
          {...{ total, ended, region, ...all }}
          onClear={clear}
        >
          {bulk.actions(selected)}
        </SelectionBar>
      ) : null}
      <Card label={label} busy={query.isFetching} flush>
        <ListToolbar {...{ shape, query, columns, searchLabel, filters, request, actions, region }} />
        <ResultsAnnouncement total={total} query={query} />
        <ListRows {...list} {...peek?.rows} selection={bulk ? selection : undefined} />
        <PhoneQuota quota={quota} />
        {total ? <ListPager total={total} /> : null}
      </Card>
      {peek?.panel}
      {bulk?.progress?.(drop)}
    </BottomBarPlace>
  );
}
