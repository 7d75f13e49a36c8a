import { chartBrowser } from '#styled/recipes';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditedChart } from './audited-charts.ts';
import { chartPlace, hashOf, type ChartPlace, type Mode } from '../place.ts';
import { usePrintedAt } from '#ui/layout/use-printed-at.ts';
import { FoundPanel } from '../search/found-panel.tsx';
import { foundAt } from '../search/found.ts';
import { SimulationPanel } from '../simulation/simulation-panel.tsx';
import type { Simulation } from '../simulation/simulation.ts';
import { StatePanel } from './state-panel.tsx';
import type { Live } from '../live/use-live.ts';

type ControlsProps = {
  chart: AuditedChart;
  place: ChartPlace;
  chosen: ChartPlace;
  mode: Mode;
  simulation: Simulation | null;
  start: string;
  follow: Live['follow'];
};

type ShownProps = Pick<ControlsProps, 'chart' | 'chosen' | 'follow'>;

/** Which chart is shown and which the address keeps, where these are two. */
function ShownChart({ chart: { name: shown }, chosen, follow }: ShownProps) {
  const kept = chosen.chart;
  if (!follow.isOn) return <Trans>{shown} stays in sight, whichever chart moves.</Trans>;
  if (shown === kept) return <Trans>The address keeps the chart that you chose.</Trans>;
  return (
    <>
      <Trans>
        Shown: {shown}, which moved last. The address and the other views keep {kept}.
      </Trans>{' '}
      <a href={hashOf(chartPlace(shown, 'live'))} onClick={() => follow.set(false)}>
        <Trans>Stay at {shown}</Trans>
      </a>
    </>
  );
}

/** The events of a simulation; whether the page follows a portal that is watched. */
export function ChartControls(props: ControlsProps) {
  const { t } = useLingui();
  const { place, mode, simulation, start, follow } = props;
  if (simulation) return <SimulationPanel place={place} start={start} simulation={simulation} />;
  if (mode !== 'live') return null;
  return (
    <div className={chartBrowser().section}>
      <Checkbox
        label={t`Show the chart that moves`}
        checked={follow.isOn}
        onChange={({ target }) => follow.set(target.checked)}
      />
      <p>
        <ShownChart {...props} />
      </p>
    </div>
  );
}

type SideProps = ControlsProps & {
  /** The innermost state that is active in the portal that is watched. */
  active: string | null;
};

/** Beside the drawing: the chosen state, or the events of a simulation. */
export function ChartSide({ active, ...props }: SideProps) {
  const { t } = useLingui();
  const isPrinted = usePrintedAt() !== null;
  const { chart, place, simulation } = props;
  const looked = place.state ?? active;
  const state = chart.states.find(({ id }) => id === looked);
  const found = foundAt(chart, place.find);
  // The states under the drawing say the same.
  if (isPrinted) return null;
  return (
    <aside
      className={chartBrowser().side}
      aria-label={t`Details`}
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {found ? <FoundPanel found={found} place={place} /> : null}
      <ChartControls {...props} />
      {simulation === null && (state || !found) ? (
        <StatePanel chart={chart} state={state ?? chart.diagram.root} place={place} />
      ) : null}
    </aside>
  );
}
