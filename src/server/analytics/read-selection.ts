import { daysOf } from '#contract/days.ts';
import { longestByClick, longestPeriod } from '#contract/longest-period.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { type Column, type FilterColumn, type Selection, filterColumns, needsRawRows } from './sources.ts';

export type FilterQuery = {
  date_from: string;
  date_to: string;
} & { [Name in FilterColumn]?: readonly (string | number)[] | undefined };

export function refuseLonger({ from, to }: Selection, days: number, why = '') {
  if (daysOf({ from, to }) > days) {
    throw refuse('RANGE_TOO_LONG', { description: `The period may have ${days} days${why}` });
  }
}

// Of several that make the period so short, those that do so alone.
function whyShort(columns: readonly Column[]): string {
  const used = columns.filter((column) => column !== 'day');
  const alone = used.filter((column) => column.startsWith('sub'));
  return ` by ${[...new Set(alone.length > 0 ? alone : used)].join(' and ')}`;
}

// Periods that need raw rows have to be shorter.
export function selectionOf(query: FilterQuery, partnerId: number, columns: readonly Column[]): Selection {
  if (query.date_to < query.date_from) {
    throw refuseField('date_to', 'AFTER', 'The period ends before it begins');
  }
  const selection = {
    partnerId,
    from: query.date_from,
    to: query.date_to,
    filters: filterColumns.flatMap((column) => {
      const values = query[column];
      return values ? [{ column, values }] : [];
    }),
  };
  const used = [...columns, ...selection.filters.map(({ column }) => column)];
  if (needsRawRows(selection, columns)) refuseLonger(selection, longestByClick, whyShort(used));
  else refuseLonger(selection, longestPeriod);
  return selection;
}
