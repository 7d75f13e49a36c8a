import { charts, type AnyChartName } from '#machines/charts.ts';
import { folderOf } from '#machines/lib/folder-of.ts';
import { transitionId, transitionsOf } from '#machines/lib/transition-id.ts';
import { diagramOf } from '#audit/charts/diagram.ts';
import { noMarks } from '#audit/drawing/drawing.ts';
import type { Layout } from '#audit/drawing/layout.ts';
import type { BrowserWalks, ChartWalks, WalkSteps } from '#audit/results/walks.ts';
import { eventKeys } from '#audit/simulation/event-keys.ts';
import type { ChartModel } from '#machines/models/chart-model.ts';
import { models } from '#machines/models/models.ts';
import { isEqual } from 'es-toolkit';
import { walksOf } from '../machines/walks.ts';
import type { Settings } from './best-layout.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root as project } from '../support/project.ts';
import { svgFile } from './svg-file.ts';

// The keys of the table.
export const chartNames = Object.keys(charts) as AnyChartName[];

/** The diagram of a chart by its name. */
export const diagramNamed = (name: AnyChartName) => diagramOf(charts[name].machine);

/** A layout that is kept of a chart, or of the whole system. */
export const layoutOf = (name: string, file = 'layout.json') =>
  // Written by this folder.
  JSON.parse(readFileSync(path.join(project, 'machines', folderOf(name), file), 'utf8')) as Layout & {
    settings: Settings;
  };

/** One list entry a line, so that differences can be read. */
export function lines(value: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(value).map(([key, part]) => {
    const isList = Array.isArray(part) && part.length > 0;
    const text = isList
      ? `[\n${part.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`
      : JSON.stringify(part);
    return `${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

function modelNamed(name: AnyChartName): ChartModel {
  const model = models.find((one) => one.name === name);
  if (!model) throw new Error(`The chart '${name}' has no samples`);
  return model;
}

type Walk = Awaited<ReturnType<typeof walksOf>>[number];

/** The events of a walk by their keys, each with the transitions that it took. */
function stepsOf(model: ChartModel, { tour, observations }: Walk) {
  const snapshots = [tour.start, ...tour.edges.map(({ state }) => state)];
  return tour.edges.map(({ event }, nth) => {
    const before = snapshots[nth];
    const events = before ? model.everyEvent(before) : [];
    const key = eventKeys(events)[events.findIndex((one) => isEqual(one, event))];
    if (key === undefined) throw new Error(`${event.type} is no sample of the chart`);
    return { key, took: (observations[nth + 1]?.taken ?? []).map(transitionId) };
  });
}

/** Which generated walk takes which transitions of a chart, and its steps in their order. */
export async function walksNamed(name: AnyChartName): Promise<{ walks: ChartWalks; steps: WalkSteps }> {
  const model = modelNamed(name);
  const transitions = transitionsOf(model.machine).map(transitionId);
  const placesOf = (ids: readonly string[]) => ids.map((id) => transitions.indexOf(id));
  const events: string[] = [];
  const placeOf = (key: string) => (events.includes(key) ? events.indexOf(key) : events.push(key) - 1);
  const [walks, steps] = [[] as ChartWalks['walks'][number][], [] as WalkSteps['walks'][number][]];
  for (const walk of await walksOf(model)) {
    const { title, input, observations } = walk;
    const taken = new Set(observations.flatMap((observation) => observation.taken.map(transitionId)));
    walks.push({ title, takes: placesOf([...taken]).toSorted((one, other) => one - other) });
    steps.push({
      start: input,
      steps: stepsOf(model, walk).map(({ key, took }) => [placeOf(key), ...placesOf(took)]),
    });
  }
  return { walks: { chart: name, transitions, walks }, steps: { chart: name, events, walks: steps } };
}

/** How many walks take each transition. */
const countsOf = ({ transitions, walks }: ChartWalks): ReadonlyMap<string, number> =>
  new Map(transitions.map((id, index) => [id, walks.filter(({ takes }) => takes.includes(index)).length]));

type Drawn = {
  name: AnyChartName;
  layout: Layout;
  settings: Settings;
  walks: ChartWalks;
  steps: WalkSteps;
  browser: BrowserWalks;
};

/** The files that are kept of a chart, by their names in its folder. */
export function filesOf({
  name,
  layout,
  settings,
  walks,
  steps,
  browser,
}: Drawn): ReadonlyMap<string, string> {
  const { description } = diagramNamed(name).root;
  return new Map([
    ['layout.json', lines({ settings, ...layout })],
    ['walks.json', lines(walks)],
    ['walk-steps.json', lines(steps)],
    ['browser-walks.json', lines(browser)],
    ['drawing.svg', svgFile(layout, { description, marks: { ...noMarks, counts: countsOf(walks) } })],
  ]);
}

const drawn = '<!-- From here on written by `npm run tools -- charts`. -->';

/** The page that shows the drawings where the charts are kept; what stands above them is written by hand. */
export function readmeOf(page: string): string {
  const sections = chartNames.map((name) => {
    const { root } = diagramNamed(name);
    return `## ${name}\n\n${root.description} It runs ${charts[name].runs}.\n\n![${name}](${folderOf(name)}/drawing.svg)\n`;
  });
  const picture =
    '![system](system/outline.svg)\n\nWith the words on its lines: [system/drawing.svg](system/drawing.svg).\n';
  return [page.slice(0, page.indexOf(drawn)) + drawn, picture, ...sections].join('\n\n');
}
