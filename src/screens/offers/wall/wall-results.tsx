import { withoutFilters } from '#lists/filters.ts';
import { ListPager } from '#lists/list-pager.tsx';
import { usedFilters, type ListShape } from '#lists/list-search.ts';
import { useListSearch } from '#lists/use-list-search.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CardGrid } from '#ui/card-grid.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OfferSkeletons } from './offer-skeletons.tsx';
import { useWallLook } from './use-wall-look.ts';
import { WallTable, type WallTableProps } from './wall-table.tsx';

type ResultsProps<Row> = WallTableProps<Row> & { card: (row: Row) => ReactNode };

/** No offer (L1); where filters or a search caused it, they can be taken away. */
function NoOffers({ shape }: { shape: ListShape }) {
  const [listSearch, change] = useListSearch(shape);
  const isNarrowed = usedFilters(listSearch) > 0 || listSearch.search !== '';
  return (
    <EmptyState>
      {isNarrowed ? (
        <Button onClick={() => change({ ...withoutFilters(listSearch), search: '' })}>
          <Trans>Clear all filters</Trans>
        </Button>
      ) : null}
    </EmptyState>
  );
}

function Cards<Row>({ shape, query, card }: ResultsProps<Row>) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = query;
  if (!data) {
    return isError ? <FailedState onRetry={() => void refetch()} busy={isFetching} /> : <OfferSkeletons />;
  }
  if (data.data.length === 0 && data.total === 0) return <NoOffers shape={shape} />;
  return (
    <>
      {data.data.length > 0 ? <CardGrid>{data.data.map(card)}</CardGrid> : <EmptyState />}
      <Card label={t`Pages`} flush>
        <ListPager total={data.total} />
      </Card>
    </>
  );
}

/** The offers of a wall as the address wants them: cards, or rows of a table. */
export function WallResults<Row extends { id: number }>({
  isBelow,
  ...results
}: ResultsProps<Row> & {
  /** Whether something else stands above: then the offers have a heading that is seen. */
  isBelow: boolean;
}) {
  const [look] = useWallLook();
  return (
    <CardSection
      bare={!isBelow}
      title={isBelow ? <Trans>All offers</Trans> : <Trans>Offers</Trans>}
      busy={results.query.isFetching}
    >
      {look === 'table' ? <WallTable {...results} /> : <Cards {...results} />}
    </CardSection>
  );
}
