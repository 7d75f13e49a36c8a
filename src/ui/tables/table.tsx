import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { table, type TableVariantProps } from '#styled/recipes';
import type { Variants } from '../platform/variants.ts';
import { TableHead, TableTotals, type Sort } from './table-head.tsx';
import { handleNameClick, handleRowKeys } from './table-keys.ts';
import { TableRows, type Column, type Selection, type ShownColumn } from './table-rows.tsx';
import { useFolded } from './use-folded.ts';
import { useSideways } from './use-sideways.ts';

export type { Column, Selection };

type TableProps<Row> = Variants<TableVariantProps, 'density'> & {
  /** Accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  /** `null` on the first load. */
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string | number;
  /** Number of placeholders while loading. */
  loadingRows?: number;
  /** Totals by column: a row under the head. */
  totals?: ((column: string, isAside: boolean) => ReactNode) | undefined;
  sort?: Sort | null;
  onSort?: (column: string) => void;
  selection?: Selection<Row> | undefined;
  /** What Enter does on a row; arrow keys then move between rows. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Shows a row beside the table: Space. */
  onPeek?: ((row: Row) => void) | undefined;
  /** Dimmed rows: paused, rejected. */
  isDim?: ((row: Row) => boolean) | undefined;
  /** The row shown beside the table. */
  isCurrent?: ((row: Row) => boolean) | undefined;
};

type RowAct<Row> = ((row: Row, isRange: boolean) => void) | undefined;
type RowActs<Row> = Record<'onOpen' | 'onPeek' | 'onToggle', RowAct<Row>>;

// What keys do with the row in a place.
function actsOf<Row>(rows: readonly Row[] | null, { onOpen, onPeek, onToggle }: RowActs<Row>) {
  const withRow = (act: RowAct<Row>) =>
    act &&
    ((nth: number, isRange: boolean) => {
      const row = rows?.[nth];
      if (row !== undefined) act(row, isRange);
    });
  return { onOpen: withRow(onOpen), onPeek: withRow(onPeek), onToggle: withRow(onToggle) };
}

const isOf = (column: Column<never>, { name, id }: Column<never>) =>
  column.aside !== undefined &&
  (column.aside.under === undefined ? name === true : column.aside.under === id);

// The columns with what folds: `null` folds none.
function shownColumns<Row>(
  columns: readonly Column<Row>[],
  folded: readonly string[] | null,
): readonly ShownColumn<Row>[] {
  if (!folded || folded.length === 0) return columns;
  const gone = columns.filter(({ id }) => folded.includes(id));
  return columns.map((column) => {
    const asides = gone.filter((one) => isOf(one, column));
    return {
      ...column,
      isFolded: gone.includes(column),
      ...(asides.length > 0 ? { asides } : {}),
    };
  });
}

/**
 * On phones each row becomes a labelled block. Columns without room give way, the least important first, so that no figure
 * lies under the menu of its row (`foldOrder`).
 */
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
  onPeek,
  isDim,
  isCurrent,
  ...variants
}: TableProps<Row>) {
  const styles = table(variants);
  const region = useSideways();
  const folded = useFolded({ region, columns, rows, sort });
  const shown = useMemo(() => shownColumns(columns, folded), [columns, folded]);
  const acts = actsOf(rows, { onOpen, onPeek, onToggle: selection?.onToggle });
  const all = rows !== null && rows.length > 0 && rows.every((row) => selection?.isSelected(row));
  return (
    // The rows inside handle the keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={region}
      className={styles.region}
      role="group"
      aria-label={label}
      aria-busy={!rows || undefined}
      data-fit={folded === null ? '' : 'tight'}
      style={{ '--rows': rows?.length ?? loadingRows } as CSSProperties}
      // A region that scrolls sideways must be focusable.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={(event) => handleRowKeys(event, acts)}
      onClickCapture={(event) => handleNameClick(event, acts.onPeek)}
    >
      <table className={styles.root} aria-label={label}>
        <TableHead
          columns={shown}
          sort={sort}
          onSort={onSort}
          styles={styles}
          ticks={selection ? { checked: all, isLoading: !rows, onChange: selection.onToggleAll } : null}
        >
          {totals ? (
            <TableTotals
              columns={shown}
              totals={totals}
              className={styles.totals}
              aside={styles.aside}
              hasTicks={selection !== undefined}
            />
          ) : null}
        </TableHead>
        <TableRows {...{ rows, rowKey, loadingRows, styles, selection, isDim, isCurrent }} columns={shown} />
      </table>
    </div>
  );
}
