import { FilterGroup } from '#ui/filter-group.tsx';
import { FilterOptions } from './filter-options.tsx';
import { chosenOf, withFilter, type Filter } from './filters.ts';
import type { ListSearch } from './list-search.ts';
import type { ChangeList } from './use-list-search.ts';

type FilterPanelProps = { filters: readonly Filter[]; listSearch: ListSearch; onChange: ChangeList };

/** Every filter with its choices, one under the other: for a rail or a sheet. */
export function FilterPanel({ filters, listSearch, onChange }: FilterPanelProps) {
  return filters.map((filter) => (
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
