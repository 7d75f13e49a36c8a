type Key = string | number;
/** Selected rows by their keys, as they were last seen. */
export type Selected<Row> = ReadonlyMap<Key, Row>;
type RowKey<Row> = (row: Row) => Key;

/** With a row, or without it. */
export function toggled<Row>(selected: Selected<Row>, row: Row, rowKey: RowKey<Row>): Selected<Row> {
  const next = new Map(selected);
  if (!next.delete(rowKey(row))) next.set(rowKey(row), row);
  return next;
}

/** With all rows of a page, or without them where all are selected; those of other pages stay (L7). */
export function toggledAll<Row>(
  selected: Selected<Row>,
  page: readonly Row[],
  rowKey: RowKey<Row>,
): Selected<Row> {
  const next = new Map(selected);
  const isAll = page.every((row) => next.has(rowKey(row)));
  for (const row of page) {
    if (isAll) next.delete(rowKey(row));
    else next.set(rowKey(row), row);
  }
  return next;
}

/** The selected rows, those of the page as they are now. */
export function rowsOf<Row>(selected: Selected<Row>, page: readonly Row[], rowKey: RowKey<Row>): Row[] {
  const shown = new Map(page.map((row) => [rowKey(row), row]));
  return [...selected].map(([key, row]) => shown.get(key) ?? row);
}
