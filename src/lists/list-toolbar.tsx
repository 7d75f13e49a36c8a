import { IconButton } from '#ui/icon-button.tsx';
import { notify } from '#ui/notify.ts';
import { Toolbar, ToolbarLine, WideOnly } from '#ui/toolbar.tsx';
import { useLingui } from '@lingui/react/macro';
import { ClipboardCopy, RefreshCw } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { rowsAsText } from './copy-rows.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterMenus } from './filter-menus.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import type { Filter } from './filters.ts';
import { ListColumns } from './list-columns.tsx';
import type { ListRowsProps } from './list-rows.tsx';
import { usedFilters } from './list-search.ts';
import { SearchBox } from './search-box.tsx';
import { useListSearch } from './use-list-search.ts';

/** What stands above the rows of a list. */
export type ListToolbarProps<Row> = Pick<ListRowsProps<Row>, 'shape' | 'query' | 'columns'> & {
  searchLabel?: string;
  filters?: readonly Filter[];
  /** At the end: a download. */
  actions?: ReactNode;
};

const none: readonly Filter[] = [];

function CopyRows({ region, disabled }: { region: RefObject<HTMLElement | null>; disabled: boolean }) {
  const { t } = useLingui();
  async function copy() {
    const table = region.current?.querySelector('table');
    if (!table) return;
    await navigator.clipboard.writeText(rowsAsText(table));
    notify({ type: 'success', text: t`Rows copied` });
  }
  return (
    <IconButton
      icon={ClipboardCopy}
      label={t`Copy visible rows`}
      disabled={disabled}
      onClick={() => void copy()}
    />
  );
}

/** Search, filters, columns and what is done with a list, and under them the filters in use. */
export function ListToolbar<Row>({
  shape,
  query: { data, isFetching, refetch },
  columns,
  searchLabel,
  filters = none,
  actions,
  region,
}: ListToolbarProps<Row> & { region: RefObject<HTMLElement | null> }) {
  const { t } = useLingui();
  const [listSearch, change] = useListSearch(shape);
  const narrowing = { filters, listSearch, onChange: change };
  const hasFilters = filters.length > 0;
  return (
    <>
      <Toolbar
        search={searchLabel ? <SearchBox label={searchLabel} /> : null}
        wide={hasFilters ? <FilterMenus {...narrowing} /> : null}
        narrow={hasFilters ? <FilterSheet {...narrowing} total={data?.total} /> : null}
        end={
          <>
            <IconButton
              icon={RefreshCw}
              label={t`Refresh`}
              busy={isFetching}
              onClick={() => void refetch()}
            />
            <WideOnly>
              <CopyRows region={region} disabled={!data?.data.length} />
              {shape.columns.length > 0 ? (
                <ListColumns shape={shape} columns={columns} listSearch={listSearch} onChange={change} />
              ) : null}
            </WideOnly>
            {actions}
          </>
        }
      />
      {usedFilters(listSearch) > 0 ? (
        <ToolbarLine>
          <FilterChips {...narrowing} />
        </ToolbarLine>
      ) : null}
    </>
  );
}
