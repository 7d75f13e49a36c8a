import { Button } from '#ui/controls/button.tsx';
import { loaderOfOptions } from '#ui/controls/option-list.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronsUpDown } from 'lucide-react';
import { FilterOptions } from './filter-options.tsx';
import { chosenOf, summaryOf, withFilter, type Filter } from './filters.ts';
import type { ListSearch } from './list-search.ts';
import type { ChangeList } from './use-list-search.ts';

type FilterMenusProps = { filters: readonly Filter[]; listSearch: ListSearch; onChange: ChangeList };

export function FilterMenus({ filters, listSearch, onChange }: FilterMenusProps) {
  const { t } = useLingui();
  return filters.map((filter) => {
    const chosen = chosenOf(listSearch, filter);
    const shown = summaryOf(filter, chosen);
    const { label } = filter;
    const choose = (values: readonly string[]) => onChange(withFilter(listSearch, filter.name, values));
    return (
      <Popover
        key={filter.name}
        label={filter.label}
        loadContent={loaderOfOptions(filter.options)}
        trigger={
          <Button
            endIcon={ChevronsUpDown}
            pressed={chosen.length > 0}
            aria-label={chosen.length > 0 ? t`Filter by ${label}: ${shown}` : t`Filter by ${label}`}
          >
            {label}
          </Button>
        }
        foot={
          chosen.length > 0 ? (
            <Button
              variant="ghost"
              size="sm"
              onClick={({ currentTarget }) => {
                // The button goes: on with the choices, from the first.
                currentTarget.closest('[role=dialog]')?.querySelector('input')?.focus();
                choose([]);
              }}
            >
              <Trans>Clear</Trans>
            </Button>
          ) : null
        }
      >
        <FilterOptions filter={filter} value={chosen} onChange={choose} />
      </Popover>
    );
  });
}
