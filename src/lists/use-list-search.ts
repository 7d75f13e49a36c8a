import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { useDensity } from './density.ts';
import { readListSearch, withListSearch, type ListSearch, type ListShape } from './list-search.ts';

/** Pushes a history entry unless it replaces. */
export type ChangeList = (change: Partial<ListSearch>, options?: { replace: boolean }) => void;

/** The list state of the address, and how to change it (L7). */
export function useListSearch<Sort extends string = string>(
  given: ListShape<Sort>,
): [ListSearch<Sort>, ChangeList] {
  const density = useDensity();
  const shape = useMemo(() => ({ density, ...given }), [density, given]);
  const [address, setAddress] = useSearchParams();
  const listSearch = useMemo(() => readListSearch(address, shape), [address, shape]);
  return [
    listSearch,
    (change, options) => setAddress((current) => withListSearch(current, change, shape), options),
  ];
}
