import type { Selection } from '#ui/tables/table.tsx';
import { useCallback, useState } from 'react';
import { rowsOf, toggled, toggledAll, type Selected } from './selection.ts';

type SelectionOptions<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  nameOf: (row: Row) => string;
};

/** Selected rows of a list, on whichever page they are (L7). */
export function useSelection<Row>({ rows, rowKey, nameOf }: SelectionOptions<Row>) {
  const [ticked, setTicked] = useState<Selected<Row>>(new Map());
  const onToggle = useCallback((row: Row) => setTicked((before) => toggled(before, row, rowKey)), [rowKey]);
  const selection: Selection<Row> = {
    isSelected: (row) => ticked.has(rowKey(row)),
    onToggle,
    onToggleAll: () => setTicked(toggledAll(ticked, rows, rowKey)),
    nameOf,
  };
  return { selection, selected: rowsOf(ticked, rows, rowKey), clear: () => setTicked(new Map()) };
}
