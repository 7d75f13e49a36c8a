import type { Kpi } from '#contract/analytics.ts';
import { useComparison } from '#figures/comparison.tsx';
import { Delta } from '#ui/figures/delta.tsx';

type RowChangeProps = { kpi: Kpi; now: number | null | undefined; before: number | null | undefined };

const whole = { hours: null, isWhole: true } as const;

/** How a figure of a row has changed; a dash where nothing compares. */
export function RowChange({ kpi, now, before }: RowChangeProps) {
  const { delta } = useComparison()(kpi, {
    now: { [kpi]: now },
    before: { [kpi]: before },
    parts: whole,
  });
  return delta ? <Delta {...delta}>{delta.text}</Delta> : '–';
}
