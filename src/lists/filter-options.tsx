import { useFormats } from '#i18n/formats.tsx';
import { Button } from '#ui/controls/button.tsx';
import { OptionList } from '#ui/controls/option-list.tsx';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Filter, FilterOption } from './filters.ts';
import { FindInput } from './find-input.tsx';
import { MissingOptions } from './missing-options.tsx';

const folded = 6;

type FilterOptionsProps = {
  filter: Filter;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Shows the first options and the selected ones; 'Show all' the rest. */
  fold?: boolean;
};

const isFound = ({ label, value }: FilterOption, search: string) =>
  `${label} ${value}`.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());

export function FilterOptions({ filter, value, onChange, fold = false }: FilterOptionsProps) {
  const { count } = useFormats();
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(!fold);
  const { label, options, queries = [], isUnranked = false } = filter;
  if (!options) return <MissingOptions label={label} queries={queries} />;
  const found = options.filter((option) => isFound(option, search));
  const first = isUnranked ? 0 : folded;
  const shown =
    isOpen || search ? found : found.filter((option, nth) => nth < first || value.includes(option.value));
  const more = count(found.length - shown.length);
  return (
    <>
      <FindInput label={label} count={options.length} value={search} onChange={setSearch} />
      {shown.length === 0 && found.length > 0 ? null : (
        <OptionList
          label={label}
          value={value}
          onChange={onChange}
          note={<Trans>Nothing found</Trans>}
          options={shown.map((option) => ({
            value: option.value,
            label: option.label,
            count: option.count === undefined ? undefined : count(option.count),
          }))}
        />
      )}
      {found.length > shown.length ? (
        <div>
          <Button variant="link" onClick={() => setOpen(true)}>
            {shown.length === 0 ? <Trans>Show all {more}</Trans> : <Trans>Show {more} more</Trans>}
          </Button>
        </div>
      ) : null}
    </>
  );
}
