import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Trans } from '@lingui/react/macro';
import { withoutFilters } from './filters.ts';
import { usedFilters, type ListShape } from './list-search.ts';
import { useListSearch } from './use-list-search.ts';

/** The empty state (L1), with a way out of a page after the last, filters or a search. */
export function NoRows({ shape, total }: { shape: ListShape; total: number }) {
  const [listSearch, change] = useListSearch(shape);
  if (total > 0) {
    return (
      <EmptyState>
        <Button onClick={() => change({ page: 1 })}>
          <Trans>To the first page</Trans>
        </Button>
      </EmptyState>
    );
  }
  const isNarrowed = usedFilters(listSearch) > 0 || listSearch.search !== '';
  return (
    <EmptyState>
      {isNarrowed ? (
        <Button onClick={() => change({ ...withoutFilters(listSearch), search: '' })}>
          <Trans>Clear all filters</Trans>
        </Button>
      ) : null}
    </EmptyState>
  );
}
