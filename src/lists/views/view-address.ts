import type { ListShape } from '../list-search.ts';

/** The parameter that names what is asked about the views of a list; no part of a view. */
export const questionParameter = 'views';

/** The parameters of an address that make up a view of a list; the page is none of them. */
export const viewParameters = ({ filters, sorts, columns, also = [] }: ListShape): readonly string[] => [
  ...also,
  'search',
  ...filters,
  ...(sorts.length > 0 ? ['sort'] : []),
  ...(columns.length > 0 ? ['columns'] : []),
  'size',
  'density',
];

/** What an address says of a view, always in the same order: the search part of an address, without `?`. */
export function queryOfView(address: URLSearchParams, parameters: readonly string[]): string {
  const said = parameters.flatMap((name) => {
    const value = address.get(name);
    return value ? [[name, value]] : [];
  });
  return String(new URLSearchParams(said));
}

/** The address when a view is chosen: its first page; what is no part of a view stays. */
export function withView(
  address: URLSearchParams,
  query: string,
  parameters: readonly string[],
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of [...parameters, 'page', questionParameter]) next.delete(name);
  const view = new URLSearchParams(query);
  for (const name of parameters) {
    const value = view.get(name);
    if (value) next.set(name, value);
  }
  return next;
}
