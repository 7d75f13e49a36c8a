import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { withoutFilters } from './filters.ts';
import { isAtFirst, type ListShape } from './list-search.ts';
import { useListSearch } from './use-list-search.ts';

/** Of a list that has never had a row: what will stand here, and the first thing to do. */
export type FirstRows = { text: ReactNode; action?: ReactNode };

type NoRowsProps = { shape: ListShape; total: number; first: FirstRows };

/** The empty state (L1), with a way out of a page after the last, filters or a search; else with the first thing to do. */
export function NoRows({ shape, total, first }: NoRowsProps) {
  const [listSearch, change] = useListSearch(shape);
  if (total > 0) {
    return (
      <EmptyState text={<Trans>This page no longer exists.</Trans>}>
        <Button onClick={() => change({ page: 1 })}>
          <Trans>To the first page</Trans>
        </Button>
      </EmptyState>
    );
  }
  if (isAtFirst(listSearch, shape)) return <EmptyState text={first.text}>{first.action}</EmptyState>;
  return (
    <EmptyState text={<Trans>Nothing in this list matches your search and filters.</Trans>}>
      <Button onClick={() => change({ ...withoutFilters(listSearch), search: '' })}>
        <Trans>Clear all filters</Trans>
      </Button>
    </EmptyState>
  );
}
