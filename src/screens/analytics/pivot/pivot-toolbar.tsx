import { figureOrder } from '#i18n/figures.ts';
import { csvFile } from '#lists/csv-file.ts';
import { longestOf } from '#figures/longest-days.ts';
import { ListColumns } from '#lists/list-columns.tsx';
import { ListMenu } from '#lists/list-menu.tsx';
import { saveFile } from '#lists/save-file.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Toolbar, WideOnly } from '#ui/layout/toolbar.tsx';
import { daysOf } from '#contract/days.ts';
import type { Kpi } from '#contract/analytics.ts';
import { dimension as knownDimension, type Dimension } from '#contract/reports.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, FoldVertical, UnfoldVertical } from 'lucide-react';
import { figuresOf } from '../table-figures.ts';
import { SplitPicker } from '../split/split-picker.tsx';
import { useDimensions } from '../use-dimensions.ts';
import { DimensionPicker } from './dimension-picker.tsx';
import { pivotLines, rowsAsLines } from './pivot-lines.ts';
import { pivotShape } from './pivot-shape.ts';
import type { PivotState } from './use-pivot.ts';
import { pivotQuery } from './use-pivot-source.ts';

const isDimension = (name: Dimension | Kpi): name is Dimension =>
  knownDimension.options.some((one) => one === name);

function Groups({ openAll }: Pick<PivotState, 'openAll'>) {
  const { t } = useLingui();
  return (
    <>
      <IconButton icon={UnfoldVertical} label={t`Open all groups`} onClick={() => openAll(true)} />
      <IconButton icon={FoldVertical} label={t`Close all groups`} onClick={() => openAll(false)} />
    </>
  );
}

function useFile({ source, nodes, nameOf, figures, columns }: PivotState) {
  const { t } = useLingui();
  const { name } = useDimensions();
  const head = (one: Dimension | Kpi) => (isDimension(one) ? name(one) : figures.label(one));
  const idOf = (record: string) => t`${record} ID`;
  return () => {
    if (!source) return;
    const { dimensions, range } = source;
    const lines = pivotLines({ nodes, dimensions, figures: columns, head, idOf, nameOf });
    saveFile(csvFile(`pivot-${range.from}-${range.to}.csv`, lines));
  };
}

export function PivotToolbar(pivot: PivotState) {
  const { t } = useLingui();
  const { dimensions, rows, listSearch, changeList, figures, columns, texts } = pivot;
  const { name } = useDimensions();
  const save = useFile(pivot);
  const whyNot = (chosen: readonly Dimension[]) => {
    const { days } = longestOf([...pivot.filters, ...chosen]);
    return daysOf(pivot.range) > days ? t`For at most ${days} days` : null;
  };
  const heads = [dimensions.map(name).join(' / '), ...columns.map(figures.label)];
  const asText = () =>
    rowsAsLines(heads, rows, (row) => [texts.name(row), ...columns.map((column) => texts.cell(row, column))]);
  return (
    <Toolbar
      search={
        <DimensionPicker
          value={dimensions}
          whyNot={whyNot}
          onChange={(chosen) => pivot.change({ dimensions: chosen })}
        />
      }
      end={
        <>
          {pivot.hasChart ? null : <SplitPicker />}
          {dimensions.length > 1 ? <Groups openAll={pivot.openAll} /> : null}
          <ListColumns
            shape={pivotShape}
            columns={figureOrder.map((id) => ({ id, head: figures.label(id) }))}
            listSearch={listSearch}
            onChange={changeList}
          />
          <WideOnly>
            <Button
              icon={Download}
              tip={t`All rows as CSV, without the subtotals`}
              disabledReason={rows.length === 0 ? t`There are no rows to download` : null}
              onClick={save}
            >
              <Trans>Download</Trans>
            </Button>
          </WideOnly>
          <ListMenu
            textOf={asText}
            rows={rows.length}
            request={pivotQuery({ ...pivot, figures: figuresOf(listSearch) }, dimensions)}
          />
        </>
      }
    />
  );
}
