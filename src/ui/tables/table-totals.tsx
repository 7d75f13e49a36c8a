import type { ReactNode } from 'react';

type TotalsColumn = {
  id: string;
  head: string;
  numeric?: boolean;
  name?: boolean;
  action?: boolean | 'lasting';
};

type TableTotalsProps = {
  columns: readonly TotalsColumn[];
  /** What stands in a column; null for nothing. */
  totals: (column: string) => ReactNode;
  className: string;
  /** Rows can be ticked: a cell more. */
  hasTicks: boolean;
};

/** The sums of all rows, right under the head of a table, where they stay in sight. */
export function TableTotals({ columns, totals, className, hasTicks }: TableTotalsProps) {
  return (
    <tr className={className}>
      {hasTicks ? <td aria-hidden="true" /> : null}
      {columns.map(({ id, head, name, numeric, action }) =>
        name ? (
          <th key={id} scope="row">
            {totals(id)}
          </th>
        ) : (
          <td
            key={id}
            data-numeric={numeric ? '' : undefined}
            data-action={action ? '' : undefined}
            data-label={action ? undefined : head}
          >
            {totals(id)}
          </td>
        ),
      )}
    </tr>
  );
}
