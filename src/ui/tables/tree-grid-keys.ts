import type { KeyboardEvent } from 'react';
import type { TreeRow } from './tree-grid-row.tsx';

// The active cell: index of a visible row, and column; 0 is the name.
export type Cell = { row: number; column: number };

type Grid = { rows: readonly TreeRow[]; columns: number; /** Rows a page. */ page: number };
// A cell to move to, or a toggle of the group.
type Step = Cell | 'turn';

const parentOf = (rows: readonly TreeRow[], from: number) => {
  const level = rows[from]?.level ?? 1;
  return rows.findLastIndex((row, index) => index < from && row.level < level);
};

function right(cell: Cell, { rows, columns }: Grid): Step {
  if (cell.column === 0 && rows[cell.row]?.isOpen === false) return 'turn';
  return { ...cell, column: Math.min(cell.column + 1, columns) };
}

function left(cell: Cell, { rows }: Grid): Step {
  if (cell.column > 0) return { ...cell, column: cell.column - 1 };
  if (rows[cell.row]?.isOpen) return 'turn';
  return { row: Math.max(0, parentOf(rows, cell.row)), column: 0 };
}

const within = (row: number, { rows }: Grid) => Math.min(Math.max(row, 0), rows.length - 1);
const by = (count: number) => (cell: Cell, grid: Grid) => ({
  ...cell,
  row: within(cell.row + count, grid),
});

const steps: Readonly<Record<string, (cell: Cell, grid: Grid) => Step>> = {
  ArrowDown: by(1),
  ArrowUp: by(-1),
  ArrowRight: right,
  ArrowLeft: left,
  PageDown: (cell, grid) => by(grid.page)(cell, grid),
  PageUp: (cell, grid) => by(-grid.page)(cell, grid),
  Home: (cell) => ({ ...cell, column: 0 }),
  End: (cell, { columns }) => ({ ...cell, column: columns }),
};
const withControl: typeof steps = {
  Home: () => ({ row: 0, column: 0 }),
  End: (_, grid) => ({ row: within(Infinity, grid), column: grid.columns }),
};

// The ARIA tree grid keys; undefined for others.
export function stepOf(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  cell: Cell,
  grid: Grid,
): Step | undefined {
  if (altKey || grid.rows.length === 0) return undefined;
  return (ctrlKey || metaKey ? withControl : steps)[key]?.(cell, grid);
}
