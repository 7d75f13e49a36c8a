import type { Line, Slot } from '#charts/line-model.ts';
import type { Kpi } from '#contract/analytics.ts';
import { useComparison } from '#figures/comparison.tsx';
import { Delta } from '#ui/figures/delta.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { useLingui } from '@lingui/react/macro';
import { formerValues, type Rows } from './former-values.ts';

type RowChangeProps = { kpi: Kpi; now: number | null | undefined; before: number | null | undefined };

const whole = { hours: null, isWhole: true } as const;

/** How a figure of a row has changed; a dash where nothing compares. */
export function RowChange({ kpi, now, before }: RowChangeProps) {
  const { delta } = useComparison()(kpi, { now, before, parts: whole });
  return delta ? <Delta {...delta}>{delta.text}</Delta> : '–';
}

export type TimeRow = Slot & { index: number };

/** The column with the change of a line, whose values are those of a figure. */
export function useChangeColumn(rows: Rows) {
  const { t } = useLingui();
  return ({ id, name, values, before }: Line, kpi: Kpi): Column<TimeRow> => {
    const former = formerValues({ values, before }, rows);
    return {
      id: `${id} change`,
      head: t`${name}, change`,
      hint: rows.compared ? t`Against the compared period` : t`Against the row above`,
      numeric: true,
      cell: ({ index }) => <RowChange kpi={kpi} now={values[index]} before={former[index]} />,
    };
  };
}
