import { FilterOptions } from '#lists/filter-options.tsx';
import { chosenOf, summaryOf, withFilter, type Filter } from '#lists/filters.ts';
import type { ListSearch } from '#lists/list-search.ts';
import type { ChangeList } from '#lists/use-list-search.ts';
import { Button } from '#ui/controls/button.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronsUpDown } from 'lucide-react';

type StatusMenuProps = { filter: Filter; listSearch: ListSearch; onChange: ChangeList };

// One component with the menus of lists would cost live offers and their details a file more.
/** Which conversions of the days are listed, on phones too. */
export function StatusMenu({ filter, listSearch, onChange }: StatusMenuProps) {
  const { t } = useLingui();
  const { label, name } = filter;
  const chosen = chosenOf(listSearch, filter);
  const shown = summaryOf(filter, chosen);
  const choose = (values: readonly string[]) => onChange(withFilter(listSearch, name, values));
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
      foot={
        chosen.length > 0 ? (
          <Button variant="ghost" size="sm" onClick={() => choose([])}>
            <Trans>Clear</Trans>
          </Button>
        ) : null
      }
    >
      <FilterOptions filter={filter} value={chosen} onChange={choose} />
    </Popover>
  );
}
