import type { UseQueryResult } from '@tanstack/react-query';
import type { ListSearch } from './list-search.ts';

/** `count` is how many rows the option would leave, where the network says so. */
export type FilterOption = { value: string; label: string; count?: number };

/** A query that brings options. */
export type OptionsQuery = Pick<
  UseQueryResult,
  'data' | 'error' | 'errorUpdateCount' | 'fetchStatus' | 'isFetching' | 'refetch'
>;

/** Options, or `null` until the queries have brought them. */
export type OptionsState = {
  options: readonly FilterOption[] | null;
  queries?: readonly OptionsQuery[] | undefined;
};

/** What a filter of a screen is called and offers. */
export type FilterEntry = OptionsState & {
  label: string;
  /** Options are still loading: what stands below waits, so that nothing shifts. */
  isPending?: boolean;
  /** Options are many, and nothing says which are in use: none is shown before it is looked for. */
  isUnranked?: boolean;
};

/** A filter by its search parameter. */
export type Filter = FilterEntry & { name: string };

export const chosenOf = ({ filters }: Pick<ListSearch, 'filters'>, { name }: Filter): readonly string[] =>
  filters[name] ?? [];

export const withFilter = (
  { filters }: Pick<ListSearch, 'filters'>,
  name: string,
  values: readonly string[],
) => ({
  filters: { ...filters, [name]: values },
});

export const withoutFilters = ({ filters }: Pick<ListSearch, 'filters'>) => ({
  filters: Object.fromEntries(Object.keys(filters).map((name) => [name, []])),
});

// The label of a selected value; the value itself while options load.
export const labelOf = ({ options }: Filter, value: string): string =>
  options?.find((option) => option.value === value)?.label ?? value;

/** What the button of a filter says: its name, or what is chosen. */
export function summaryOf(filter: Filter, chosen: readonly string[]): string {
  const [first] = chosen;
  if (first === undefined) return filter.label;
  const name = labelOf(filter, first);
  return chosen.length > 1 ? `${name} +${chosen.length - 1}` : name;
}
