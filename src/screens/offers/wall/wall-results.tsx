import { ListBanner } from '#lists/list-banner.tsx';
import { ListPager } from '#lists/list-pager.tsx';
import { NoRows } from '#lists/no-rows.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, type ReactNode } from 'react';
import { OfferSkeletons } from './offer-skeletons.tsx';
import { useWallLayout } from './use-wall-layout.ts';
import { WallTable, type WallTableProps } from './wall-table.tsx';

type ResultsProps<Row> = WallTableProps<Row> & { card: (row: Row) => ReactNode; hasFigures?: boolean };

function Cards<Row>({ shape, query, card, hasFigures = false }: ResultsProps<Row>) {
  const { t } = useLingui();
  const { error, isFetching, refetch } = query;
  const data = useDeferredValue(query.data);
  if (!data) {
    return error ? (
      <Card>
        <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />
      </Card>
    ) : (
      <OfferSkeletons hasFigures={hasFigures} />
    );
  }
  if (data.data.length === 0) {
    const first = { text: <Trans>The network has no offers at the moment.</Trans> };
    return <NoRows shape={shape} total={data.total} first={first} />;
  }
  return (
    <>
      <ListBanner query={query} />
      <CardGrid variant="filled">{data.data.map(card)}</CardGrid>
      <Card label={t`Pages`} flush>
        <ListPager total={data.total} />
      </Card>
    </>
  );
}

export function WallResults<Row extends { id: number }>({
  isBelow,
  isRest,
  ...results
}: ResultsProps<Row> & {
  /** Whether something is shown above: then the heading is visible. */
  isBelow: boolean;
  /** Whether the list leaves them out. */
  isRest: boolean;
}) {
  const [layout] = useWallLayout();
  const below = isRest ? <Trans>Other offers</Trans> : <Trans>All offers</Trans>;
  return (
    <CardSection
      bare={!isBelow}
      title={isBelow ? below : <Trans>Offers</Trans>}
      busy={results.query.isFetching}
    >
      {layout === 'table' ? <WallTable {...results} /> : <Cards {...results} />}
    </CardSection>
  );
}
