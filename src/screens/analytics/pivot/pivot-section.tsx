import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { Table } from '#ui/tables/table.tsx';
import { TreeGrid } from '#ui/tables/tree-grid.tsx';
import { useFormats } from '#i18n/formats.tsx';
import { withoutFilters } from '#lists/filters.ts';
import { ListBanner } from '#lists/list-banner.tsx';
import { nextSort, sortOf, usedFilters } from '#lists/list-search.ts';
import { changeOfKeys } from '#figures/analytics-address.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { NoClicks } from '../no-clicks.tsx';
import { figuresOf } from '../table-figures.ts';
import { RangeTooLong } from '../range-too-long.tsx';
import { useDimensions } from '../use-dimensions.ts';
import { PivotToolbar } from './pivot-toolbar.tsx';
import { isRangeTooLong } from './use-pivot-source.ts';
import { usePivot, type PivotState } from './use-pivot.ts';

function Stuck({ error, refresh, isFetching, ...pivot }: PivotState) {
  const { filters, dimensions } = pivot;
  if (!isRangeTooLong(pivot) && error?.code !== 'RANGE_TOO_LONG') {
    return <FailedState failure={error} onRetry={refresh} busy={isFetching} />;
  }
  return (
    <CardBody>
      <RangeTooLong used={[...filters, ...dimensions]} />
    </CardBody>
  );
}

function NoRows({ listSearch, changeList }: PivotState) {
  if (usedFilters(listSearch) === 0) return <NoClicks />;
  return (
    <EmptyState text={<Trans>Nothing in these days matches your filters.</Trans>}>
      <Button onClick={() => changeList(withoutFilters(listSearch))}>
        <Trans>Clear all filters</Trans>
      </Button>
    </EmptyState>
  );
}

function Loading({ listSearch, figures }: PivotState) {
  const { t } = useLingui();
  // As high as the grid, which mostly fills the window; on phones it scrolls with the page.
  const rows = useIsNarrow() ? 10 : 24;
  const columns = figuresOf(listSearch).map((id) => ({
    id,
    head: figures.head(id),
    numeric: true,
    cell: () => null,
  }));
  const name = { id: 'name', head: '', name: true, cell: () => null };
  return (
    <Table label={t`Pivot`} columns={[name, ...columns]} rows={null} loadingRows={rows} rowKey={String} />
  );
}

function Cut({ sent, count }: { sent: number; count: number }) {
  const formats = useFormats();
  const [some, all] = [formats.count(sent), formats.count(count)];
  return (
    <CardBody>
      <Callout>
        <Trans>
          Shown are the {some} rows with the most clicks, out of {all}. The others are added up as “Other”.
        </Trans>
      </Callout>
    </CardBody>
  );
}

function Rows(pivot: PivotState) {
  const { t } = useLingui();
  const formats = useFormats();
  const { name: nameOf } = useDimensions();
  const [, navigate] = useLocation();
  const {
    source,
    rows,
    texts,
    columns,
    figures,
    total,
    listSearch,
    changeList,
    change,
    hrefOf,
    hrefOfRows,
    turnOver,
  } = pivot;
  if (!source) return null;
  const { dimensions, range, count, rows: sent } = source;
  const all = formats.count(count);
  return (
    <>
      {sent.length < count ? <Cut sent={sent.length} count={count} /> : null}
      <TreeGrid
        label={t`Pivot`}
        name={{ id: 'name', head: dimensions.map(nameOf).join(' › ') }}
        columns={columns.map((id) => ({ id, head: figures.head(id), hint: figures.meaning(id) }))}
        rows={rows}
        texts={texts}
        totals={{
          name: t`Total (${all})`,
          cell: (column) => {
            const name = columns.find((id) => id === column);
            return name ? figures.write(name)(total[name]) : '';
          },
        }}
        sort={sortOf(listSearch.sort)}
        onSort={(column) => changeList({ sort: nextSort(listSearch.sort, column) })}
        density={listSearch.density}
        onTurn={turnOver}
        onPick={({ node }, column) => {
          const href = hrefOfRows(node, column);
          if (href !== null) {
            navigate(href);
            return;
          }
          const narrowed = changeOfKeys(node.keys, range);
          // The only row narrows nothing down, so it adds no step to the history.
          if (!node.isOther && hrefOf(narrowed) !== hrefOf({})) change(narrowed);
        }}
      />
    </>
  );
}

function Content(pivot: PivotState) {
  if (pivot.isStuck) return <Stuck {...pivot} />;
  if (!pivot.source || !pivot.figures.isLoaded) return <Loading {...pivot} />;
  return pivot.source.rows.length === 0 ? <NoRows {...pivot} /> : <Rows {...pivot} />;
}

/** The publisher's figures split by up to three dimensions, with subtotals (O10). */
export function PivotSection() {
  const { t } = useLingui();
  const pivot = usePivot();
  return (
    <Card flush label={t`Pivot`} busy={pivot.isFetching}>
      <PivotToolbar {...pivot} />
      {pivot.isStuck ? null : <ListBanner query={pivot.query} />}
      <Content {...pivot} />
    </Card>
  );
}
