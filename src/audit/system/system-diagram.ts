import { charts, type AnyChartName } from '#machines/charts.ts';
import { portalMachine } from '#machines/portal.machine.ts';
import { conditions, wires } from '#machines/wiring.ts';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Say } from '../charts/chart-texts.ts';
import {
  stateIn,
  type Arrow,
  type Diagram,
  type DiagramState,
  type DiagramTransition,
} from '../charts/diagram.ts';
import { widthOf } from '../drawing/measure.ts';
import { stateLine } from '../drawing/words.ts';
import { toldBy } from './told-by.ts';

/** A box of the picture: a chart, or the root. */
export type Part = { name: string; machine: AnyStateMachine; chart: AnyChartName | null };

// The keys of the table.
const names = Object.keys(charts) as AnyChartName[];
const partOf = (name: AnyChartName): Part => ({ name, machine: charts[name].machine, chart: name });
const partsThatRun = (runs: (typeof charts)[AnyChartName]['runs']) =>
  names.filter((name) => charts[name].runs === runs).map(partOf);

/** Boxes in the order of the picture: those of the portal, then those of screens. */
const systemParts: Record<(typeof charts)[AnyChartName]['runs'], readonly Part[]> = {
  'with the portal': [
    { name: 'portal', machine: portalMachine, chart: null },
    ...partsThatRun('with the portal'),
  ],
  'where it is used': partsThatRun('where it is used'),
};

export const allParts = [...systemParts['with the portal'], ...systemParts['where it is used']];

export const partNamed = (name: string): Part | null => allParts.find((part) => part.name === name) ?? null;

/** What joins two charts: a fact that is heard, or what is known of a state. `told` are the events it arrives as. */
export type Joint = {
  id: string;
  kind: 'fact' | 'condition';
  from: string;
  to: string;
  on: string | null;
  told: readonly string[];
};

/** Every row of the wiring table, a condition once for each chart that it looks at. */
export const joints: readonly Joint[] = [
  ...wires.map(({ from, on, to, type }): Joint => ({
    id: `${from} ${on} ${to} ${type}`,
    kind: 'fact',
    from,
    to,
    on,
    told: [type],
  })),
  ...conditions.flatMap((condition) => {
    const told = toldBy(condition);
    const { of, to } = condition;
    return of.map((from): Joint => ({
      id: `${from} known to ${to} ${told.join()}`,
      kind: 'condition',
      from,
      to,
      on: null,
      told,
    }));
  }),
];

const wordsOf = ({ id, kind, from, to, on, told }: Joint): DiagramTransition => ({
  id,
  source: from,
  targets: [to],
  cause: kind === 'fact' ? 'event' : 'always',
  trigger: on === null ? told.join(', ') : `↑ ${on}`,
  order: null,
  guard: null,
  isElse: false,
  actions: on === null ? [] : told.filter((type) => type !== on),
  emits: [],
  spec: [],
  description: '',
});

/** With all words, or names, states and lines only: what fits a window and can be read there. */
export type Detail = 'full' | 'outline';

function arrows(detail: Detail): Arrow[] {
  const isOutline = detail === 'outline';
  const pairs = Map.groupBy(joints, ({ from, to, kind }) => `${from} -> ${to}${isOutline ? '' : ` ${kind}`}`);
  return [...pairs].map(([id, between]) => ({
    id,
    source: between[0]?.from ?? '',
    target: between[0]?.to ?? '',
    isAnywhere: false,
    isBare: isOutline,
    transitions: between.map(wordsOf),
  }));
}

const innermost = (node: AnyStateNode): string[] => {
  const within = Object.values(node.states);
  if (within.length === 0) return [node.id];
  if (node.type !== 'parallel') return within.flatMap(innermost);
  // One of each region, in every combination.
  return within
    .map(innermost)
    .reduce((some, more) => some.flatMap((one) => more.map((other) => `${one}, ${other}`)));
};
const widestOf = (texts: readonly string[]) =>
  texts.toSorted((one, other) => widthOf(other, 'call') - widthOf(one, 'call'))[0] ?? '';

const widestState = ({ machine }: Part) =>
  widestOf(innermost(machine.root).map((ids) => stateLine(stateIn(machine.id, ids.split(', ')))));

const plain = {
  spec: [],
  tags: [],
  entry: [],
  exit: [],
  calls: [],
  inner: [],
  initial: null,
  states: [],
} as const;

/** `now`: what a box says of its state, by its name; without it the widest is set, for a layout. */
export type Now = ReadonlyMap<string, string>;

type Words = { say: Say; now?: Now | null; detail?: Detail };

const boxOf =
  ({ say, now = null, detail }: Words) =>
  (part: Part): DiagramState => ({
    ...plain,
    id: part.name,
    name: part.name,
    type: 'atomic',
    description: detail === 'outline' ? '' : say(part.machine.root.description ?? ''),
    now: now === null ? widestState(part) : (now.get(part.name) ?? ''),
  });

const titles = { 'with the portal': 'Runs with the portal', 'where it is used': 'Runs where it is used' };

const groupOf = (runs: keyof typeof systemParts, words: Words): DiagramState => ({
  ...plain,
  id: runs,
  name: words.say(titles[runs]),
  type: 'compound',
  description: '',
  states: systemParts[runs].map(boxOf(words)),
});

/** Every chart and what joins them, as a drawing without coordinates; the second part has no arrows (M3). */
export function systemDiagram(words: Words): { portal: Diagram; used: DiagramState } {
  return {
    portal: {
      id: 'system',
      root: groupOf('with the portal', words),
      arrows: arrows(words.detail ?? 'full'),
    },
    used: groupOf('where it is used', words),
  };
}

/** The English texts of the picture that no chart has. */
export const systemTexts: readonly string[] = [
  ...Object.values(titles),
  portalMachine.root.description ?? '',
];
