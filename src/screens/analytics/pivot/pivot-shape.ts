import { figureOrder } from '#i18n/figures.ts';
import { sortOf, type ListSearch, type ListShape } from '#lists/list-search.ts';
import { analyticsFilters } from '#figures/analytics-address.ts';
import { usualFigures } from '../table-figures.ts';
import type { PivotSort } from './pivot-rows.ts';

export const openParameter = 'open';

export const turnedParameter = 'turned';

export const writeTurned = (ids: Iterable<string>): string =>
  String(new URLSearchParams(Array.from(ids, (id) => ['g', id])));
export const readTurned = (text: string | null): ReadonlySet<string> =>
  new Set(new URLSearchParams(text ?? '').getAll('g'));

export const pivotShape: ListShape = {
  name: 'pivot',
  sorts: ['name', ...figureOrder],
  sort: '',
  filters: analyticsFilters,
  columns: figureOrder,
  shown: usualFigures,
  also: ['dimensions', openParameter, turnedParameter],
};

export function pivotSortOf({ sort }: Pick<ListSearch, 'sort'>): PivotSort {
  const found = sortOf(sort);
  const by = found && ['name' as const, ...figureOrder].find((name) => name === found.column);
  return by ? { by, descends: found?.direction === 'descending' } : null;
}
