import { useId, useRef } from 'react';
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
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { usePrintedAt } from '../layout/use-printed-at.ts';
import { useVisibleRows } from './use-visible-rows.ts';
import { useTreePlace } from './use-tree-place.ts';

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
/** As the tokens `sizes.row` have it, in rem. */
const heights = { head: 2.125, default: 2.5, compact: 2.0625 };
const [nameWidth, figureWidth] = [260, 112];
/** Of a row on phones: its name, each line of three figures, what is below. */
const block = { name: 36, line: 42, end: 9, figures: 3 };

type Density = 'default' | 'compact';

/** How high rows are and where their columns begin: on phones they are blocks without columns. */
function useMeasures(figures: number, density: Density) {
  if (useIsNarrow()) {
    const row = block.name + Math.ceil(figures / block.figures) * block.line + block.end;
    return { row, totals: row, before: row, template: undefined, width: undefined };
  }
  const row = heights[density] * rem();
  return {
    row,
    totals: row,
    before: row + heights.head * rem(),
    template: `minmax(${nameWidth}px, 2fr) repeat(${figures}, minmax(${figureWidth}px, 1fr))`,
    width: nameWidth + figures * figureWidth,
  };
}

type TreeGridProps<Row> = {
  /** What the rows are. */
  label: string;
  /** The column of the names. */
  name: TreeColumn;
  /** The columns of figures. */
  columns: readonly TreeColumn[];
  /** Those of open groups, from top to bottom. */
  rows: readonly Row[];
  texts: TreeTexts<Row>;
  totals: TreeTotals;
  sort: Sort | null;
  onSort: (column: string) => void;
  density: Density;
  /** Opens or closes a group. */
  onTurn: (row: Row) => void;
  /** A figure was pressed, or the name of a row that is no group. */
  onPick: (row: Row) => void;
};

/**
 * Figures of groups in groups, thousands of rows of them; drawn are those in sight, on paper all. The keys are those of a tree grid:
 * arrows, Page up and down, Home and End walk, right and left also open and close, Enter does what a press does.
 */
export function TreeGrid<Row extends TreeRow>(props: TreeGridProps<Row>) {
  const { label, name, columns, rows, texts, totals, sort, onSort, density, onTurn, onPick } = props;
  const styles = treeGrid();
  const grid = useId();
  const region = useRef<HTMLDivElement>(null);
  const measures = useMeasures(columns.length, density);
  const { row: height, before, template, width } = measures;
  const count = rows.length;
  const { inSight, show, isWide } = useVisibleRows({ region, count, height, before, width });
  const keys = { rows, columns: columns.length, rowHeight: height, onTurn, onPick, show };
  const { place, ...handlers } = useTreePlace(keys);
  const isPrinted = usePrintedAt() !== null;
  const items = isPrinted ? rows.map((_, index) => ({ index, key: index })) : inSight;
  const isDrawn = items.some(({ index }) => index === place?.row);
  return (
    <div
      ref={region}
      role="treegrid"
      className={styles.region}
      aria-label={label}
      aria-rowcount={rows.length + rowsBefore}
      aria-colcount={columns.length + 1}
      aria-activedescendant={place && isDrawn ? cellId(grid, place.row, place.column) : undefined}
      tabIndex={0}
      {...handlers}
    >
      <div className={styles.sheet} style={{ minWidth: width }} data-wide={isWide ? '' : undefined}>
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
                active={place?.row === index ? place.column : null}
                {...{ row, index, grid, columns, texts, styles, height, template }}
              />
            ) : null;
          })}
        </div>
      </div>
    </div>
  );
}
