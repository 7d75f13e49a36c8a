import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, type CSSProperties } from 'react';
import { Icon } from '../content/icon.tsx';

/** Where a row stands in its tree. */
export type TreeRow = {
  id: string;
  /** 1 for the outermost. */
  level: number;
  /** Null: it has nothing to open. */
  isOpen: boolean | null;
  /** Its place among its own, from 1, and how many they are. */
  position: number;
  siblings: number;
};

export type TreeColumn = {
  id: string;
  head: string;
  /** What the figure means, under the pointer. */ hint?: string;
};

/** How the rows of a tree are written; one object for all rows, so that they are drawn once. */
export type TreeTexts<Row> = {
  name: (row: Row) => string;
  /** A short code before the name. */
  code?: (row: Row) => string | undefined;
  cell: (row: Row, column: string) => string;
  /** How strongly a cell is tinted, 0 to 8. */
  heat: (row: Row, column: string) => number;
  /** What a press on a cell does, under the pointer. */
  hint: (row: Row) => string;
};

type TreeGridRowProps<Row> = {
  row: Row;
  index: number;
  /** The id of the grid: the cell that the keys are at is named by it. */
  grid: string;
  columns: readonly TreeColumn[];
  texts: TreeTexts<Row>;
  styles: Readonly<Record<'row' | 'name' | 'text' | 'code' | 'cell', string>>;
  top: number;
  height: number;
  template: string | undefined;
  /** The cell that the keys are at, if it is one of this row. */
  active: number | null;
};

/** The head and the totals stand before the rows. */
export const rowsBefore = 2;
export const cellId = (grid: string, index: number, column: number) => `${grid}-${index}-${column}`;
const mark = (isSet: boolean) => (isSet ? '' : undefined);
const indentOf = (level: number): CSSProperties => ({ paddingInlineStart: 12 + (level - 1) * 20 });

function Row<Row extends TreeRow>({
  row,
  index,
  grid,
  columns,
  texts,
  styles,
  top,
  height,
  template,
  active,
}: TreeGridRowProps<Row>) {
  const name = texts.name(row);
  const code = texts.code?.(row);
  const hint = texts.hint(row);
  return (
    <div
      role="row"
      className={styles.row}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={row.isOpen ?? undefined}
      aria-rowindex={index + 1 + rowsBefore}
      data-index={index}
      data-group={mark(row.isOpen !== null)}
      style={{ transform: `translateY(${top}px)`, height, gridTemplateColumns: template }}
    >
      <div
        role="rowheader"
        id={active === 0 ? cellId(grid, index, 0) : undefined}
        className={styles.name}
        style={indentOf(row.level)}
        title={name}
        data-active={mark(active === 0)}
      >
        {row.isOpen === null ? null : <Icon of={row.isOpen ? ChevronDown : ChevronRight} size="sm" />}
        {code ? <span className={styles.code}>{code}</span> : null}
        <span className={styles.text}>{name}</span>
      </div>
      {columns.map((column, nth) => (
        <div
          key={column.id}
          role="gridcell"
          id={active === nth + 1 ? cellId(grid, index, nth + 1) : undefined}
          className={styles.cell}
          title={hint}
          data-label={column.head}
          data-heat={texts.heat(row, column.id) || undefined}
          data-active={mark(active === nth + 1)}
        >
          {texts.cell(row, column.id)}
        </div>
      ))}
    </div>
  );
}

/** One row of a `TreeGrid`; drawn anew only when something of it has changed. */
// memo forgets that the component is generic.
export const TreeGridRow = memo(Row) as typeof Row;
