import type { ListSearch } from './list-search.ts';

/** One choice of a filter; `count` is how many rows it would leave, where the network says so. */
export type FilterOption = { value: string; label: string; count?: number };

/** A filter as a screen describes it: the parameter of its address, its name, its choices (`null` while they load). */
export type Filter = {
  name: string;
  label: string;
  options: readonly FilterOption[] | null;
  /** Its choices have not come yet, and nothing says that they will not: what stands below waits, so that it never moves. */
  isPending?: boolean;
};

/** What is chosen in one filter. */
export const chosenOf = ({ filters }: Pick<ListSearch, 'filters'>, { name }: Filter): readonly string[] =>
  filters[name] ?? [];

/** The filters after one has changed. */
export const withFilter = (
  { filters }: Pick<ListSearch, 'filters'>,
  name: string,
  values: readonly string[],
) => ({
  filters: { ...filters, [name]: values },
});

/** The filters with nothing chosen. */
export const withoutFilters = ({ filters }: Pick<ListSearch, 'filters'>) => ({
  filters: Object.fromEntries(Object.keys(filters).map((name) => [name, []])),
});

/** The label of a chosen value; the value itself while the choices are not known. */
export const labelOf = ({ options }: Filter, value: string): string =>
  options?.find((option) => option.value === value)?.label ?? value;
