import type { ReactNode } from 'react';
import { table, type TableVariantProps } from '#styled/recipes';
import type { Variants } from '../platform/variants.ts';
import { TableHead, type Sort } from './table-head.tsx';
import { handleRowKeys } from './table-keys.ts';
import { TableRows } from './table-rows.tsx';
import { TableTotals } from './table-totals.tsx';
import { useSideways } from './use-sideways.ts';

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
  /**
   * Buttons; on phones they take the whole width and no label. `lasting` where they keep nothing to themselves, so that
   * another page's row can take them over.
   */
  action?: boolean | 'lasting';
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

type TableProps<Row> = Variants<TableVariantProps, 'density'> & {
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

/** Rows to compare; on phones each becomes a labelled block. */
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
  ...variants
}: TableProps<Row>) {
  const styles = table(variants);
  const region = useSideways();
  const withRow = (act: ((row: Row) => void) | undefined) => (nth: number) => {
    const row = rows?.[nth];
    if (row !== undefined) act?.(row);
  };
  const all = rows !== null && rows.length > 0 && rows.every((row) => selection?.isSelected(row));
  return (
    // The rows inside are what the keys are for.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={region}
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
        <TableRows {...{ columns, rows, rowKey, loadingRows, styles, selection, isDim, isCurrent }} />
      </table>
    </div>
  );
}
