import { Button } from '#ui/controls/button.tsx';
import { Chip, ChipList } from '#ui/controls/chip.tsx';
import { focusBefore } from '#ui/overlays/focus-before.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { chosenOf, labelOf, withFilter, withoutFilters, type Filter } from './filters.ts';
import type { ListSearch } from './list-search.ts';
import type { ChangeList } from './use-list-search.ts';

type FilterChipsProps = { filters: readonly Filter[]; listSearch: ListSearch; onChange: ChangeList };

export function FilterChips({ filters, listSearch, onChange }: FilterChipsProps) {
  const { t, i18n } = useLingui();
  const used = filters.filter((filter) => chosenOf(listSearch, filter).length > 0);
  const names = new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' });
  if (used.length === 0) return null;
  return (
    <ChipList label={t`Filters in use`}>
      {used.map((filter) => {
        const { name, label } = filter;
        return (
          <Chip
            key={name}
            label={label}
            value={names.format(chosenOf(listSearch, filter).map((value) => labelOf(filter, value)))}
            removeLabel={t`Remove filter: ${label}`}
            onRemove={() => onChange(withFilter(listSearch, name, []))}
          />
        );
      })}
      <li>
        <Button
          variant="link"
          onClick={({ currentTarget }) => {
            focusBefore(currentTarget.closest('ul') ?? currentTarget);
            onChange(withoutFilters(listSearch));
          }}
        >
          <Trans>Clear all</Trans>
        </Button>
      </li>
    </ChipList>
  );
}
