import { useEscape } from '#ui/overlays/use-escape.ts';
import { createElement, Suspense, useCallback, useState, type FunctionComponent } from 'react';

type Key = string | number;

/** Where the row of a panel stands in its list, how the panel moves on and closes. */
export type PeekPlace = { nth: number; count: number; step: (by: number) => void; close: () => void };

export type PeekProps<Row> = { row: Row; place: PeekPlace };

/** `from` opened it, among the rows of `body`. */
type Opened = { key: Key; from: Element | null; body: HTMLTableSectionElement | null };

type PeekOptions<Row> = {
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => Key;
  /** A `PeekPanel` with the details of a row, loaded on demand. */
  Panel: FunctionComponent<PeekProps<Row>>;
};

export type Peek<Row> = ReturnType<typeof usePeek<Row>>;

const none: readonly never[] = [];

/**
 * A row shown beside its list, which stays where it is: the address and the history know nothing of it. It closes
 * with its row. Example: `<ListView peek={usePeek({ rows, rowKey, Panel })} … />`.
 */
export function usePeek<Row>({ rows = none, rowKey, Panel }: PeekOptions<Row>) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const nth = opened === null ? -1 : rows.findIndex((row) => rowKey(row) === opened.key);
  const row = rows[nth];
  if (opened !== null && row === undefined) setOpened(null);

  const open = useCallback(
    (target: Row, from: Element | null = document.activeElement) =>
      setOpened({ key: rowKey(target), from, body: from?.closest('tbody') ?? null }),
    [rowKey],
  );

  function close() {
    const element = opened?.body?.rows[nth];
    const from = opened?.from instanceof HTMLElement ? opened.from : null;
    // The focus may be in the list again.
    if (document.activeElement?.closest('[data-peek]')) (element?.contains(from) ? from : element)?.focus();
    setOpened(null);
  }

  function step(by: number) {
    const next = rows[nth + by];
    if (next === undefined || opened === null) return;
    setOpened({ ...opened, key: rowKey(next) });
    opened.body?.rows[nth + by]?.scrollIntoView({ block: 'nearest' });
  }

  useEscape(row !== undefined, close);
  const place = { nth, count: rows.length, step, close };
  return {
    open,
    /** For the rows of the list. */
    rows: {
      onPeek: (target: Row) => open(target),
      isCurrent: (other: Row) => rowKey(other) === opened?.key,
    },
    panel: row === undefined ? null : createElement(Suspense, null, createElement(Panel, { row, place })),
  };
}
