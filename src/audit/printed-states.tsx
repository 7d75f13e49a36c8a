import { chartBrowser } from '#styled/recipes';
import { usePrintedAt } from '#ui/layout/use-printed-at.ts';
import type { AuditedChart } from './audited-charts.ts';
import type { ChartPlace } from './place.ts';
import { StatePanel } from './state-panel.tsx';

/** Whether the page is on its way to paper. */
export const useIsPrinted = (): boolean => usePrintedAt() !== null;

/** On paper, where nothing can be opened or enlarged: every state with all that is known of it. */
export function PrintedStates({ chart, place }: { chart: AuditedChart; place: ChartPlace }) {
  return chart.states.map((state) => (
    <section key={state.id} className={chartBrowser().printed} aria-label={state.id}>
      <StatePanel chart={chart} state={state} place={place} />
    </section>
  ));
}
