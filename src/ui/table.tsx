import { useState, type ReactNode } from 'react';
import { table, type TableVariantProps } from '#styled/recipes';
import type { Look } from './look.ts';
import { MoreCell } from './more-cell.tsx';
import { Skeleton } from './skeleton.tsx';
import { TableHead, type Sort } from './table-head.tsx';
import { handleRowKeys } from './table-keys.ts';
import { TableTotals } from './table-totals.tsx';
import { TickCell } from './tick-cell.tsx';

/** One column of a table of `Row`s. */
export type Column<Row> = {
  id: string;
  head: string;
  /** What its figures mean, under the pointer. */
  hint?: string | undefined;
  cell: (row: Row) => ReactNode;
  /** Figures: at the end, on one line. */
  numeric?: boolean;
  /** The header of its row. */
  name?: boolean;
  /** Dates and the like: never on two lines. */
  oneLine?: boolean;
  /** Buttons; on phones they take the whole width and no label. */
  action?: boolean;
  sortable?: boolean;
  /** Left out where rows are stacked, on phones. */
  minor?: boolean;
  /**
   * Where it stands on phones other than among the figures: beside them without its head (a state), on a line of its
   * own, or behind 'Details'.
   */
  phone?: 'side' | 'wide' | 'more';
};

/** Rows that can be ticked. */
export type Selection<Row> = {
  isSelected: (row: Row) => boolean;
  onToggle: (row: Row) => void;
  /** Ticks all rows of the page, or none. */
  onToggleAll: () => void;
  /** What a row is called. */
  nameOf: (row: Row) => string;
};

type TableProps<Row> = Look<TableVariantProps, 'density' | 'stack'> & {
  /** What the rows are. */
  label: string;
  columns: readonly Column<Row>[];
  /** `null` while loading for the first time. */
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string | number;
  /** How many rows are expected, while they load. */
  loadingRows?: number;
  /** The sums of all rows, by column: a row right under the head. */
  totals?: ((column: string) => ReactNode) | undefined;
  sort?: Sort | null;
  onSort?: (column: string) => void;
  selection?: Selection<Row> | undefined;
  /** What Enter does on a row; rows can then be walked with the arrow keys. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Rows of lesser weight: paused, rejected. */
  isDim?: ((row: Row) => boolean) | undefined;
  /** The row that is open beside the table. */
  isCurrent?: ((row: Row) => boolean) | undefined;
};

type RowProps<Row> = {
  columns: readonly Column<Row>[];
  /** `null` while loading. */
  row: Row | null;
  styles: { row: string; name: string; cell: string; tick: string; more: string };
  selection?: Selection<Row> | undefined;
  isDim?: ((row: Row) => boolean) | undefined;
  isCurrent?: ((row: Row) => boolean) | undefined;
};

const mark = (isSet: boolean | undefined) => (isSet ? '' : undefined);

/** What a row is beside its cells; one that is still loading is nothing. */
function attributesOf<Row>({ row, selection, isDim, isCurrent }: RowProps<Row>) {
  if (row === null) return {};
  const isOpen = isCurrent?.(row);
  return {
    'aria-current': isOpen || undefined,
    'data-selected': mark(selection?.isSelected(row) || isOpen),
    'data-dim': mark(isDim?.(row)),
  };
}

function TableRow<Row>(props: RowProps<Row>) {
  const { columns, row, styles, selection } = props;
  const [isOpen, setOpen] = useState(false);
  const isSelected = row !== null && selection?.isSelected(row);
  return (
    <tr className={styles.row} tabIndex={-1} data-open={mark(isOpen)} {...attributesOf(props)}>
      {selection ? (
        <TickCell
          className={styles.tick}
          name={row === null ? '' : selection.nameOf(row)}
          checked={Boolean(isSelected)}
          onChange={row === null ? undefined : () => selection.onToggle(row)}
        />
      ) : null}
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
            data-numeric={mark(column.numeric)}
            data-one-line={mark(column.oneLine)}
            data-minor={mark(column.minor)}
            data-action={mark(column.action)}
            data-phone={column.phone}
            data-label={column.action ? undefined : column.head}
          >
            {content}
          </td>
        );
      })}
      {columns.some(({ phone }) => phone === 'more') ? (
        <MoreCell className={styles.more} isOpen={isOpen} onChange={row === null ? undefined : setOpen} />
      ) : null}
    </tr>
  );
}

/** Keys of rows that are on their way; none is the id of a row, which would slide into its place. */
const placesFor = (count: number) => Array.from({ length: count }, (_, nth) => -1 - nth);

/** Rows to compare; on phones each becomes a labelled block, unless `stack` is false. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  loadingRows = 10,
  totals,
  sort = null,
  onSort,
  selection,
  onOpen,
  isDim,
  isCurrent,
  ...look
}: TableProps<Row>) {
  const styles = table(look);
  const withRow = (act: ((row: Row) => void) | undefined) => (nth: number) => {
    const row = rows?.[nth];
    if (row !== undefined) act?.(row);
  };
  const shared = { columns, styles, selection, isDim, isCurrent };
  const all = rows !== null && rows.length > 0 && rows.every((row) => selection?.isSelected(row));
  return (
    // The rows inside are what the keys are for.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles.region}
      role="group"
      aria-label={label}
      aria-busy={!rows || undefined}
      // What scrolls sideways must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={(event) =>
        handleRowKeys(event, { onOpen: withRow(onOpen), onToggle: withRow(selection?.onToggle) })
      }
    >
      <table className={styles.root} aria-label={label}>
        <TableHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          styles={styles}
          ticks={selection ? { checked: all, onChange: selection.onToggleAll } : null}
        >
          {totals ? (
            <TableTotals
              columns={columns}
              totals={totals}
              className={styles.totals}
              hasTicks={selection !== undefined}
            />
          ) : null}
        </TableHead>
        <tbody>
          {rows
            ? rows.map((row) => <TableRow key={rowKey(row)} row={row} {...shared} />)
            : placesFor(loadingRows).map((place) => <TableRow key={place} row={null} {...shared} />)}
        </tbody>
      </table>
    </div>
  );
}
