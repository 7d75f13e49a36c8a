import { chartBrowser } from '#styled/recipes';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditedChart } from './audited-charts.ts';
import type { ChartPlace, Mode } from './place.ts';
import { usePrintedAt } from '#ui/layout/use-printed-at.ts';
import { FoundPanel } from './search/found-panel.tsx';
import { foundAt } from './search/found.ts';
import { SimulationPanel } from './simulation-panel.tsx';
import type { Simulation } from './simulation.ts';
import { StatePanel } from './state-panel.tsx';
import type { Live } from './use-live.ts';

type ControlsProps = {
  place: ChartPlace;
  mode: Mode;
  simulation: Simulation | null;
  start: string;
  follow: Live['follow'];
};

/** The events of a simulation; whether the page follows a portal that is watched. */
export function ChartControls({ place, mode, simulation, start, follow }: ControlsProps) {
  const { t } = useLingui();
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
        <Trans>The address keeps the chart that you chose.</Trans>
      </p>
    </div>
  );
}

type SideProps = ControlsProps & {
  chart: AuditedChart;
  /** The innermost state that is active in the portal that is watched. */
  active: string | null;
};

/** Beside the drawing: the chosen state, or the events of a simulation. */
export function ChartSide({ chart, active, ...props }: SideProps) {
  const { t } = useLingui();
  const isPrinted = usePrintedAt() !== null;
  const { place, simulation } = props;
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
