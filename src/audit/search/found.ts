import { auditedCharts, type AuditedChart } from '../charts/audited-charts.ts';
import type { DiagramState, DiagramTransition } from '../charts/diagram.ts';
import { nameIn } from '../charts/spoken.ts';

/** What a search can find besides charts, in the order in which it is listed. */
export const kinds = ['state', 'event', 'guard', 'action', 'call', 'delay', 'requirement'] as const;
export type Kind = (typeof kinds)[number];

/** All places of one name in one chart: ids of states and of transitions. No search finds one transition: links name it. */
export type Found = {
  kind: Kind | 'transition';
  name: string;
  chart: AuditedChart;
  states: ReadonlySet<string>;
  transitions: ReadonlySet<string>;
};

type Name = readonly [kind: Kind, name: string];

const mark = '↑ ';
const all = (kind: Kind, names: readonly string[]) => names.map((name): Name => [kind, name]);

const doingOf = (doing: string): Name =>
  doing.startsWith(mark) ? ['event', doing.slice(mark.length)] : ['action', doing];

const namesOfState = ({ id, entry, exit, calls, spec }: DiagramState): Name[] => [
  ['state', id],
  ...[...entry, ...exit].map(doingOf),
  ...all('call', calls),
  ...all('requirement', spec),
];

/** A call that answers or fails is named by its call, a timer by its delay. */
function triggerOf(transition: DiagramTransition): Name[] {
  const { cause, trigger } = transition;
  if (cause === 'event') return [['event', trigger]];
  const name = nameIn(transition);
  if (name === null) return [];
  return [[cause === 'after' ? 'delay' : 'call', name]];
}

const namesOfTransition = (transition: DiagramTransition): Name[] => [
  ...triggerOf(transition),
  ...all('event', transition.emits),
  ...all('guard', transition.guard === null || transition.isElse ? [] : [transition.guard]),
  ...all('action', transition.actions),
  ...all('requirement', transition.spec),
];

/** What stands in the address for it. */
export const keyOf = ({ kind, name }: Pick<Found, 'kind' | 'name'>) => `${kind} ${name}`;

function allIn(chart: AuditedChart): ReadonlyMap<string, Found> {
  const found = new Map<string, Found & { states: Set<string>; transitions: Set<string> }>();
  const entryOf = ([kind, name]: Name) => {
    const key = keyOf({ kind, name });
    const entry = found.get(key) ?? { kind, name, chart, states: new Set(), transitions: new Set() };
    found.set(key, entry);
    return entry;
  };
  // The chart itself is found by its own name.
  for (const state of chart.states) {
    const names = state === chart.diagram.root ? namesOfState(state).slice(1) : namesOfState(state);
    for (const name of names) entryOf(name).states.add(state.id);
  }
  for (const transition of chart.transitions) {
    for (const name of namesOfTransition(transition)) entryOf(name).transitions.add(transition.id);
  }
  return found;
}

const known = new Map<string, ReadonlyMap<string, Found>>();

function knownIn(chart: AuditedChart): ReadonlyMap<string, Found> {
  const found = known.get(chart.name) ?? allIn(chart);
  known.set(chart.name, found);
  return found;
}

/** All that can be found, chart by chart. */
export const everything = (): readonly Found[] =>
  auditedCharts.flatMap((chart) => [...knownIn(chart).values()]);

/** What stands in the address for one transition, by its id. */
export const keyOfTransition = (id: string) => keyOf({ kind: 'transition', name: id });

function transitionAt(chart: AuditedChart, key: string): Found | null {
  const transition = chart.transitions.find(({ id }) => keyOfTransition(id) === key);
  if (!transition) return null;
  const { id: name } = transition;
  return { kind: 'transition', name, chart, states: new Set(), transitions: new Set([name]) };
}

/** What an address names, or null. */
export const foundAt = (chart: AuditedChart, key: string | null): Found | null =>
  key === null ? null : (knownIn(chart).get(key) ?? transitionAt(chart, key));
