import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../content/icon.tsx';
import { longFigure } from '../figures/long-figure.ts';
import { HiddenText } from '../layout/hidden-text.tsx';
import { AsideLine, AsidePart } from './aside-line.tsx';
import { TickAll } from './tick-cell.tsx';
import { tipOf } from '../overlays/tip-anchor.ts';

export type Sort = { column: string; direction: 'ascending' | 'descending' };

type Head = {
  id: string;
  head: string;
  hint?: string | undefined;
  numeric?: boolean;
  name?: boolean | 'roomy';
  action?: boolean | 'lasting';
  sortable?: boolean;
  oneLine?: boolean;
  isFolded?: boolean;
};

type TableHeadProps = {
  columns: readonly Head[];
  sort: Sort | null;
  onSort: ((column: string) => void) | undefined;
  styles: { head: string; sort: string; tick: string; box: string };
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
            <TickAll {...ticks} className={styles.box} />
          </th>
        ) : null}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className={styles.head}
            {...tipOf(column.hint)}
            data-numeric={column.numeric ? '' : undefined}
            data-name={column.name === true ? '' : column.name || undefined}
            data-one-line={column.oneLine ? '' : undefined}
            data-action={column.action ? '' : undefined}
            data-column={column.id}
            data-folded={column.isFolded ? '' : undefined}
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
  name?: boolean | 'roomy';
  action?: boolean | 'lasting';
  isFolded?: boolean;
  asides?: readonly { id: string; head: string }[];
};

type TableTotalsProps = {
  columns: readonly TotalsColumn[];
  /** The total of a column, or of one that is a line in the cell of another; null for none. */
  totals: (column: string, isAside: boolean) => ReactNode;
  className: string;
  /** Of the lines of columns that gave way. */
  aside: string;
  /** Rows can be selected: adds a cell. */
  hasTicks: boolean;
};

// Totals of all rows, sticky under the table head.
export function TableTotals({ columns, totals, className, aside, hasTicks }: TableTotalsProps) {
  const written = ({ id, asides = [] }: TotalsColumn) => {
    const lines = asides.flatMap((one) => {
      const total = totals(one.id, true);
      return total === null ? [] : [{ ...one, total }];
    });
    return lines.length > 0 ? (
      <>
        {totals(id, false)}
        <AsideLine className={aside}>
          {lines.map((one) => (
            <AsidePart key={one.id} head={one.head}>
              {one.total}
            </AsidePart>
          ))}
        </AsideLine>
      </>
    ) : (
      totals(id, false)
    );
  };
  return (
    <tr className={className}>
      {hasTicks ? <td aria-hidden="true" data-tick="" /> : null}
      {columns.map((column) => {
        const { id, head, name, numeric, action, isFolded } = column;
        return name ? (
          <th key={id} scope="row" data-name="">
            {written(column)}
          </th>
        ) : (
          <td
            key={id}
            data-numeric={numeric ? '' : undefined}
            data-folded={isFolded ? '' : undefined}
            data-action={action ? '' : undefined}
            data-label={action ? undefined : head}
            data-long={longFigure(totals(id, false))}
          >
            {written(column)}
          </td>
        );
      })}
    </tr>
  );
}
