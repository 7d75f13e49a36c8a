import { Fragment, memo, useLayoutEffect, useRef, useState, type ReactNode, type RefCallback } from 'react';
import { withFixedDashes } from '../content/fixed-dashes.ts';
import { DrawnIcons } from '../content/icon.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { AsideLine, AsidePart } from './aside-line.tsx';
import type { Aside } from './fold-order.ts';
import { drawIcon } from './draw-icon.ts';
import { longFigure } from '../figures/long-figure.ts';
import { tipOf } from '../overlays/tip-anchor.ts';
import { MoreCell, TickCell } from './tick-cell.tsx';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { useRowSlots } from './use-row-slots.ts';
import { useRenderedRows } from './use-rendered-rows.ts';

export type Column<Row> = {
  id: string;
  head: string;
  /** What its figures mean, as a tooltip. */
  hint?: string | undefined;
  cell: (row: Row) => ReactNode;
  /** What comes last in its cell, below columns that gave way. */
  note?: (row: Row) => ReactNode;
  /** What its cell says besides, as a tooltip. */
  tip?: (row: Row) => string;
  /**
   * Its cell begins with a title, marked with `data-title`, and goes on in smaller lines; `md` and `sm` with a picture of
   * that size before them.
   */
  lines?: 'plain' | 'sm' | 'md';
  /** Its cell among copied rows, if not its text: by heads of columns of their own, '' for that of the cell. */
  copied?: (row: Row) => Readonly<Record<string, string>>;
  /** Figures: aligned to the end, on one line. */
  numeric?: boolean;
  /** The row header. `roomy` if other columns give way before names of offers take three lines. */
  name?: boolean | 'roomy';
  /** Never wraps: dates and the like. */
  oneLine?: boolean;
  /** Its content says what it is: on phones it stands without its head. */
  speaks?: boolean;
  /** A text of any length, cut off after two lines. */
  cut?: boolean;
  /** A short state at the end, as wide in every table, so that those of tables below each other have one edge. */
  state?: boolean;
  /**
   * Buttons; on phones full width without a label. `lasting` if they are stateless, so that another page's row can
   * reuse them.
   */
  action?: boolean | 'lasting';
  sortable?: boolean;
  /** Hidden where rows are stacked, on phones. */
  minor?: boolean;
  /** Left out first where there is no room for all columns. */
  spare?: boolean;
  /** Stays where other columns give way: it was chosen for this very list. */
  stays?: boolean;
  /** Whether a row has something there; lists leave the column out while none has, unless columns were chosen. */
  hasValue?: (row: Row) => boolean;
  /** Where its content stands once the column gives way: a line in another cell. */
  aside?: Aside<Row>;
  /**
   * Its place on phones other than among the figures: beside the name or, a status, beside the figures, both without
   * their head; on its own line; or behind 'Details'.
   */
  phone?: 'beside' | 'side' | 'wide' | 'more';
};

/** A column as it is shown: whether it gave way, and which of those that did have a line in its cell. */
export type ShownColumn<Row> = Column<Row> & {
  isFolded?: boolean;
  asides?: readonly Column<Row>[];
};

export type Selection<Row> = {
  isSelected: (row: Row) => boolean;
  /** `isRange`: with the rows from the one before to this one. */
  onToggle: (row: Row, isRange: boolean) => void;
  /** Selects all rows of the page, or none. */
  onToggleAll: () => void;
  /** Accessible name of a row. */
  nameOf: (row: Row) => string;
};

type Key = string | number;

type RowProps<Row> = {
  columns: readonly ShownColumn<Row>[];
  /** `null` while loading. */
  row: Row | null;
  /** The key of the row; its slot may hold another row later. */
  of: Key;
  styles: {
    row: string;
    name: string;
    cell: string;
    aside: string;
    tick: string;
    box: string;
    more: string;
  };
  /** The row's name if it can be selected, else null. */
  tick: string | null;
  isTicked: boolean;
  onToggle: Selection<Row>['onToggle'] | undefined;
  isDim: boolean;
  isCurrent: boolean;
  isNarrow: boolean;
  /** The ref of an empty row that is not rendered yet; absent for rendered rows. */
  placeholderRef?: RefCallback<Element> | null | undefined;
};

const mark = (isSet: boolean | undefined) => (isSet ? '' : undefined);

const clampedIf = (isCut: boolean | undefined, content: ReactNode) =>
  isCut ? <span data-title="">{content}</span> : content;

function contentOf<Row>(column: ShownColumn<Row>, row: Row, styles: RowProps<Row>['styles']) {
  const own = column.cell(row);
  const content = typeof own === 'string' ? withFixedDashes(own) : own;
  const asides = (column.asides ?? []).flatMap(({ id, head, aside, cell }) => {
    const text = (aside?.cell ?? cell)(row);
    return text === null ? [] : [{ id, head, text, apart: aside?.apart }];
  });
  const note = column.note?.(row) ?? null;
  if (asides.length === 0 && note === null) return content;
  return (
    <>
      {content}
      {asides.length === 0 ? null : (
        <AsideLine className={styles.aside}>
          {asides.map(({ id, head, text, apart }) => (
            <AsidePart key={id} head={head} apart={apart}>
              {text}
            </AsidePart>
          ))}
        </AsideLine>
      )}
      {note}
    </>
  );
}

const partsOf = <Row,>({ lines, copied }: Column<Row>, row: Row | null) =>
  row === null
    ? null
    : { 'data-lines': lines, 'data-copied': copied ? JSON.stringify(copied(row)) : undefined };

// No component: a long table would have thousands of them.
function cellOf<Row>(column: ShownColumn<Row>, { row, of, styles }: RowProps<Row>) {
  const content = row === null ? <Skeleton width={column.name ? 180 : 56} /> : contentOf(column, row, styles);
  const Name = row === null ? 'td' : 'th';
  return column.name ? (
    <Name
      key={column.id}
      scope={row === null ? undefined : 'row'}
      className={styles.name}
      data-name=""
      data-one-line={mark(column.oneLine)}
      {...partsOf(column, row)}
    >
      {content}
    </Name>
  ) : (
    <td
      key={column.id}
      className={styles.cell}
      {...partsOf(column, row)}
      {...(column.tip && row !== null ? tipOf(column.tip(row)) : null)}
      data-numeric={mark(column.numeric)}
      data-one-line={mark(column.oneLine)}
      data-cut={mark(column.cut)}
      data-state={mark(column.state)}
      data-minor={mark(column.minor)}
      data-folded={mark(column.isFolded)}
      data-action={mark(Boolean(column.action))}
      data-phone={column.phone}
      data-label={column.action || column.speaks ? undefined : column.head}
      data-long={column.numeric ? longFigure(content) : undefined}
    >
      {column.action === true ? <Fragment key={of}>{content}</Fragment> : clampedIf(column.cut, content)}
    </td>
  );
}

function OneRow<Row>(props: RowProps<Row>) {
  const { columns, row, of, styles, tick, isTicked, onToggle, isDim, isCurrent, isNarrow, placeholderRef } =
    props;
  const [opened, setOpened] = useState<Key | null>(null);
  const isOpen = opened === of;
  if (placeholderRef !== undefined) {
    return (
      <tr ref={placeholderRef} className={styles.row} tabIndex={-1}>
        {/* An empty placeholder: nothing to label. */}
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
        <td className={styles.cell} colSpan={columns.length + (tick === null ? 0 : 1)} data-place="" />
      </tr>
    );
  }
  return (
    <tr
      className={styles.row}
      tabIndex={-1}
      data-open={mark(isOpen)}
      data-selected={mark(isTicked || isCurrent)}
      data-dim={mark(isDim)}
      aria-current={isCurrent || undefined}
    >
      {tick === null ? null : (
        <TickCell
          styles={styles}
          name={tick}
          checked={isTicked}
          onChange={row === null ? undefined : (isRange) => onToggle?.(row, isRange)}
        />
      )}
      {columns.map((column) => cellOf(column, props))}
      {isNarrow && columns.some(({ phone }) => phone === 'more') ? (
        <MoreCell
          className={styles.more}
          isOpen={isOpen}
          onChange={row === null ? undefined : () => setOpened(isOpen ? null : of)}
        />
      ) : null}
    </tr>
  );
}
// `memo` drops the type parameter.
const TableRow = memo(OneRow) as typeof OneRow;

// Negative keys, so that no loaded row is matched with a placeholder.
const placeholderKeys = (count: number) => Array.from({ length: count }, (_, nth) => -1 - nth);

const none: readonly never[] = [];
const no = () => false;

type TableRowsProps<Row> = Pick<RowProps<Row>, 'columns' | 'styles'> & {
  /** `null` on the first load. */
  rows: readonly Row[] | null;
  rowKey: (row: Row) => Key;
  /** Number of placeholders while loading. */
  loadingRows: number;
  selection: Selection<Row> | undefined;
  isDim: ((row: Row) => boolean) | undefined;
  isCurrent: ((row: Row) => boolean) | undefined;
};

// Rows render as they come near the viewport or the browser is idle, and re-render only when they change.
export function TableRows<Row>({
  columns,
  styles,
  rows,
  rowKey,
  loadingRows,
  selection,
  isDim = no,
  isCurrent = no,
}: TableRowsProps<Row>) {
  const isNarrow = useIsNarrow();
  const keys = (rows ?? none).map(rowKey);
  const { slots, page } = useRowSlots(keys);
  const { rendered, next } = useRenderedRows(page, keys.length);
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = useRef(page);
  // Another page starts at its first row.
  useLayoutEffect(() => {
    if (shown.current !== page) body.current?.closest('[role=group]')?.scrollTo({ top: 0 });
    shown.current = page;
  }, [page]);
  const shared = { columns, styles, isNarrow, onToggle: selection?.onToggle };
  const placeholderRefOf = (nth: number) => {
    if (nth < rendered) return undefined;
    return nth === rendered ? next : null;
  };
  const loading = { row: null, tick: selection ? '' : null, isTicked: false, isDim: false, isCurrent: false };
  return (
    <tbody ref={body}>
      <DrawnIcons value={drawIcon}>
        {rows
          ? rows.map((row, nth) => (
              <TableRow
                key={slots[nth]}
                row={row}
                of={keys[nth] ?? nth}
                placeholderRef={placeholderRefOf(nth)}
                tick={selection?.nameOf(row) ?? null}
                isTicked={selection?.isSelected(row) ?? false}
                isDim={isDim(row)}
                isCurrent={isCurrent(row)}
                {...shared}
              />
            ))
          : placeholderKeys(loadingRows).map((key) => (
              <TableRow key={key} of={key} {...loading} {...shared} />
            ))}
      </DrawnIcons>
    </tbody>
  );
}
