import type { Selection } from '#ui/tables/table.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { useQueryClient } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ListRequest } from './api-request.ts';
import { useSelectAll } from './use-select-all.ts';
import {
  changeSelection,
  endSelection,
  none,
  rowsOf,
  scopeOf,
  selectionIn,
  storedSelection,
  subscribeToSelections,
  toggledAll,
  toggledRange,
  without,
  withRows,
  type Scope,
  type Selected,
} from './selection.ts';

type SelectionOptions<Row> = {
  /** The name of the list. */
  list: string;
  request: ListRequest | undefined;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  bulk: BulkOfRows<Row> | undefined;
};

export type BulkOfRows<Row> = {
  nameOf: (row: Row) => string;
  /** Rows that a command has just dealt with, while its dialog still says so: they count as selected no more. */
  isSettled?: (row: Row) => boolean;
};

const no = () => false;

// Other filters end a selection, also one that was stored before the list was left.
function useStored<Row>(list: string, scope: Scope) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const read = () => storedSelection<Row>(cache, list);
  const stored = useSyncExternalStore(subscribeToSelections, read, read);
  const change = useCallback(
    (next: (before: Selected<Row>, ended: Selected<Row>) => Selected<Row>) => {
      const count = changeSelection(cache, { list, scope }, next);
      announce(t`${count} selected`);
    },
    [cache, list, scope, t],
  );
  const before = useRef(scope);
  useEffect(() => {
    const isChanged = before.current !== scope;
    before.current = scope;
    const count = endSelection(cache, { list, scope });
    if (!isChanged || count === 0) return;
    announce(
      t`${plural(count, { one: 'The filters have changed: # row is no longer selected', other: 'The filters have changed: # rows are no longer selected' })}`,
    );
  }, [cache, list, scope, t]);
  return { ...selectionIn(stored, scope), change };
}

function useScope(request: ListRequest | undefined): Scope {
  const { subject, filters } = scopeOf(request);
  return useMemo(() => ({ subject, filters }), [subject, filters]);
}

/** Selected rows of a list, on whichever page they are (L7). */
export function useSelection<Row>(options: SelectionOptions<Row>) {
  const { list, request, rows, rowKey, bulk } = options;
  const { nameOf = String, isSettled = no } = bulk ?? {};
  const scope = useScope(request);
  const { selected: all, ended, change } = useStored<Row>(list, scope);
  const selected = without(all, isSettled);
  const anchor = useRef<string | number | null>(null);
  // Of the rows that are on screen: those of another page must not render these anew.
  const page = useRef(rows);
  useLayoutEffect(() => {
    page.current = rows;
  }, [rows]);
  const onToggle = useCallback(
    (row: Row, isRange = false) => {
      const from = isRange ? anchor.current : null;
      anchor.current = from ?? rowKey(row);
      change((before) => toggledRange(before, { page: page.current, from, to: row }, rowKey));
    },
    [change, rowKey],
  );
  const selection: Selection<Row> = {
    isSelected: (row) => selected.has(rowKey(row)),
    onToggle,
    onToggleAll: () => change((before) => toggledAll(before, rows, rowKey)),
    nameOf,
  };
  const { loaded, start, cancel } = useSelectAll<Row>({
    request,
    scope,
    onRows: (found) => change((before) => withRows(before, found, rowKey)),
  });
  return {
    selection,
    selected: rowsOf(selected, rows, rowKey),
    /** What other filters have ended. */
    ended: {
      count: ended.size,
      onSelectAgain: () => change((_, before) => before),
    },
    /** Drops rows that were dealt with. */
    deselect: (isDropped: (row: Row) => boolean) => change((before) => without(before, isDropped)),
    clear: () => change(() => none),
    /** Of selecting the rows of all pages. */
    all: { loaded, onStart: start, onCancel: cancel },
  };
}
