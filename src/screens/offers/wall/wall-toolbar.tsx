import type { Page as PageOf } from '#contract/endpoint.ts';
import type { ListRequest } from '#lists/api-request.ts';
import { ListColumns } from '#lists/list-columns.tsx';
import { ListMenu } from '#lists/list-menu.tsx';
import type { ListShape } from '#lists/list-search.ts';
import { SearchBox } from '#lists/search-box.tsx';
import { useListSearch } from '#lists/use-list-search.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { WithoutRail } from '#ui/layout/rail-layout.tsx';
import { Segment } from '#ui/controls/segment.tsx';
import { Select } from '#ui/controls/select.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { WideOnly } from '#ui/layout/toolbar.tsx';
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { LayoutGrid, RefreshCw, Rows3 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useWallLayout } from './use-wall-layout.ts';

type WallToolbarProps<Row> = {
  shape: ListShape;
  sorts: readonly { value: string; label: string }[];
  columns: readonly Column<Row>[];
  query: UseQueryResult<PageOf<Row>>;
  request?: ListRequest;
  views?: ReactNode;
  region: RefObject<HTMLElement | null>;
  /** Opens the filters on narrow windows, which have no rail. */
  sheet: ReactNode;
  actions?: ReactNode;
};

export function WallToolbar<Row>(props: WallToolbarProps<Row>) {
  const { shape, sorts, columns, query, request, views, region, sheet, actions } = props;
  const { data, isFetching, refetch } = query;
  const { t } = useLingui();
  const [layout, chooseLayout] = useWallLayout();
  const [listSearch, change] = useListSearch(shape);
  return (
    <>
      <SearchBox label={t`Search by name or ID`} />
      <WithoutRail>{sheet}</WithoutRail>
      <Select
        variant="quiet"
        label={t`Sort by`}
        value={listSearch.sort}
        onChange={(sort) => change({ sort })}
        items={sorts}
      />
      <WideOnly>
        <Segment
          label={t`Show as`}
          value={layout}
          onChange={chooseLayout}
          items={[
            { value: 'cards', label: t`Cards`, icon: LayoutGrid },
            { value: 'table', label: t`Table`, icon: Rows3 },
          ]}
        />
        {layout === 'table' ? (
          <ListColumns shape={shape} columns={columns} listSearch={listSearch} onChange={change} />
        ) : null}
        <IconButton icon={RefreshCw} label={t`Refresh`} busy={isFetching} onClick={() => void refetch()} />
        {views}
      </WideOnly>
      {actions}
      <ListMenu region={region} rows={layout === 'table' ? (data?.data.length ?? 0) : 0} request={request} />
    </>
  );
}
