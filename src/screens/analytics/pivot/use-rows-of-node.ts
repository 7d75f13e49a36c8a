import { changeOfKeys, withAnalytics } from '#figures/analytics-address.ts';
import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { rowsHref } from '../log/log-address.ts';
import { useLogs } from '../log/use-logs.ts';
import type { PivotNode } from './pivot-tree.ts';
import type { LoadedPivot } from './use-pivot-source.ts';

export type RowsOfNode = (node: PivotNode, column: string | undefined) => string | null;

/** The address of the single rows behind a figure of a pivot; null where none are listed, or not just those. */
export function useRowsOfNode(loaded: LoadedPivot | null): RowsOfNode {
  const [address] = useSearchParams();
  const logs = useLogs();
  return useCallback(
    ({ keys, values, isOther }, column) => {
      const kpi = loaded?.figures.find((name) => name === column);
      // The days of a log are whole ones.
      if (!loaded || !kpi || isOther || 'hour' in keys || !values[kpi]) return null;
      const narrowed = withAnalytics(address, changeOfKeys(keys, loaded.range));
      return rowsHref(kpi, logs, narrowed);
    },
    [loaded, address, logs],
  );
}
