import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { stepOf, type Cell } from './tree-grid-keys.ts';
import type { TreeRow } from './tree-grid-row.tsx';

type ActiveCellOptions<Row> = {
  rows: readonly Row[];
  columns: number;
  rowHeight: number;
  onTurn: (row: Row) => void;
  /** With the number of the column; 0 is the name. */
  onPick: (row: Row, column: number) => void;
  /** Scrolls a row into view. */
  show: (row: number) => void;
};

const first: Cell = { row: 0, column: 0 };
// Head and totals cover two rows of a page.
const covered = 2;
const actions = new Set(['Enter', ' ']);

// The cell that was pressed.
function cellOf(target: EventTarget): Cell | null {
  const cell = target instanceof Element ? target.closest('[role=gridcell], [role=rowheader]') : null;
  const row = cell?.closest<HTMLElement>('[data-index]');
  if (!cell || !row) return null;
  return { row: Number(row.dataset['index']), column: [...row.children].indexOf(cell) };
}

// The active cell of a `TreeGrid`, with its key and press handlers.
export function useActiveCell<Row extends TreeRow>(options: ActiveCellOptions<Row>) {
  const { rows, columns, rowHeight, onTurn, onPick, show } = options;
  const [active, setActive] = useState<Cell | null>(null);

  function act(at: Cell) {
    const row = rows[at.row];
    if (!row) return;
    if (at.column === 0 && row.isOpen !== null) onTurn(row);
    else onPick(row, at.column);
  }

  function go(to: Cell) {
    setActive(to);
    show(to.row);
  }

  return {
    active,
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      if (target === currentTarget && !active) setActive(first);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { target, currentTarget, key } = event;
      if (target !== currentTarget) return;
      const from = active ?? first;
      const page = Math.max(
        1,
        Math.floor(Math.min(currentTarget.clientHeight, window.innerHeight) / rowHeight) - covered,
      );
      const step = actions.has(key) ? 'act' : stepOf(event, from, { rows, columns, page });
      if (!step) return;
      event.preventDefault();
      if (step === 'act' || step === 'turn') act(from);
      else go(step);
    },
    onClick: ({ target }: MouseEvent) => {
      const at = cellOf(target);
      if (!at) return;
      setActive(at);
      act(at);
    },
  };
}
