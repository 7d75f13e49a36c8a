import type { KeyboardEvent } from 'react';
import type { TreeRow } from './tree-grid-row.tsx';

// The active cell: index of a visible row, and column; 0 is the name.
export type Place = { row: number; column: number };

type Grid = { rows: readonly TreeRow[]; columns: number; /** Rows a page. */ page: number };
// A cell to move to, or a toggle of the group.
type Step = Place | 'turn';

const parentOf = (rows: readonly TreeRow[], from: number) => {
  const level = rows[from]?.level ?? 1;
  return rows.findLastIndex((row, index) => index < from && row.level < level);
};

function right(place: Place, { rows, columns }: Grid): Step {
  if (place.column === 0 && rows[place.row]?.isOpen === false) return 'turn';
  return { ...place, column: Math.min(place.column + 1, columns) };
}

function left(place: Place, { rows }: Grid): Step {
  if (place.column > 0) return { ...place, column: place.column - 1 };
  if (rows[place.row]?.isOpen) return 'turn';
  return { row: Math.max(0, parentOf(rows, place.row)), column: 0 };
}

const within = (row: number, { rows }: Grid) => Math.min(Math.max(row, 0), rows.length - 1);
const by = (count: number) => (place: Place, grid: Grid) => ({
  ...place,
  row: within(place.row + count, grid),
});

const steps: Readonly<Record<string, (place: Place, grid: Grid) => Step>> = {
  ArrowDown: by(1),
  ArrowUp: by(-1),
  ArrowRight: right,
  ArrowLeft: left,
  PageDown: (place, grid) => by(grid.page)(place, grid),
  PageUp: (place, grid) => by(-grid.page)(place, grid),
  Home: (place) => ({ ...place, column: 0 }),
  End: (place, { columns }) => ({ ...place, column: columns }),
};
const withControl: typeof steps = {
  Home: () => ({ row: 0, column: 0 }),
  End: (_, grid) => ({ row: within(Infinity, grid), column: grid.columns }),
};

// The ARIA tree grid keys; undefined for others.
export function stepOf(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  place: Place,
  grid: Grid,
): Step | undefined {
  if (altKey || grid.rows.length === 0) return undefined;
  return (ctrlKey || metaKey ? withControl : steps)[key]?.(place, grid);
}
