import { FilterGroup } from '#ui/tables/filter-group.tsx';
import { FilterOptions } from './filter-options.tsx';
import { chosenOf, withFilter, type Filter } from './filters.ts';
import type { ListSearch } from './list-search.ts';
import type { ChangeList } from './use-list-search.ts';

type FilterPanelProps = { filters: readonly Filter[]; listSearch: ListSearch; onChange: ChangeList };

/** All filters, one under the other, for a rail or a sheet. They appear from the top down. */
export function FilterPanel({ filters, listSearch, onChange }: FilterPanelProps) {
  const pending = filters.findIndex(({ isPending }) => isPending);
  const shown = pending < 0 ? filters : filters.slice(0, pending + 1);
  return shown.map((filter) => (
    <FilterGroup key={filter.name} title={filter.label}>
      <FilterOptions
        fold
        filter={filter}
        value={chosenOf(listSearch, filter)}
        onChange={(values) => onChange(withFilter(listSearch, filter.name, values))}
      />
    </FilterGroup>
  ));
}
