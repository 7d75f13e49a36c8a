import { FilterOptions } from '#lists/filter-options.tsx';
import { chosenOf, labelOf, withFilter, type Filter } from '#lists/filters.ts';
import type { ListSearch } from '#lists/list-search.ts';
import type { ChangeList } from '#lists/use-list-search.ts';
import { Button } from '#ui/controls/button.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { useLingui } from '@lingui/react/macro';
import { ChevronsUpDown } from 'lucide-react';

type StatusMenuProps = { filter: Filter; listSearch: ListSearch; onChange: ChangeList };

/** Which conversions of the days are listed, on phones too. */
export function StatusMenu({ filter, listSearch, onChange }: StatusMenuProps) {
  const { t, i18n } = useLingui();
  const { label, name } = filter;
  const chosen = chosenOf(listSearch, filter);
  const names = new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' });
  const shown = chosen.length > 0 ? names.format(chosen.map((value) => labelOf(filter, value))) : label;
  return (
    <Popover
      label={label}
      trigger={
        <Button
          endIcon={ChevronsUpDown}
          pressed={chosen.length > 0}
          aria-label={chosen.length > 0 ? t`Filter by ${label}: ${shown}` : t`Filter by ${label}`}
        >
          {shown}
        </Button>
      }
    >
      <FilterOptions
        filter={filter}
        value={chosen}
        onChange={(values) => onChange(withFilter(listSearch, name, values))}
      />
    </Popover>
  );
}
