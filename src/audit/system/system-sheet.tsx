import { chartSheet } from '#styled/recipes';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ChartDrawing } from '../drawing/chart-drawing.tsx';
import { useSay } from '../charts/chart-texts.ts';
import { noMarks } from '../drawing/drawing.ts';
import { ArrowSample, BoxSample, Legend } from '../drawing/legend.tsx';
import type { Viewing } from '../live/live.ts';
import { chartPlace, hashOf, type Mode } from '../place.ts';
import { PaperHead } from '../drawing/paper-origin.tsx';
import { PaperParts } from '../drawing/paper-parts.tsx';
import { useInSight } from '../drawing/use-in-sight.ts';
import type { Zoom } from '../drawing/use-zoom.ts';
import { worded } from '../drawing/worded.ts';
import { partNamed, systemDiagram, type Detail } from './system-diagram.ts';
import { systemLayouts } from './system-layout.ts';
import { systemMoment } from './system-moment.ts';

function SystemLegend({ detail }: { detail: Detail }) {
  return (
    <Legend>
      <li>
        <BoxSample /> <Trans>chart, with the state it is in</Trans>
      </li>
      <li>
        <BoxSample type="compound" depth={0} /> <Trans>charts that run at the same time</Trans>
      </li>
      <li>
        <BoxSample marks={{ active: new Set(['sample']) }} /> <Trans>moved last</Trans>
      </li>
      <li>
        <ArrowSample cause="event" isBare /> <Trans>hears what the other one emits</Trans>
      </li>
      <li>
        <ArrowSample cause="always" isBare /> <Trans>knows the state of the other one</Trans>
      </li>
      <li>
        <ArrowSample cause="event" isBare isTaken /> <Trans>carried the last event</Trans>
      </li>
      {detail === 'full' ? (
        <>
          <li>
            <b>↑ …</b> <Trans>an event that is emitted</Trans>
          </li>
          <li>
            <b>/ …</b> <Trans>the event that it arrives as</Trans>
          </li>
        </>
      ) : null}
    </Legend>
  );
}

type SystemSheetProps = {
  viewing: Viewing;
  detail: Detail;
  zoom: Zoom;
  /** How a chart is shown when its box is chosen. */
  mode: Mode | null;
};

// Most wires meet at it.
const hub = 'session';

/** All charts and what joins them; a box leads into its chart. */
export function SystemSheet({ viewing, detail, zoom, mode }: SystemSheetProps) {
  const { t } = useLingui();
  const { setSheet, scale, handlers } = zoom;
  const id = useId();
  const layout = systemLayouts[detail];
  useInSight({ layout, zoom, focus: hub });
  const { now, moved, carried } = systemMoment(viewing);
  const { portal, used } = systemDiagram({ say: useSay(), now, detail });
  const hrefOf = (part: string) => {
    const chart = partNamed(part)?.chart;
    return chart ? hashOf(chartPlace(chart, mode)) : null;
  };
  return (
    <>
      <PaperHead name={t`The system`} chart={null} />
      <div
        ref={setSheet}
        className={chartSheet().root}
        role="group"
        aria-label={t`Drawing of the system. Arrow keys move it, plus and minus zoom, 0 fits the width.`}
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...handlers}
      >
        <ChartDrawing
          layout={worded(layout, { roots: [portal.root, used], arrows: portal.arrows })}
          label={t`All statecharts and what joins them`}
          scale={scale}
          id={id}
          marks={{ ...noMarks, active: moved, taken: carried, hrefOf, areBoxesLinks: true }}
        />
      </div>
      <SystemLegend detail={detail} />
      <PaperParts layout={layout} name={t`The system`} chart={null} of={id} />
    </>
  );
}
