import { charts, type AnyChartName } from '#machines/charts.ts';
import { folderOf } from '#machines/lib/folder-of.ts';
import type { AnyStateMachine } from 'xstate';
import {
  diagramOf,
  statesWithin,
  transitionsIn,
  type Diagram,
  type DiagramState,
  type DiagramTransition,
} from './diagram.ts';
import type { Layout } from '../drawing/layout.ts';
import type { ChartWalks } from '../results/walks.ts';

/** A chart with all that is known of it before any test ran. */
export type AuditedChart = {
  name: AnyChartName;
  runs: (typeof charts)[AnyChartName]['runs'];
  machine: AnyStateMachine;
  diagram: Diagram;
  states: readonly DiagramState[];
  transitions: readonly DiagramTransition[];
  layout: Layout;
  /** Titles of the generated tests that take a transition, by its id. */
  walksOf: ReadonlyMap<string, readonly string[]>;
  counts: ReadonlyMap<string, number>;
  file: string;
};

// Vite reads these at build time; `npm run tools -- charts` writes them, and a test fails when they are stale.
const layouts = Object.values(
  import.meta.glob<Layout>('../../../machines/*/layout.json', { eager: true, import: 'default' }),
);
const walks = Object.values(
  import.meta.glob<ChartWalks>('../../../machines/*/walks.json', { eager: true, import: 'default' }),
);
const drawings = import.meta.glob<string>('../../../machines/*/drawing.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

function takenBy({ transitions, walks: all }: ChartWalks): ReadonlyMap<string, readonly string[]> {
  return new Map(
    transitions.map((id, index) => [
      id,
      all.filter(({ takes }) => takes.includes(index)).map(({ title }) => title),
    ]),
  );
}

function auditedChart(name: AnyChartName): AuditedChart | null {
  const { machine, runs } = charts[name];
  const layout = layouts.find(({ chart }) => chart === machine.id);
  const walked = walks.find(({ chart }) => chart === name);
  const file = drawings[`../../../machines/${folderOf(name)}/drawing.svg`];
  if (!layout || !walked || !file) return null;
  const diagram = diagramOf(machine);
  const walksOf = takenBy(walked);
  return {
    name,
    runs,
    machine,
    diagram,
    states: statesWithin(diagram.root),
    transitions: transitionsIn(diagram),
    layout,
    walksOf,
    counts: new Map([...walksOf].map(([id, titles]) => [id, titles.length])),
    file,
  };
}

// The keys of the table.
const names = Object.keys(charts) as AnyChartName[];

/** Every chart of the portal, in the order of their table (M3). */
export const auditedCharts: readonly AuditedChart[] = names.flatMap((name) => auditedChart(name) ?? []);

/** Charts that were made since the drawings were; a test fails as long as there are any. */
export const undrawnCharts: readonly string[] = names.filter(
  (name) => !auditedCharts.some((chart) => chart.name === name),
);

/** The chart of a name or of a machine's id, or null. */
export const chartNamed = (name: string): AuditedChart | null =>
  auditedCharts.find((chart) => chart.name === name || chart.machine.id === name) ?? null;

/** Old links outlive their states. */
export const hasState = ({ states }: AuditedChart, state: string | null): boolean =>
  states.some(({ id }) => id === state);
