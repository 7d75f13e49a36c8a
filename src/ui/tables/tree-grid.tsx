import { useId, type CSSProperties } from 'react';
import { treeGrid } from '#styled/recipes';
import type { Sort } from './table-head.tsx';
import { TreeGridHead, type TreeTotals } from './tree-grid-head.tsx';
import {
  cellId,
  rowsBefore,
  TreeGridRow,
  type TreeColumn,
  type TreeRow,
  type TreeTexts,
} from './tree-grid-row.tsx';
import { longFigure } from '../figures/long-figure.ts';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { usePrintedAt } from '../layout/use-printed-at.ts';
import { useSideways } from './use-sideways.ts';
import { useVisibleRows } from './use-visible-rows.ts';
import { useActiveCell } from './use-active-cell.ts';

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
// The tokens `sizes.row`, in rem.
const heights = { head: 2.125, default: 2.5, compact: 2.0625 };
const longFigureWidth = 208;
// Of the name and of each figure; below lg six figures fit beside the name.
const roomy = { name: 260, figure: 112 };
const tight = { name: 176, figure: 88 };
// On phones: the name, each line of figures, the padding.
const block = { name: 36, line: 42, end: 9 };

type Density = 'default' | 'compact';

// Row height and column template, by which columns have long figures; on phones rows are blocks without columns.
function useMeasures(longs: readonly boolean[], density: Density) {
  const perLine = longs.includes(true) ? 1 : 3;
  const least = useIsNarrow('lg') ? tight : roomy;
  if (useIsNarrow()) {
    const row = block.name + Math.ceil(longs.length / perLine) * block.line + block.end;
    return { row, totals: row, before: row, template: undefined, width: undefined, perLine };
  }
  const figures = longs.map((isLong) => (isLong ? longFigureWidth : least.figure));
  const row = heights[density] * rem();
  return {
    row,
    totals: row,
    before: row + heights.head * rem(),
    template: `minmax(${least.name}px, 2fr) ${figures.map((figure) => `minmax(${figure}px, 1fr)`).join(' ')}`,
    width: figures.reduce((sum, figure) => sum + figure, least.name),
    perLine,
  };
}

type TreeGridProps<Row> = {
  /** Accessible name. */
  label: string;
  /** The name column. */
  name: TreeColumn;
  /** The figure columns. */
  columns: readonly TreeColumn[];
  /** Rows of expanded groups, from top to bottom. */
  rows: readonly Row[];
  texts: TreeTexts<Row>;
  totals: TreeTotals;
  sort: Sort | null;
  onSort: (column: string) => void;
  density: Density;
  /** Expands or collapses a group. */
  onTurn: (row: Row) => void;
  /** A figure, or the name of a row without children, was pressed; the name is no column. */
  onPick: (row: Row, column: string | undefined) => void;
};

/**
 * Nested groups with figures, thousands of rows, virtualised; printed in full. Keys of an ARIA tree grid: arrows,
 * Page Up and Down, Home and End move, right and left also expand and collapse, Enter presses.
 */
export function TreeGrid<Row extends TreeRow>(props: TreeGridProps<Row>) {
  const { label, name, columns, rows, texts, totals, sort, onSort, density, onTurn, onPick } = props;
  const styles = treeGrid();
  const grid = useId();
  const region = useSideways();
  // The totals are the longest of all.
  const longs = columns.map(({ id }) => longFigure(totals.cell(id)) === '');
  const measures = useMeasures(longs, density);
  const { row: height, before, template, width, perLine } = measures;
  const count = rows.length;
  const isOpen = useIsNarrow();
  const { inSight, show, isWide } = useVisibleRows({ region, count, height, before, width, isOpen });
  const pick = (row: Row, nth: number) => onPick(row, columns[nth - 1]?.id);
  const keys = { rows, columns: columns.length, rowHeight: height, onTurn, onPick: pick, show };
  const { active, ...handlers } = useActiveCell(keys);
  const isPrinted = usePrintedAt() !== null;
  const items = isPrinted ? rows.map((_, index) => ({ index, key: index })) : inSight;
  const isDrawn = items.some(({ index }) => index === active?.row);
  return (
    <div
      ref={region}
      role="treegrid"
      className={styles.region}
      aria-label={label}
      aria-rowcount={rows.length + rowsBefore}
      aria-colcount={columns.length + 1}
      aria-activedescendant={active && isDrawn ? cellId(grid, active.row, active.column) : undefined}
      tabIndex={0}
      style={{ '--before': `${before}px`, '--row': `${height}px` } as CSSProperties}
      {...handlers}
    >
      <div
        className={styles.sheet}
        style={{ minWidth: width, '--figures': perLine } as CSSProperties}
        data-wide={isWide ? '' : undefined}
      >
        <TreeGridHead
          {...{ name, columns, totals, sort, onSort, styles, template }}
          totalsHeight={measures.totals}
        />
        <div role="rowgroup" className={styles.body} style={{ height: rows.length * height }}>
          {items.map(({ index, key }) => {
            const row = rows[index];
            return row ? (
              <TreeGridRow
                key={key}
                top={index * height}
                active={active?.row === index ? active.column : null}
                {...{ row, index, grid, columns, texts, styles, height, template }}
              />
            ) : null;
          })}
        </div>
      </div>
    </div>
  );
}
