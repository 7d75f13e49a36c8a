import type { Kpi } from '#contract/analytics.ts';
import { useComparison } from '#figures/comparison.tsx';
import { Delta } from '#ui/figures/delta.tsx';

type RowChangeProps = { kpi: Kpi; now: number | null | undefined; before: number | null | undefined };

const parts = { hours: null, isWhole: true } as const;

export const comparedRow = ({ kpi, now, before }: RowChangeProps) => ({
  now: { [kpi]: now },
  before: { [kpi]: before },
  parts,
});

/** How a figure of a row has changed; a dash where nothing compares. */
export function RowChange(row: RowChangeProps) {
  const { delta } = useComparison()(row.kpi, comparedRow(row));
  return delta ? <Delta {...delta}>{delta.text}</Delta> : '–';
}
