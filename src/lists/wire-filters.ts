import type { ListSearch } from './list-search.ts';
import { rangeOf } from './list-search.ts';

const integer = /^\d{1,15}$/;

/** The chosen numbers of a filter; what is no number was typed into the address and counts for nothing. */
export const numbersOf = ({ filters }: Pick<ListSearch, 'filters'>, name: string): number[] =>
  (filters[name] ?? []).filter((value) => integer.test(value)).map(Number);

/** The chosen ones of what a filter knows; anything else was typed into the address and counts for nothing. */
export const knownOf = <Value extends string>(
  { filters }: Pick<ListSearch, 'filters'>,
  name: string,
  known: readonly Value[],
): Value[] => known.filter((value) => filters[name]?.includes(value));

/** What every list asks a network for: its rows, and what was searched for. */
export const askedBy = (listSearch: ListSearch) => ({
  ...rangeOf(listSearch),
  ...searchedBy(listSearch),
});

/** The search alone, as downloads take it. */
export const searchedBy = ({ search }: Pick<ListSearch, 'search'>) => (search ? { search } : {});
