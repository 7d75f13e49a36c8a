import { chartSheet } from '#styled/recipes';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { AuditedChart } from '../charts/audited-charts.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartLegend } from './chart-legend.tsx';
import type { Marks } from './drawing.ts';
import type { Layout } from './layout.ts';
import { PaperHead } from './paper-origin.tsx';
import { PaperParts } from './paper-parts.tsx';
import { useInSight } from './use-in-sight.ts';
import { useWorded } from './use-worded.ts';
import type { Zoom } from './use-zoom.ts';

type ChartSheetProps = {
  chart: AuditedChart;
  /** Where more is drawn than the chart has. */
  layout?: Layout;
  marks: Marks;
  zoom: Zoom;
  /** The id of the state or transition to bring into sight. */
  focus: string | null;
  /** With each new one it is brought into sight again. */
  moment?: number;
  /** An address names it. */
  isNamed?: boolean;
  /** The numbers say how often it was taken, which is explained below them. */
  isHeat?: boolean;
};

export function ChartSheet({ chart, layout, marks, zoom, isHeat = false, ...sight }: ChartSheetProps) {
  const { setSheet, scale, handlers } = zoom;
  const { t } = useLingui();
  const styles = chartSheet();
  const id = useId();
  const { name } = chart;
  const own = useWorded(chart);
  const shown = layout ?? own;
  useInSight({ layout: layout ?? chart.layout, zoom, ...sight });
  return (
    <>
      <PaperHead name={name} chart={name} />
      <div
        ref={setSheet}
        className={styles.root}
        role="group"
        aria-label={t`Drawing of the chart ${name}. Arrow keys move it, plus and minus zoom, 0 fits the width.`}
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...handlers}
      >
        <ChartDrawing layout={shown} label={t`Statechart ${name}`} scale={scale} marks={marks} id={id} />
      </div>
      <ChartLegend isHeat={isHeat} isUnproven={marks.isUnproven} />
      <PaperParts layout={shown} name={name} chart={name} of={id} />
    </>
  );
}
