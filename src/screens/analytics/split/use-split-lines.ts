import type { Line } from '#charts/line-model.ts';
import type { Kpi } from '#contract/analytics.ts';
import type { Split } from '#figures/analytics-address.ts';
import { useFigures } from '#figures/use-figures.ts';
import { lineOf } from '../lines.ts';
import type { View } from '../use-view.ts';
import { useSplit, type SplitLine } from './use-split.ts';

export type SplitProps = { view: View; split: Split; kpi: Kpi };

/** Lines of a split as the chart draws them; one that is not loaded has no values. */
export type DrawableLine = SplitLine & { drawn: Line };

/** One figure of a split. */
export function useSplitLines({ view, split, kpi }: SplitProps) {
  const figures = useFigures();
  const lines = useSplit(view, split).map((line): DrawableLine => {
    const { value, name, colour, marker, points } = line;
    const drawn = lineOf({ points, range: view.now.range }, kpi, { view, figures });
    return { ...line, drawn: { ...drawn, id: value, name, colour, marker } };
  });
  return { lines, write: figures.write(kpi), figure: figures.label(kpi) };
}
