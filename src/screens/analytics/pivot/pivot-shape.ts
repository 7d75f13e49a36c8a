import { figureOrder } from '#i18n/figures.ts';
import { sortOf, type ListSearch, type ListShape } from '#lists/list-search.ts';
import { analyticsFilters } from '#portal/analytics-address.ts';
import { usualFigures } from '../table-figures.ts';
import type { PivotSort } from './pivot-rows.ts';

/** The parameter of the address that says that all groups are closed. */
export const openParameter = 'open';

/** What the address says of the pivot beside its dimensions. */
export const pivotShape: ListShape = {
  name: 'pivot',
  sorts: ['name', ...figureOrder],
  sort: '',
  filters: analyticsFilters,
  columns: figureOrder,
  shown: usualFigures,
  also: ['dimensions', openParameter],
};

/** How the address wants siblings sorted. */
export function pivotSortOf({ sort }: Pick<ListSearch, 'sort'>): PivotSort {
  const found = sortOf(sort);
  const by = found && ['name' as const, ...figureOrder].find((name) => name === found.column);
  return by ? { by, descends: found?.direction === 'descending' } : null;
}
