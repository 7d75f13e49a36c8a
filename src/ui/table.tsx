import type { ReactNode } from 'react';
import { table, type TableVariantProps } from '#styled/recipes';
import type { Look } from './look.ts';
import { Skeleton } from './skeleton.tsx';
import { TableHead, type Sort } from './table-head.tsx';

/** One column of a table of `Row`s. */
export type Column<Row> = {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures: at the end, on one line. */
  numeric?: boolean;
  /** The header of its row. */
  name?: boolean;
  /** Buttons; on phones they take the whole width and no label. */
  action?: boolean;
  sortable?: boolean;
};

type TableProps<Row> = Look<TableVariantProps, 'density' | 'stack'> & {
  /** What the rows are. */
  label: string;
  columns: readonly Column<Row>[];
  /** `null` while loading for the first time. */
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string | number;
  sort?: Sort | null;
  onSort?: (column: string) => void;
};

type RowProps<Row> = {
  columns: readonly Column<Row>[];
  /** `null` while loading. */
  row: Row | null;
  styles: { row: string; name: string; cell: string };
};

const loadingRows = Array.from({ length: 10 }, (_, nth) => nth);

function TableRow<Row>({ columns, row, styles }: RowProps<Row>) {
  return (
    <tr className={styles.row}>
      {columns.map((column) => {
        const content = row === null ? <Skeleton width={column.name ? 180 : 56} /> : column.cell(row);
        const Name = row === null ? 'td' : 'th';
        return column.name ? (
          <Name key={column.id} scope={row === null ? undefined : 'row'} className={styles.name}>
            {content}
          </Name>
        ) : (
          <td
            key={column.id}
            className={styles.cell}
            data-numeric={column.numeric ? '' : undefined}
            data-action={column.action ? '' : undefined}
            data-label={column.action ? undefined : column.head}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
}

/** Rows to compare; on phones each becomes a labelled block, unless `stack` is false. */
export function Table<Row>({ label, columns, rows, rowKey, sort = null, onSort, ...look }: TableProps<Row>) {
  const styles = table(look);
  return (
    <div
      className={styles.region}
      role="group"
      aria-label={label}
      aria-busy={!rows || undefined}
      // What scrolls sideways must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={styles.root} aria-label={label}>
        <TableHead columns={columns} sort={sort} onSort={onSort} styles={styles} />
        <tbody>
          {rows
            ? rows.map((row) => <TableRow key={rowKey(row)} columns={columns} row={row} styles={styles} />)
            : loadingRows.map((nth) => <TableRow key={nth} columns={columns} row={null} styles={styles} />)}
        </tbody>
      </table>
    </div>
  );
}
