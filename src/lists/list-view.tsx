import type { Quota } from '#contract/quotas.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PhoneLine, ToolbarLine } from '#ui/layout/toolbar.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { ListPager } from './list-pager.tsx';
import { ListQuota } from './list-quota.tsx';
import { ListRows, type ListRowsProps } from './list-rows.tsx';
import { ResultsAnnouncement } from './results-announcement.tsx';
import { ListToolbar, type ListToolbarProps } from './list-toolbar.tsx';
import { useListRegionKeys } from './use-list-region-keys.ts';
import { useSelection } from './use-selection.ts';

type ListViewProps<Row> = ListRowsProps<Row> &
  ListToolbarProps<Row> & {
    /** Actions on ticked rows; without it rows cannot be ticked. */
    bulk?: {
      nameOf: (row: Row) => string;
      /** The buttons; `clear` unticks all. */
      actions: (rows: readonly Row[], clear: () => void) => ReactNode;
      /** Rendered even after the rows are gone, for its dialogs. */
      progress?: (clear: () => void) => ReactNode;
    };
  };

type SelectedLineProps = { count: number; onClear: () => void; children: ReactNode };

function SelectedLine({ count, onClear, children }: SelectedLineProps) {
  return (
    <ToolbarLine>
      <Plural value={count} one="# row selected" other="# rows selected" />
      {children}
      <Button variant="ghost" onClick={onClear}>
        <Trans>Clear selection</Trans>
      </Button>
    </ToolbarLine>
  );
}

// A toolbar of this width has no room for it, and a line above the rows would move them.
function PhoneQuota({ quota }: { quota: Quota | undefined }) {
  const isNarrow = useIsNarrow();
  return isNarrow && quota ? (
    <PhoneLine>
      <ListQuota quota={quota} />
    </PhoneLine>
  ) : null;
}

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
  const { selection, selected, clear } = useSelection({
    rows: query.data?.data ?? [],
    rowKey,
    nameOf: bulk?.nameOf ?? String,
  });
  return (
    <div ref={region}>
      <Card label={label} busy={query.isFetching} flush>
        <ListToolbar {...{ shape, query, columns, searchLabel, filters, request, actions, region }} />
        {bulk && selected.length > 0 ? (
          <SelectedLine count={selected.length} onClear={clear}>
            {bulk.actions(selected, clear)}
          </SelectedLine>
        ) : null}
        <ResultsAnnouncement total={total} query={query} />
        <ListRows {...list} selection={bulk ? selection : undefined} />
        <PhoneQuota quota={quota} />
        {total ? <ListPager total={total} /> : null}
      </Card>
      {bulk?.progress?.(clear)}
    </div>
  );
}
