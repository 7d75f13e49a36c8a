import { chartSheet } from '#styled/recipes';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import type { AuditedChart } from './audited-charts.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { useSay } from './chart-texts.ts';
import type { Marks } from './drawing.ts';
import { spoken } from './spoken.ts';
import type { Zoom } from './use-zoom.ts';
import { worded } from './worded.ts';

type ChartSheetProps = {
  chart: AuditedChart;
  marks: Marks;
  zoom: Zoom;
  /** The state to bring into sight. */ focus: string | null;
  /** What the numbers mean; by default tests are counted. */
  counted?: ReactNode;
};

function useInSight({
  chart,
  zoom: { sheet, scale },
  focus,
}: Pick<ChartSheetProps, 'chart' | 'zoom' | 'focus'>) {
  useEffect(() => {
    const state = chart.layout.states.find(({ id }) => id === focus);
    const element = sheet.current;
    if (!state || !element) return;
    const tallest = Math.min(state.height, element.clientHeight / scale);
    element.scrollTo({
      left: (state.x + state.width / 2) * scale - element.clientWidth / 2,
      top: (state.y + tallest / 2) * scale - element.clientHeight / 2,
    });
    // A change of scale keeps what is at the middle by itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chart, focus, sheet]);
}

function Key({ counted }: Pick<ChartSheetProps, 'counted'>) {
  const styles = chartSheet();
  return (
    <ul className={styles.key}>
      <li>
        <b>[…]</b> <Trans>guard</Trans>
      </li>
      <li>
        <b>/ …</b> <Trans>action</Trans>
      </li>
      <li>
        <b>↑ …</b> <Trans>event for other charts</Trans>
      </li>
      <li>
        <b>→ …</b> <Trans>leads there, as the arrow of a larger state does</Trans>
      </li>
      <li>
        <b>S5</b> <Trans>requirement</Trans>
      </li>
      {counted ?? (
        <li>
          <b>×3</b> <Trans>generated tests</Trans>
        </li>
      )}
    </ul>
  );
}

export function ChartSheet({ chart, marks, zoom, focus, counted }: ChartSheetProps) {
  const { sheet, scale, handlers } = zoom;
  const { t } = useLingui();
  const styles = chartSheet();
  const { name } = chart;
  const { root: state, arrows } = spoken(chart.diagram, useSay());
  const layout = worded(chart.layout, { roots: [state], arrows });
  useInSight({ chart, zoom, focus });
  return (
    <>
      <div
        ref={sheet}
        className={styles.root}
        role="group"
        aria-label={t`Drawing of the chart ${name}. Arrow keys move it, plus and minus zoom, 0 fits the width.`}
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...handlers}
      >
        <ChartDrawing layout={layout} label={t`Statechart ${name}`} scale={scale} marks={marks} />
      </div>
      <Key counted={counted} />
    </>
  );
}
