import type { Page as PageOf } from '#contract/endpoint.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Toolbar, ToolbarLine, WideOnly } from '#ui/layout/toolbar.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import type { ListRequest } from './api-request.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterMenus } from './filter-menus.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import type { Filter } from './filters.ts';
import { ListColumns } from './list-columns.tsx';
import { ListQuota } from './list-quota.tsx';
import { ListSort } from './list-sort.tsx';
import { ListMenu } from './list-menu.tsx';
import type { ListRowsProps } from './list-rows.tsx';
import { usedFilters } from './list-search.ts';
import { SearchBox } from './search-box.tsx';
import { useListSearch } from './use-list-search.ts';
import { PinnedViews } from './views/pinned-views.tsx';
import { SavedViews } from './views/saved-views.tsx';
import { viewParameters } from './views/view-address.ts';

export type ListToolbarProps<Row> = Pick<ListRowsProps<Row>, 'shape' | 'columns'> & {
  query: UseQueryResult<PageOf<Row>>;
  searchLabel?: string;
  filters?: readonly Filter[];
  /** The request behind the rows, which can be copied for a shell. */
  request?: ListRequest;
  /** At the end: a download. */
  actions?: ReactNode;
};

type ToolbarProps<Row> = ListToolbarProps<Row> & { region: RefObject<HTMLElement | null> };

const none: readonly Filter[] = [];

function Refresh<Row>({ query: { isFetching, refetch } }: Pick<ToolbarProps<Row>, 'query'>) {
  const { t } = useLingui();
  return <IconButton icon={RefreshCw} label={t`Refresh`} busy={isFetching} onClick={() => void refetch()} />;
}

function Full<Row>({
  shape,
  query,
  columns,
  searchLabel,
  filters = none,
  request,
  actions,
  region,
}: ToolbarProps<Row>) {
  const { data } = query;
  const [listSearch, change] = useListSearch(shape);
  const narrowing = { filters, listSearch, onChange: change };
  const isNarrow = useIsNarrow();
  const hasFilters = filters.length > 0;
  const views = { kind: shape.name, parameters: viewParameters(shape) };
  return (
    <>
      <Toolbar
        search={searchLabel ? <SearchBox label={searchLabel} /> : null}
        wide={hasFilters ? <FilterMenus {...narrowing} /> : null}
        narrow={hasFilters ? <FilterSheet {...narrowing} total={data?.total} /> : null}
        end={
          <>
            {isNarrow ? null : <ListQuota quota={data?.quota} />}
            <Refresh query={query} />
            <SavedViews {...views} />
            <WideOnly>
              {shape.columns.length > 0 ? (
                <ListColumns shape={shape} columns={columns} listSearch={listSearch} onChange={change} />
              ) : null}
            </WideOnly>
            {actions}
            <ListMenu region={region} rows={data?.data.length ?? 0} request={request} />
          </>
        }
      />
      <PinnedViews {...views} />
      <ListSort shape={shape} columns={columns} />
      {usedFilters(listSearch) > 0 ? (
        <ToolbarLine>
          <FilterChips {...narrowing} />
        </ToolbarLine>
      ) : null}
    </>
  );
}

/** What narrows and changes a list; as long as it never had a row, it can only be asked for again. */
export function ListToolbar<Row>(props: ToolbarProps<Row>) {
  const { data, isPlaceholderData } = props.query;
  const [listSearch] = useListSearch(props.shape);
  const isNarrowed = usedFilters(listSearch) > 0 || listSearch.search !== '';
  const isBare = data?.total === 0 && !isPlaceholderData && !isNarrowed;
  return isBare ? <Toolbar end={<Refresh {...props} />} /> : <Full {...props} />;
}
