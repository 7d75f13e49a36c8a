import type { Selection } from '#ui/tables/table.tsx';
import { useCallback, useState } from 'react';

type Key = string | number;
type SelectionOptions<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  nameOf: (row: Row) => string;
};

// Selected rows of the current page; rows that leave it are deselected.
export function useSelection<Row>({ rows, rowKey, nameOf }: SelectionOptions<Row>) {
  const [ticked, setTicked] = useState<ReadonlySet<Key>>(new Set());
  const selected = rows.filter((row) => ticked.has(rowKey(row)));
  if (selected.length < ticked.size) setTicked(new Set(selected.map(rowKey)));
  const onToggle = useCallback(
    (row: Row) =>
      setTicked((before) => {
        const key = rowKey(row);
        return new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]);
      }),
    [rowKey],
  );
  const selection: Selection<Row> = {
    isSelected: (row) => ticked.has(rowKey(row)),
    onToggle,
    onToggleAll: () => setTicked(new Set(selected.length === rows.length ? [] : rows.map(rowKey))),
    nameOf,
  };
  return { selection, selected, clear: () => setTicked(new Set()) };
}
