import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, type CSSProperties } from 'react';
import { Icon } from '../content/icon.tsx';
import { tipOf } from '../overlays/tip-anchor.ts';

export type TreeRow = {
  id: string;
  /** 1 for the outermost. */
  level: number;
  /** Null if it cannot expand. */
  isOpen: boolean | null;
  /** aria-posinset from 1, and aria-setsize. */
  position: number;
  siblings: number;
};

export type TreeColumn = {
  id: string;
  head: string;
  /** Tooltip. */
  hint?: string;
};

/** How rows are formatted; pass one stable object, so that rows are not re-rendered. */
export type TreeTexts<Row> = {
  name: (row: Row) => string;
  /** A short code before the name. */
  code?: (row: Row) => string | undefined;
  cell: (row: Row, column: string) => string;
  /** Heat of a cell, 0 to 8. */
  heat: (row: Row, column: string) => number;
  /** What a press on a cell does, as a tooltip. */
  hint: (row: Row, column: string) => string;
};

type TreeGridRowProps<Row> = {
  row: Row;
  index: number;
  /** The id of the grid; prefix of cell ids. */
  grid: string;
  columns: readonly TreeColumn[];
  texts: TreeTexts<Row>;
  styles: Readonly<Record<'row' | 'name' | 'text' | 'code' | 'cell', string>>;
  top: number;
  height: number;
  template: string | undefined;
  /** The column of the active cell, if it is in this row. */
  active: number | null;
};

// Head and totals.
export const rowsBefore = 2;
export const cellId = (grid: string, index: number, column: number) => `${grid}-${index}-${column}`;
const mark = (isSet: boolean) => (isSet ? '' : undefined);
// CSSProperties lacks custom properties.
const indentOf = (level: number) => ({ '--indent': `${(level - 1) * 20}px` }) as CSSProperties;

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
        data-tip={name}
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
          {...tipOf(texts.hint(row, column.id))}
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

// `memo` drops the type parameter.
export const TreeGridRow = memo(Row) as typeof Row;
