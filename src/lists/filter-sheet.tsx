import { useFormats } from '#i18n/formats.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Sheet, SheetClose } from '#ui/overlays/sheet.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ListFilter } from 'lucide-react';
import { FilterPanel } from './filter-panel.tsx';
import { withoutFilters, type Filter } from './filters.ts';
import { usedFilters, type ListSearch } from './list-search.ts';
import type { ChangeList } from './use-list-search.ts';

type FilterSheetProps = {
  filters: readonly Filter[];
  listSearch: ListSearch;
  onChange: ChangeList;
  /** The number of rows, once loaded. */
  total: number | undefined;
};

export function FilterSheet({ total, ...panel }: FilterSheetProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const used = usedFilters(panel.listSearch);
  const number = count(used);
  return (
    <Sheet
      title={t`Filters`}
      trigger={
        <Button icon={ListFilter} pressed={used > 0}>
          {used > 0 ? <Trans>Filter ({number})</Trans> : <Trans>Filter</Trans>}
        </Button>
      }
      foot={
        <>
          <Button size="lg" onClick={() => panel.onChange(withoutFilters(panel.listSearch))}>
            <Trans>Clear all</Trans>
          </Button>
          <SheetClose>
            <Button size="lg" variant="primary">
              {total === undefined ? (
                <Trans>Show results</Trans>
              ) : (
                <Plural value={total} one="Show # result" other="Show # results" />
              )}
            </Button>
          </SheetClose>
        </>
      }
    >
      <FilterPanel {...panel} />
    </Sheet>
  );
}
