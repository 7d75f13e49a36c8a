import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../content/icon.tsx';
import { longFigure } from '../figures/long-figure.ts';
import { HiddenText } from '../layout/hidden-text.tsx';
import { TickAll } from './tick-cell.tsx';
import { tipOf } from '../overlays/tip-anchor.ts';

export type Sort = { column: string; direction: 'ascending' | 'descending' };

type Head = {
  id: string;
  head: string;
  hint?: string | undefined;
  numeric?: boolean;
  name?: boolean;
  action?: boolean | 'lasting';
  sortable?: boolean;
  spare?: boolean;
};

type TableHeadProps = {
  columns: readonly Head[];
  sort: Sort | null;
  onSort: ((column: string) => void) | undefined;
  styles: { head: string; sort: string; tick: string };
  /** Select all, if rows can be selected. */
  ticks: { checked: boolean; isLoading: boolean; onChange: () => void } | null;
  /** A second row: the totals. */
  children?: ReactNode;
};

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

function HeadText({
  column,
  sort,
  onSort,
  styles,
}: Omit<TableHeadProps, 'columns' | 'ticks' | 'children'> & { column: Head }) {
  if (column.action) return <HiddenText>{column.head}</HiddenText>;
  if (!column.sortable || !onSort) return column.head;
  return (
    <button type="button" className={styles.sort} onClick={() => onSort(column.id)}>
      <span>{column.head}</span>
      <Icon of={icons[sort?.column === column.id ? sort.direction : 'none']} size="xs" />
    </button>
  );
}

export function TableHead({ columns, ticks, children, ...rest }: TableHeadProps) {
  const { sort, styles } = rest;
  return (
    <thead>
      <tr>
        {ticks ? (
          <th scope="col" className={`${styles.head} ${styles.tick}`} data-tick="">
            <TickAll {...ticks} />
          </th>
        ) : null}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className={styles.head}
            {...tipOf(column.hint)}
            data-numeric={column.numeric ? '' : undefined}
            data-name={column.name ? '' : undefined}
            data-action={column.action ? '' : undefined}
            data-spare={column.spare ? '' : undefined}
            aria-sort={sort?.column === column.id ? sort.direction : undefined}
          >
            <HeadText column={column} {...rest} />
          </th>
        ))}
      </tr>
      {children}
    </thead>
  );
}

type TotalsColumn = {
  id: string;
  head: string;
  numeric?: boolean;
  name?: boolean;
  action?: boolean | 'lasting';
};

type TableTotalsProps = {
  columns: readonly TotalsColumn[];
  /** The total of a column; null for none. */
  totals: (column: string) => ReactNode;
  className: string;
  /** Rows can be selected: adds a cell. */
  hasTicks: boolean;
};

// Totals of all rows, sticky under the table head.
export function TableTotals({ columns, totals, className, hasTicks }: TableTotalsProps) {
  return (
    <tr className={className}>
      {hasTicks ? <td aria-hidden="true" data-tick="" /> : null}
      {columns.map(({ id, head, name, numeric, action }) =>
        name ? (
          <th key={id} scope="row" data-name="">
            {totals(id)}
          </th>
        ) : (
          <td
            key={id}
            data-numeric={numeric ? '' : undefined}
            data-action={action ? '' : undefined}
            data-label={action ? undefined : head}
            data-long={longFigure(totals(id))}
          >
            {totals(id)}
          </td>
        ),
      )}
    </tr>
  );
}
