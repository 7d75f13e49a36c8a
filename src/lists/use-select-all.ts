import { notifyFailure } from '#ui/feedback/notify-failure.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ListRequest } from './api-request.ts';
import { loadRows } from './load-rows.ts';
import type { Scope } from './selection.ts';

type SelectAllOptions<Row> = {
  request: ListRequest | undefined;
  /** Other filters end the loading. */
  scope: Scope;
  onRows: (rows: readonly Row[]) => void;
};

/** Selects the rows of all pages; `loaded` counts them while they load, else null. */
export function useSelectAll<Row>({ request, scope, onRows }: SelectAllOptions<Row>) {
  const cache = useQueryClient();
  const [loaded, setLoaded] = useState<number | null>(null);
  const running = useRef(new Map<Scope, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => all.get(scope)?.abort();
  }, [scope]);

  async function start() {
    if (!request || loaded !== null) return;
    const controller = new AbortController();
    running.current.set(scope, controller);
    setLoaded(0);
    try {
      onRows(await loadRows<Row>(cache, request, { signal: controller.signal, onLoaded: setLoaded }));
    } catch (error) {
      if (!controller.signal.aborted) void notifyFailure(error);
    }
    setLoaded(null);
  }
  return { loaded, start: () => void start(), cancel: () => running.current.get(scope)?.abort() };
}
