import { audit, chartBrowser } from '#styled/recipes';
import { Badge } from '#ui/content/badge.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { usePrintedAt } from '#ui/layout/use-printed-at.ts';
import { Segment } from '#ui/controls/segment.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { chartNamed, hasState, type AuditedChart } from './audited-charts.ts';
import { useSay } from './chart-texts.ts';
import { ChartList } from './chart-list.tsx';
import { contentId } from '../content-id.ts';
import { ChartSheet } from '../drawing/chart-sheet.tsx';
import { ChartControls, ChartSide } from './chart-side.tsx';
import { ChartTables } from './chart-tables.tsx';
import { stateIn } from './diagram.ts';
import { ChartExports } from '../exports/chart-exports.tsx';
import { noMarks, type Marks } from '../drawing/drawing.ts';
import type { Match } from '../evidence/check.ts';
import { EvidenceNote, isOfAnother, useMatch } from '../evidence/evidence-note.tsx';
import { heatMarks } from '../heat/degrees.ts';
import { HeatSheet } from '../heat/heat-sheet.tsx';
import { useHeat, type Heat } from '../heat/use-heat.ts';
import { LiveLog } from '../live/live-log.tsx';
import { momentOf, runningIn, type Viewing } from '../live/live.ts';
import { NotInChart } from './not-in-chart.tsx';
import { chartPlace, goTo, hashOf, modes, systemPlace, type ChartPlace, type Mode } from '../place.ts';
import { FoundPanel } from '../search/found-panel.tsx';
import { foundAt, keyOfTransition } from '../search/found.ts';
import { SimulationLog } from '../simulation/simulation-log.tsx';
import { simulate, startsOf, type Simulation } from '../simulation/simulation.ts';
import { StateList } from './state-list.tsx';
import { StatePanel } from './state-panel.tsx';
import { UntakenSteps } from '../simulation/untaken-steps.tsx';
import type { Live } from '../live/use-live.ts';
import { useIsListed, useMode } from '../live/use-mode.ts';
import { useShownChart } from './use-shown-chart.ts';
import { useZoom, type Zoom } from '../drawing/use-zoom.ts';
import { ZoomButtons } from '../drawing/zoom-buttons.tsx';

/** The marks on a chart, and the state in sight. */
type Look = { marks: Marks; focus: string | null };

const leafOf = (active: readonly string[]) => active.at(-1) ?? null;

function lookOfLive(viewing: Viewing, chart: AuditedChart, base: Marks): Look {
  const { active, took } = momentOf(viewing, chart.machine.id);
  return { marks: { ...base, active: new Set(active), taken: new Set(took) }, focus: leafOf(active) };
}

function lookOfSimulation({ steps, offers }: Simulation, base: Marks): Look {
  const { active = [], took = [] } = steps.at(-1) ?? {};
  const open = offers.flatMap(({ takes }) => takes ?? []);
  return {
    marks: { ...base, active: new Set(active), taken: new Set(took), open: new Set(open) },
    focus: leafOf(active),
  };
}

type SheetProps = {
  chart: AuditedChart;
  place: ChartPlace;
  /** That of the address: of another chart where the one that moves is shown. */
  chosen: ChartPlace;
  mode: Mode;
  /** Its states are listed instead of drawn. */
  isListed: boolean;
  live: Live;
};

type BarProps = Pick<SheetProps, 'chart' | 'chosen' | 'mode'> & {
  /** Null where nothing is drawn. */
  zoom: Zoom | null;
  /** The states it is in, in words; empty where none is. */
  active: string;
};

function Bar({ chart, chosen, mode, zoom, active }: BarProps) {
  const { t } = useLingui();
  const styles = chartBrowser();
  const words: Record<Mode, string> = {
    drawing: t`Drawing`,
    list: t`List`,
    heat: t`Heat`,
    tables: t`Tables`,
    simulation: t`Simulation`,
    live: t`Live`,
  };
  const items = modes.map((value) => ({ value, label: words[value] }));
  return (
    <div className={styles.bar}>
      <h1 className={styles.title} tabIndex={-1}>
        {chart.name}
      </h1>
      {/* Before all that comes and goes with a view, so that it stays under the pointer. */}
      <Segment
        label={t`View`}
        value={mode}
        onChange={(next) => goTo({ ...chosen, mode: next })}
        items={items}
      />
      {active ? <Badge tone="accent">{active}</Badge> : null}
      <div className={styles.end}>
        {zoom ? <ZoomButtons zoom={zoom} /> : null}
        <IconButton label={t`Print`} icon={Printer} onClick={() => window.print()} />
        <ChartExports chart={chart} />
      </div>
    </div>
  );
}

type Shown = { simulation: Simulation | null; heat: Heat | null; isUnproven: boolean };

const marksOfHeat = ({ transitions }: AuditedChart, { counts }: Heat) =>
  heatMarks(
    transitions.map(({ id }) => id),
    counts,
  );

/** The ids of what a search found in a chart, in their order in it. */
function foundIn(chart: AuditedChart, { find }: ChartPlace): readonly string[] {
  const found = foundAt(chart, find);
  return found ? [...found.states, ...found.transitions] : [];
}

/** What an address names: one transition rather than its state. */
function namedIn(chart: AuditedChart, { state, find }: ChartPlace): string | null {
  const found = foundAt(chart, find);
  if (found?.kind === 'transition') return found.name;
  return hasState(chart, state) ? state : null;
}

function lookOf({ chart, place, mode, live }: SheetProps, { simulation, heat, isUnproven }: Shown): Look {
  const hrefOf = (state: string) => hashOf({ ...place, state });
  const sources = new Map(chart.transitions.map(({ id, source }) => [id, source]));
  const hrefOfTransition = (id: string) =>
    hashOf({ ...place, state: sources.get(id) ?? null, find: keyOfTransition(id) });
  const found = foundIn(chart, place);
  const base: Marks = {
    ...noMarks,
    counts: chart.counts,
    isUnproven,
    heat: heat && marksOfHeat(chart, heat),
    chosen: place.state,
    hrefOf,
    hrefOfTransition,
    found: new Set(found),
  };
  if (simulation) return lookOfSimulation(simulation, base);
  if (mode === 'live') return lookOfLive(live.viewing, chart, base);
  return { marks: base, focus: namedIn(chart, place) ?? found[0] ?? chart.diagram.root.initial };
}

type Drawn = SheetProps & Look & { zoom: Zoom; isHeat: boolean };

function Sheet({ chart, place, mode, marks, zoom, focus, isHeat }: Drawn) {
  if (mode === 'tables') return <ChartTables chart={chart} />;
  return <ChartSheet {...{ chart, marks, zoom, focus, isHeat }} isNamed={focus === namedIn(chart, place)} />;
}

/** Below the steps of a simulation or of a log: they are what is printed for. */
function StatesOnPaper({ chart, place, mode }: SheetProps) {
  const isPrinted = usePrintedAt() !== null;
  return isPrinted && mode !== 'tables' ? <PrintedStates chart={chart} place={place} /> : null;
}

function ListedStates({ chart, place, mode, live, marks }: SheetProps & Look) {
  const isPrinted = usePrintedAt() !== null;
  if (isPrinted) return <PrintedStates chart={chart} place={place} />;
  const found = foundAt(chart, place.find);
  return (
    <div className={chartBrowser().listed}>
      {found ? <FoundPanel found={found} place={place} isFolded /> : null}
      <StateList
        chart={chart}
        place={place}
        active={mode === 'list' ? null : marks.active}
        isRunning={mode === 'simulation' || runningIn(live.viewing).has(chart.machine.id)}
      />
    </div>
  );
}

type Simulated = SheetProps & { simulation: Simulation | null; start: string };
type HeadProps = Simulated & Look & { match: Match | null; isHeat: boolean };

/** What is not as the address or the evidence say. */
function Notes({ chart, place, simulation, start, match }: Omit<HeadProps, keyof Look>) {
  return (
    <>
      <EvidenceNote match={match} />
      <NotInChart chart={chart} place={place} />
      {simulation ? <UntakenSteps place={place} start={start} simulation={simulation} /> : null}
    </>
  );
}

/** The bar of a chart and its drawing, as large as it was chosen. */
function ChartHead(props: HeadProps) {
  const { chart, chosen, mode, isListed, marks } = props;
  const zoom = useZoom(chart.layout);
  const isDrawn = !isListed && mode !== 'tables';
  const active = stateIn(chart.machine.id, [...marks.active]);
  return (
    <>
      <Bar chart={chart} chosen={chosen} mode={mode} zoom={isDrawn ? zoom : null} active={active} />
      <Notes {...props} />
      {isListed ? null : <Sheet key={chart.name} {...props} zoom={zoom} />}
    </>
  );
}

function ChartMain(props: Simulated) {
  const { chart, place, mode, isListed, live, simulation, start } = props;
  const query = useHeat(chart, place.days, mode === 'heat');
  const heat = mode === 'heat' && query.data?.access === 'everybody' ? query.data : null;
  const match = useMatch(chart);
  const look = lookOf(props, { simulation, heat, isUnproven: isOfAnother(match) });
  // What is pressed while another chart comes keeps the focus: only sheets and lists, a chart's own, have its key.
  return (
    <div id={contentId} tabIndex={-1} className={chartBrowser().main}>
      <ChartHead {...props} {...look} match={match} isHeat={heat !== null} />
      {isListed ? <ChartControls {...props} follow={live.follow} /> : null}
      {simulation ? <SimulationLog place={place} start={start} simulation={simulation} /> : null}
      {mode === 'heat' ? <HeatSheet chart={chart} place={place} query={query} /> : null}
      {mode === 'live' ? <LiveLog viewing={live.viewing} send={live.send} /> : null}
      {isListed ? (
        <ListedStates key={`states of ${chart.name}`} {...props} {...look} />
      ) : (
        <StatesOnPaper {...props} />
      )}
    </div>
  );
}

// On paper, where nothing can be opened or enlarged: every state with all that is known of it.
const PrintedStates = ({ chart, place }: Pick<SheetProps, 'chart' | 'place'>) =>
  chart.states.map((state) => (
    <section key={state.id} className={chartBrowser().printed} aria-label={state.id}>
      <StatePanel chart={chart} state={state} place={place} />
    </section>
  ));

// The start in the address, else the first.
function startAt(chart: AuditedChart, { start }: ChartPlace): string {
  const starts = startsOf(chart.name);
  return starts.find((name) => name === start) ?? starts[0] ?? '';
}

function NoSuchChart({ name }: { name: string }) {
  return (
    <main id="main" tabIndex={-1} className={audit().page}>
      <h1>
        <Trans>There is no chart “{name}” in this release</Trans>
      </h1>
      <p>
        <a href={hashOf(systemPlace)}>
          <Trans>All charts</Trans>
        </a>
      </p>
    </main>
  );
}

/** All charts: drawn, as tables, simulated, and alive in another tab (M3). */
export function ChartBrowser({ place, live }: { place: ChartPlace; live: Live }) {
  const mode = useMode(place.mode);
  const isLive = mode === 'live';
  const isListed = useIsListed(mode);
  const isWide = isListed || mode === 'tables';
  const say = useSay();
  const { follow } = live;
  const chart = useShownChart(place, live);
  if (!chart) return <NoSuchChart name={place.chart} />;
  const start = startAt(chart, place);
  const simulation =
    mode === 'simulation' ? simulate(chart.name, { start, events: place.events, say }) : null;
  const active = isLive ? leafOf(momentOf(live.viewing, chart.machine.id).active) : null;
  // A chart that is followed has none of the states that the address names.
  const own = chart === chartNamed(place.chart) ? place : { ...chartPlace(chart.name), mode: place.mode };
  const here = { chart, place: own, chosen: place, mode, isListed, simulation, start };
  return (
    <main id="main" tabIndex={-1} className={chartBrowser().root} data-wide={isWide ? '' : undefined}>
      <ChartList
        current={chart.name}
        mode={place.mode}
        running={runningIn(live.viewing)}
        onChoose={() => follow.set(false)}
      />
      <ChartMain {...here} live={live} />
      {isWide ? null : <ChartSide {...here} active={active} follow={follow} />}
    </main>
  );
}
