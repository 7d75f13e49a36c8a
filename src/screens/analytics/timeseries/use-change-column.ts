import type { Line, Slot } from '#charts/line-model.ts';
import type { Kpi } from '#contract/analytics.ts';
import type { Column } from '#ui/tables/table.tsx';
import { copiedChange, useComparison } from '#figures/comparison.tsx';
import { useLingui } from '@lingui/react/macro';
import { createElement } from 'react';
import { formerValues, type Rows } from './former-values.ts';
import { comparedRow, RowChange } from './row-change.tsx';

export type TimeRow = Slot & { index: number };

/** The column with the change of a line, whose values are those of a figure. */
export function useChangeColumn(rows: Rows) {
  const { t } = useLingui();
  const compare = useComparison();
  return ({ id, name, values, before }: Line, kpi: Kpi): Column<TimeRow> => {
    const former = formerValues({ values, before }, rows);
    return {
      id: `${id} change`,
      head: t`${name}, change`,
      hint: rows.compared ? t`Against the compared period` : t`Against the row above`,
      numeric: true,
      aside: { under: id },
      copied: ({ index }) =>
        copiedChange(compare(kpi, comparedRow({ kpi, now: values[index], before: former[index] }))),
      cell: ({ index }) => createElement(RowChange, { kpi, now: values[index], before: former[index] }),
    };
  };
}
