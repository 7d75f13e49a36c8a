import type { Endpoint } from '#contract/endpoint.ts';
import { keepPreviousData } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Filter, FilterEntry } from './filters.ts';
import { rangeOf, type ListSearch, type ListShape } from './list-search.ts';

export type SearchOf<List> = List extends ListShape<infer Known> ? ListSearch<Known> : never;

type ListEndpoint = Endpoint & { query: z.ZodMiniObject };
type Query<E extends ListEndpoint> = z.output<E['query']>;
export type SortOf<E extends ListEndpoint> = Extract<Query<E>['sort'], string>;
type SortName<E extends ListEndpoint> = Exclude<SortOf<E>, `-${string}`>;
// Parameters that take several values.
type FilterName<E extends ListEndpoint> = {
  [Name in keyof Query<E> & string]: NonNullable<Query<E>[Name]> extends readonly unknown[] ? Name : never;
}[keyof Query<E> & string];
type Chosen<E extends ListEndpoint, Name extends string> = { [N in Name]: NonNullable<Query<E>[N]> };

type Settings<E extends ListEndpoint, Name extends string> = Omit<ListShape, 'sorts' | 'sort' | 'filters'> & {
  sorts: readonly SortName<E>[];
  sort: SortOf<E>;
  filters: readonly Name[];
};

// Valid values only; the address may hold anything.
function validValues(parameter: z.core.$ZodType | undefined, values: readonly string[]): unknown[] {
  return values.flatMap((value) => (parameter ? (z.safeParse(parameter, value).data ?? []) : []));
}

/** For the query of a page: old rows stay while others load, and what another tab has changed is seen on coming back. */
export const pageOptions = { placeholderData: keepPreviousData, refetchOnWindowFocus: 'always' } as const;

/**
 * A list by its endpoint: the sorts and filters of its address, and the request that follows from them. Example:
 * `defineList(campaigns.list, { name: 'campaigns', sorts: ['name'], sort: 'name', filters: ['status'], columns })`.
 */
export function defineList<E extends ListEndpoint, Name extends FilterName<E>>(
  endpoint: E,
  shape: Settings<E, Name>,
) {
  const parameters: Readonly<Record<string, z.core.$ZodType>> = endpoint.query.shape;
  const chosen = ({ filters }: Pick<ListSearch, 'filters'>) =>
    // Each was parsed by the schema of its parameter.
    Object.fromEntries(
      shape.filters.map((name) => [name, validValues(parameters[name], filters[name] ?? [])]),
    ) as Chosen<E, Name>;
  const narrowed = (listSearch: Pick<ListSearch, 'filters' | 'search'>) => ({
    ...(listSearch.search ? { search: listSearch.search } : {}),
    ...chosen(listSearch),
  });
  return {
    ...shape,
    /** The filters, as downloads take them. */
    narrowed,
    /** The query of the current page. */
    toQuery: (listSearch: ListSearch<SortOf<E>>) => ({
      ...rangeOf(listSearch),
      ...narrowed(listSearch),
      sort: listSearch.sort,
    }),
    /** Filters with names and options, in the order of the address; a missing one does not compile. */
    menu: (entries: Record<Name, FilterEntry>): Filter[] =>
      shape.filters.map((name) => ({ name, ...entries[name] })),
  };
}
