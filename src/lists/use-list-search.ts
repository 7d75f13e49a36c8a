import { useSearchParams } from 'wouter';
import { readListSearch, withListSearch, type ListSearch } from './list-search.ts';

type Change = (change: Partial<ListSearch>, options?: { replace: boolean }) => void;

/** The list state of the address, and how to change it; a change is a step in the history, not a navigation (L7). */
export function useListSearch(): [ListSearch, Change] {
  const [address, setAddress] = useSearchParams();
  return [
    readListSearch(address),
    (change, options) => setAddress((current) => withListSearch(current, change), options),
  ];
}
