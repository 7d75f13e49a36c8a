import { figureOrder } from '#i18n/figures.ts';
import { sortOf, type ListSearch, type ListShape } from '#lists/list-search.ts';
import { analyticsFilters } from '#figures/analytics-address.ts';
import { usualFigures } from '../table-figures.ts';
import type { PivotSort } from './pivot-rows.ts';

/** The parameter of the address that says that all groups are closed. */
export const openParameter = 'open';

/** The parameter of the groups that stand otherwise than all. */
export const turnedParameter = 'turned';

/** Groups by their IDs, which may hold any character. */
export const writeTurned = (ids: Iterable<string>): string =>
  String(new URLSearchParams(Array.from(ids, (id) => ['g', id])));
export const readTurned = (text: string | null): ReadonlySet<string> =>
  new Set(new URLSearchParams(text ?? '').getAll('g'));

/** What the address says of the pivot beside its dimensions. */
export const pivotShape: ListShape = {
  name: 'pivot',
  sorts: ['name', ...figureOrder],
  sort: '',
  filters: analyticsFilters,
  columns: figureOrder,
  shown: usualFigures,
  also: ['dimensions', openParameter, turnedParameter],
};

/** How the address wants siblings sorted. */
export function pivotSortOf({ sort }: Pick<ListSearch, 'sort'>): PivotSort {
  const found = sortOf(sort);
  const by = found && ['name' as const, ...figureOrder].find((name) => name === found.column);
  return by ? { by, descends: found?.direction === 'descending' } : null;
}
