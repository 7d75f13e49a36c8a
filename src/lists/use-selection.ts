import type { Selection } from '#ui/tables/table.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ListRequest } from './api-request.ts';
import { useSelectAll } from './use-select-all.ts';
import {
  changeSelection,
  none,
  rowsOf,
  scopeOf,
  selectedIn,
  storedSelection,
  subscribeToSelections,
  toggledAll,
  toggledRange,
  without,
  withRows,
  type Selected,
} from './selection.ts';

type SelectionOptions<Row> = {
  /** The name of the list. */
  list: string;
  request: ListRequest | undefined;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  nameOf: (row: Row) => string;
};

// Other filters end a selection, also one that was stored before the list was left.
function useStored<Row>(list: string, scope: string) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const read = () => storedSelection<Row>(cache, list);
  const stored = useSyncExternalStore(subscribeToSelections, read, read);
  const selected = selectedIn(stored, scope);
  const change = useCallback(
    (next: (before: Selected<Row>) => Selected<Row>) => {
      const count = changeSelection(cache, { list, scope }, next);
      announce(t`${count} selected`);
    },
    [cache, list, scope, t],
  );
  const before = useRef(scope);
  useEffect(() => {
    const isChanged = before.current !== scope;
    before.current = scope;
    if (!stored || stored.scope === scope || stored.selected.size === 0) return;
    if (isChanged) change(() => none);
    else changeSelection(cache, { list, scope }, () => none);
  }, [cache, change, list, scope, stored]);
  return { selected, change };
}

/** Selected rows of a list, on whichever page they are (L7). */
export function useSelection<Row>({ list, request, rows, rowKey, nameOf }: SelectionOptions<Row>) {
  const scope = request ? scopeOf(request) : '';
  const { selected, change } = useStored<Row>(list, scope);
  const anchor = useRef<string | number | null>(null);
  const onToggle = useCallback(
    (row: Row, isRange = false) => {
      const from = isRange ? anchor.current : null;
      anchor.current = from ?? rowKey(row);
      change((before) => toggledRange(before, { page: rows, from, to: row }, rowKey));
    },
    [change, rows, rowKey],
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
    onRows: (all) => change((before) => withRows(before, all, rowKey)),
  });
  return {
    selection,
    selected: rowsOf(selected, rows, rowKey),
    /** Drops rows that were dealt with. */
    deselect: (isDropped: (row: Row) => boolean) => change((before) => without(before, isDropped)),
    clear: () => change(() => none),
    /** Of selecting the rows of all pages. */
    all: { loaded, onStart: start, onCancel: cancel },
  };
}
