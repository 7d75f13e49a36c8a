import { say } from '#ui/feedback/say.ts';
import { useLingui } from '@lingui/react/macro';
import { pressed, sortOf } from './list-search.ts';

/** What a press on the head of a column makes of the sort; it is said, since the head keeps its name. */
export function useSortPress(columns: readonly { id: string; head: string }[]) {
  const { t } = useLingui();
  return (sort: string, column: string): string => {
    const next = pressed(sort, column);
    const head = columns.find(({ id }) => id === column)?.head ?? '';
    const isUp = sortOf(next)?.direction === 'ascending';
    say(isUp ? t`Sorted by ${head}, ascending` : t`Sorted by ${head}, descending`);
    return next;
  };
}
