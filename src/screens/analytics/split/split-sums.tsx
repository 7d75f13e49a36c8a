import type { Kpi } from '#contract/analytics.ts';
import { useFigures } from '#figures/use-figures.ts';
import { Card } from '#ui/layout/card.tsx';
import { Table, type Column } from '#ui/tables/table.tsx';
import { useLingui } from '@lingui/react/macro';
import { useDimensions } from '../use-dimensions.ts';
import { useSplit, type SplitLine } from './use-split.ts';
import type { SplitProps } from './use-split-lines.ts';

const compared: readonly Kpi[] = ['clicks', 'conversions', 'cr', 'epc', 'payout', 'avg_payout'];

/** The lines of a split side by side: a row each, with what they come to in the whole period. */
export function SplitSums({ view, split }: Pick<SplitProps, 'view' | 'split'>) {
  const { t } = useLingui();
  const figures = useFigures();
  const { name } = useDimensions();
  const columns = compared.map((kpi): Column<SplitLine> => ({
    id: kpi,
    head: figures.head(kpi),
    hint: figures.meaning(kpi),
    numeric: true,
    cell: ({ sums }) => figures.write(kpi)(sums?.[kpi]),
  }));
  return (
    <Card flush>
      <Table
        label={t`Compared`}
        density="compact"
        columns={[{ id: 'name', head: name(split.by), name: true, cell: (line) => line.name }, ...columns]}
        rows={useSplit(view, split)}
        rowKey={({ value }) => value}
      />
    </Card>
  );
}
