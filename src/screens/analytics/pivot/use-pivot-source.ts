import { query } from '#api/queries.ts';
import { analytics, kpi, type Kpi } from '#contract/analytics.ts';
import { withParts } from '#contract/kpi-sums.ts';
import { reports, type Dimension } from '#contract/reports.ts';
import { daysOf, type DayRange } from '#contract/days.ts';
import { longestBy } from '#contract/longest-period.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Analytics } from '../use-analytics.ts';
import type { PivotSource } from './pivot-tree.ts';

export type LoadedPivot = PivotSource & {
  /** The requested days. */
  range: DayRange;
  /** The total, which may exceed the rows sent. */
  count: number;
};

type PivotRequest = Pick<Analytics, 'selection' | 'dimensions' | 'filters' | 'range'> & {
  figures: readonly Kpi[];
};

export const isRangeTooLong = ({ range, filters, dimensions }: Omit<PivotRequest, 'selection' | 'figures'>) =>
  daysOf(range) > longestBy([...filters, ...dimensions]);

export const pivotQuery = ({ selection, figures }: PivotRequest, dimensions: readonly Dimension[]) =>
  query(reports.pivot, {
    query: { ...selection, dimensions: [...dimensions], kpi: withParts(figures), sort: '-clicks' },
  });

// Totals by fewer dimensions, requested only when the rows were cut.
function useWhole(request: PivotRequest, isCut: boolean) {
  const { dimensions, selection } = request;
  const groups = useQueries({
    queries: dimensions
      .slice(0, -1)
      .map((_, depth) => ({ ...pivotQuery(request, dimensions.slice(0, depth + 1)), enabled: isCut })),
    combine: (results) => ({
      rows: results.every(({ data }) => data) ? results.map(({ data }) => data?.data ?? []) : null,
      isFetching: results.some(({ isFetching }) => isFetching),
      failed: results.find(({ isError }) => isError),
      refetch: () => results.forEach(({ refetch }) => void refetch()),
    }),
  });
  // The same query as the strip above, so one request.
  const overview = query(analytics.overview, { query: { ...selection, kpi: kpi.options } });
  const total = useQuery({ ...overview, enabled: isCut });
  const sums = total.data?.current;
  const whole = useMemo(
    () => (isCut && sums && groups.rows ? { total: sums, groups: groups.rows } : null),
    [isCut, sums, groups.rows],
  );
  return { whole, total, groups };
}

// Keeps the identity of equal values: the address is parsed on every render.
function useSame<T>(value: T): T {
  const [last, setLast] = useState(value);
  const isSame = JSON.stringify(value) === JSON.stringify(last);
  if (!isSame) setLast(value);
  return isSame ? last : value;
}

export function usePivotSource(request: PivotRequest) {
  const { dimensions, figures, range } = request;
  const split = useSame({ dimensions, figures, range });
  const isTooLong = isRangeTooLong(request);
  const rows = useQuery({ ...pivotQuery(request, dimensions), enabled: !isTooLong });
  const { data } = rows;
  const isCut = data !== undefined && data.total > data.data.length;
  const { whole, total, groups } = useWhole(request, isCut);
  const fresh = useMemo(
    (): LoadedPivot | null =>
      !data || (isCut && !whole) ? null : { ...split, rows: data.data, whole, count: data.total },
    [data, isCut, whole, split],
  );
  const [last, setLast] = useState(fresh);
  if (fresh && fresh !== last) setLast(fresh);
  const error = [rows, total, groups.failed].find((one) => one?.isError)?.error ?? null;
  const isStuck = isTooLong || (!fresh && error !== null);
  return {
    /** Null while there is nothing to show. */
    pivot: isStuck ? null : (fresh ?? last),
    /** The request failed, or would. */
    isStuck,
    query: rows,
    error,
    isFetching: rows.isFetching || total.isFetching || groups.isFetching,
    refresh: () => {
      void rows.refetch();
      if (!isCut) return;
      void total.refetch();
      groups.refetch();
    },
  };
}
