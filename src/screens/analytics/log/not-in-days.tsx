import { lastDays } from '#contract/days.ts';
import { longestOf } from '#figures/longest-days.ts';
import { withoutFilters } from '#lists/filters.ts';
import type { ListShape } from '#lists/list-search.ts';
import { useListSearch } from '#lists/use-list-search.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import { useWritten } from '../timeseries/use-written.ts';
import type { Analytics } from '../use-analytics.ts';

type NotInDaysProps = {
  analytics: Pick<Analytics, 'range' | 'filters' | 'now' | 'change'>;
  shape: ListShape;
};

/** No row of the days has the ID that is searched: which days these are, and all that can be searched at a time. */
export function NotInDays({ analytics: { range, filters, now, change }, shape }: NotInDaysProps) {
  const [listSearch, changeList] = useListSearch(shape);
  const days = useWritten()(range);
  const { days: count } = longestOf(filters);
  const longest = lastDays(count, now);
  const isLonger = longest.from < range.from || longest.to > range.to;
  return (
    <EmptyState
      text={
        <Trans>
          Nothing matches this ID and your filters in {days}, days in UTC. Other days were not searched.
        </Trans>
      }
    >
      {isLonger ? (
        <Button onClick={() => change({ range: longest })}>
          <Plural value={count} one="Search the last day" other="Search the last # days" />
        </Button>
      ) : null}
      <Button onClick={() => changeList({ ...withoutFilters(listSearch), search: '' })}>
        <Trans>Clear all filters</Trans>
      </Button>
    </EmptyState>
  );
}
