import { memo, useDeferredValue, useState } from 'react';
import { MoreCell } from './more-cell.tsx';
import { Skeleton } from './skeleton.tsx';
import type { Column, Selection } from './table.tsx';
import { TickCell } from './tick-cell.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

type RowProps<Row> = {
  columns: readonly Column<Row>[];
  /** `null` while loading. */
  row: Row | null;
  styles: { row: string; name: string; cell: string; tick: string; more: string };
  selection?: Selection<Row> | undefined;
  isDim?: ((row: Row) => boolean) | undefined;
  isCurrent?: ((row: Row) => boolean) | undefined;
  isNarrow: boolean;
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

function OneRow<Row>(props: RowProps<Row>) {
  const { columns, row, styles, selection, isNarrow } = props;
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
        <MoreCell
          className={styles.more}
          isOpen={isOpen}
          onChange={row !== null && isNarrow ? setOpen : undefined}
        />
      ) : null}
    </tr>
  );
}
// `memo` takes the type parameter away.
const TableRow = memo(OneRow) as typeof OneRow;

/** Keys of rows that are on their way; none is the id of a row, which would slide into its place. */
const placesFor = (count: number) => Array.from({ length: count }, (_, nth) => -1 - nth);

/** More rows than these do not fit into a window. */
const inSight = 20;

type TableRowsProps<Row> = Pick<RowProps<Row>, 'columns' | 'styles' | 'selection' | 'isDim' | 'isCurrent'> & {
  /** `null` while loading for the first time. */
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string | number;
  /** How many rows are expected, while they load. */
  loadingRows: number;
};

/** The body of a `Table`: the rows that fit into a window are painted first, the rest of a long one follows. */
export function TableRows<Row>({ rows, rowKey, loadingRows, ...shared }: TableRowsProps<Row>) {
  const isNarrow = useIsNarrow();
  const painted = useDeferredValue(rows?.length ?? 0);
  return (
    <tbody>
      {rows
        ? rows
            .slice(0, Math.max(painted, inSight))
            .map((row) => <TableRow key={rowKey(row)} row={row} isNarrow={isNarrow} {...shared} />)
        : placesFor(loadingRows).map((place) => (
            <TableRow key={place} row={null} isNarrow={isNarrow} {...shared} />
          ))}
    </tbody>
  );
}
