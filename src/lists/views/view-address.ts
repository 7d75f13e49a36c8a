import type { ListShape } from '../list-search.ts';

// The search parameter of the view dialog; no part of a view.
export const dialogParameter = 'views';

/** The search parameters that make up a view; the page is not one of them. */
export const viewParameters = ({ filters, sorts, columns, also = [] }: ListShape): readonly string[] => [
  ...also,
  'search',
  ...filters,
  ...(sorts.length > 0 ? ['sort'] : []),
  ...(columns.length > 0 ? ['columns'] : []),
  'size',
  'density',
];

// The search string of a view, in a fixed order, without `?`.
export function queryOfView(address: URLSearchParams, parameters: readonly string[]): string {
  const pairs = parameters.flatMap((name) => {
    const value = address.get(name);
    return value ? [[name, value]] : [];
  });
  return String(new URLSearchParams(pairs));
}

// Applies a view: first page, other parameters stay.
export function withView(
  address: URLSearchParams,
  query: string,
  parameters: readonly string[],
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of [...parameters, 'page', dialogParameter]) next.delete(name);
  const view = new URLSearchParams(query);
  for (const name of parameters) {
    const value = view.get(name);
    if (value) next.set(name, value);
  }
  return next;
}
