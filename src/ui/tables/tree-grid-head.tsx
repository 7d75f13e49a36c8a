import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { memo } from 'react';
import { Icon } from '../content/icon.tsx';
import type { Sort } from './table-head.tsx';
import type { TreeColumn } from './tree-grid-row.tsx';
import { tipOf } from '../overlays/tip-anchor.ts';

export type TreeTotals = { name: string; cell: (column: string) => string };

type TreeGridHeadProps = {
  name: TreeColumn;
  columns: readonly TreeColumn[];
  totals: TreeTotals;
  sort: Sort | null;
  onSort: (column: string) => void;
  styles: Readonly<
    Record<'head' | 'heads' | 'columnHead' | 'sort' | 'totals' | 'name' | 'text' | 'cell', string>
  >;
  template: string | undefined;
  totalsHeight: number;
};

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

function Head({ name, columns, totals, sort, onSort, styles, template, totalsHeight }: TreeGridHeadProps) {
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.heads} style={{ gridTemplateColumns: template }}>
        {[name, ...columns].map(({ id, head, hint }, nth) => {
          const direction = sort?.column === id ? sort.direction : undefined;
          return (
            <div
              key={id}
              role="columnheader"
              className={styles.columnHead}
              aria-sort={direction}
              data-name={nth === 0 ? '' : undefined}
              {...tipOf(hint)}
            >
              <button type="button" className={styles.sort} onClick={() => onSort(id)}>
                <span>{head}</span>
                <Icon of={icons[direction ?? 'none']} size="xs" />
              </button>
            </div>
          );
        })}
      </div>
      <div
        role="row"
        aria-rowindex={2}
        className={styles.totals}
        style={{ height: totalsHeight, gridTemplateColumns: template }}
      >
        <div role="rowheader" className={styles.name}>
          <span className={styles.text}>{totals.name}</span>
        </div>
        {columns.map(({ id, head }) => (
          <div key={id} role="gridcell" className={styles.cell} data-label={head}>
            {totals.cell(id)}
          </div>
        ))}
      </div>
    </div>
  );
}

// Memoised: scrolling must not re-render the head.
export const TreeGridHead = memo(Head);
