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
