import type { Quota } from '#contract/quotas.ts';
import { Card } from '#ui/layout/card.tsx';
import { PhoneLine } from '#ui/layout/toolbar.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { useRef, type ReactNode } from 'react';
import { ListPager } from './list-pager.tsx';
import { ListQuota } from './list-quota.tsx';
import { ListRows, type ListRowsProps } from './list-rows.tsx';
import { ResultsAnnouncement } from './results-announcement.tsx';
import { ListToolbar, type ListToolbarProps } from './list-toolbar.tsx';
import { SelectedLine } from './selected-line.tsx';
import { useListRegionKeys } from './use-list-region-keys.ts';
import { useSelection } from './use-selection.ts';

type ListViewProps<Row> = ListRowsProps<Row> &
  ListToolbarProps<Row> & {
    /** Commands on selected rows of `request`; without it rows cannot be selected. */
    bulk?: {
      nameOf: (row: Row) => string;
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
export function ListView<Row>({ searchLabel, filters, request, actions, bulk, ...list }: ListViewProps<Row>) {
  const region = useRef<HTMLDivElement>(null);
  useListRegionKeys(region);
  const { shape, label, query, rowKey, columns } = list;
  const { total, quota } = query.data ?? {};
  const { selection, selected, deselect, clear, all } = useSelection({
    list: shape.name,
    request,
    rows: query.data?.data ?? none,
    rowKey,
    nameOf: bulk?.nameOf ?? String,
  });
  const drop = (isDropped: (row: Row) => boolean) => {
    deselect(isDropped);
    // Rows that somebody else has removed are still shown.
    void query.refetch();
  };
  return (
    <div ref={region}>
      <Card label={label} busy={query.isFetching} flush>
        <ListToolbar {...{ shape, query, columns, searchLabel, filters, request, actions, region }} />
        <SelectedLine count={selected.length} {...{ total, region, ...all }} onClear={clear}>
          {bulk?.actions(selected)}
        </SelectedLine>
        <ResultsAnnouncement total={total} query={query} />
        <ListRows {...list} selection={bulk ? selection : undefined} />
        <PhoneQuota quota={quota} />
        {total ? <ListPager total={total} /> : null}
      </Card>
      {bulk?.progress?.(drop)}
    </div>
  );
}
