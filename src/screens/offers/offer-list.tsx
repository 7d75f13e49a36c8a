import type { Page as PageOf } from '#contract/endpoint.ts';
import { rangeOf } from '#lists/list-search.ts';
import { ListPager } from '#lists/list-pager.tsx';
import { SearchBox } from '#lists/search-box.tsx';
import { useListSearch } from '#lists/use-list-search.ts';
import { CardGrid } from '#ui/card-grid.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { Page } from '#ui/page.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OfferSkeletons } from './offer-skeletons.tsx';

type Asked = { limit: number; offset: number; search?: string };
type OfferListProps<Row> = {
  title: ReactNode;
  searchLabel: string;
  /** The call that answers what the address asks for. */
  queryOf: (asked: Asked) => UseQueryOptions<PageOf<Row>>;
  children: (row: Row) => ReactNode;
};

function Rows<Row>({
  query,
  children,
}: {
  query: UseQueryResult<PageOf<Row>>;
  children: (row: Row) => ReactNode;
}) {
  const { data, isError, isFetching, refetch } = query;
  if (data) return data.data.length > 0 ? <CardGrid>{data.data.map(children)}</CardGrid> : <EmptyState />;
  return isError ? <FailedState onRetry={() => void refetch()} busy={isFetching} /> : <OfferSkeletons />;
}

/** A wall of offers, page by page; where it stands is in the address (L1 to L4, L7). */
export function OfferList<Row>({ title, searchLabel, queryOf, children }: OfferListProps<Row>) {
  const [listSearch] = useListSearch();
  const { search } = listSearch;
  const query = useQuery({
    ...queryOf({ ...rangeOf(listSearch), ...(search ? { search } : {}) }),
    placeholderData: keepPreviousData,
  });
  const total = query.data?.total;
  return (
    <Page width="wide" aria-busy={query.isFetching}>
      <PageHead
        title={title}
        meta={total === undefined ? null : <Trans>Total: {total}</Trans>}
        actions={<SearchBox label={searchLabel} />}
      />
      <Rows query={query}>{children}</Rows>
      {total ? <ListPager total={total} /> : null}
    </Page>
  );
}
