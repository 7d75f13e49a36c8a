import type { ChartDefinition } from '#contract/evidence.ts';
import type { LogEntry } from '#machines/lib/log-entry.ts';
import { transitionId, transitionsOf } from '#machines/lib/transition-id.ts';
import type { AnyStateNode } from 'xstate';
import { nodesIn, unnamed, type Skeleton } from './skeleton.ts';

/** A chart with the code of its actions. */
export type Coded = { skeleton: Skeleton; definition: ChartDefinition };
type Step = Pick<LogEntry, 'took' | 'active'>;

const withOuter = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...(node.parent ? withOuter(node.parent) : []),
];
const around = (node: AnyStateNode) => [...withOuter(node), ...nodesIn(node)];

/** Where a state begins: itself, and the first states within it. */
const beginningIn = (node: AnyStateNode): AnyStateNode[] => {
  const inner = node.type === 'parallel' ? Object.values(node.states) : (node.initial.target ?? []);
  return [node, ...(node.type === 'compound' || node.type === 'parallel' ? inner.flatMap(beginningIn) : [])];
};
/** What stands in for states that were active earlier may enter any of them. */
const entered = (node: AnyStateNode): AnyStateNode[] =>
  node.type === 'history' ? around(node.parent ?? node) : [...withOuter(node), ...beginningIn(node)];

/** The states that a step may have entered and left: rather too many than too few. */
function movedIn({ machine }: Skeleton, { took, active }: Step) {
  const moves = transitionsOf(machine).filter(
    (one) => one.target !== undefined && took.includes(transitionId(one)),
  );
  const through = moves.flatMap(({ source, target = [] }) => [
    ...withOuter(source),
    ...target.flatMap(entered),
  ]);
  return {
    entering: new Set([...active, ...through.map(({ id }) => id)]),
    leaving: new Set(
      moves.flatMap(({ source, target = [] }) => [source, ...target].flatMap(around)).map(({ id }) => id),
    ),
  };
}

/**
 * The code of the actions that a step may have run; null for one without a name, which may do anything. What has a name
 * and no code is provided by the portal: it does nothing within the chart.
 */
function codesOf({ skeleton, definition }: Coded, step: Step): (string | null)[] {
  const { entering, leaving } = movedIn(skeleton, step);
  const { actions } = skeleton;
  const names = [
    ...step.took.flatMap((id) => actions.taking.get(id) ?? []),
    ...[...entering].flatMap((id) => actions.entering.get(id) ?? []),
    ...[...leaving].flatMap((id) => actions.leaving.get(id) ?? []),
  ];
  return names.flatMap((name) => (name === unnamed ? null : (definition.functions[`action ${name}`] ?? [])));
}

/** Whether a step may have changed the context. */
export const mayAssign = (chart: Coded, step: Step): boolean =>
  codesOf(chart, step).some((code) => code === null || /\bassign\b/.test(code));

function mostDone(chart: Coded, step: Step, isDoing: (code: string) => boolean): number {
  const codes = codesOf(chart, step);
  // An action without a name may do anything, as often as it likes.
  return codes.includes(null)
    ? Number.POSITIVE_INFINITY
    : codes.filter((code) => code !== null && isDoing(code)).length;
}

/** How often a step may have emitted an event of this type. */
export const mostEmitted = (chart: Coded, step: Step, type: string): number =>
  mostDone(chart, step, (code) => /\bemit\b/.test(code) && code.includes(JSON.stringify(type)));

/** How often it may have sent one to a chart that it runs. */
export const mostSent = (chart: Coded, step: Step, type: string): number =>
  mostDone(chart, step, (code) => /\bsendTo\b/.test(code) && code.includes(JSON.stringify(type)));

/** Whether a chart may send itself an event: when a timer of its own ends, or what its code raises later. */
export const mayWake = ({ definition: { functions } }: Coded, type: string): boolean =>
  type.startsWith('xstate.') ||
  Object.values(functions).some(
    (code) => /\b(?:raise|sendTo)\b/.test(code) && code.includes(JSON.stringify(type)),
  );

/** What its code names, found once. */
function namedBy(pattern: RegExp): (chart: ChartDefinition) => readonly string[] {
  const found = new WeakMap<ChartDefinition, readonly string[]>();
  return (chart) => {
    const names =
      found.get(chart) ??
      Object.values(chart.functions).flatMap((code) =>
        [...code.matchAll(pattern)].flatMap(([, name]) => name ?? []),
      );
    found.set(chart, names);
    return names;
  };
}

/** What a chart starts while it runs, by the names that its code gives: charts and effects. */
export const spawnedBy = namedBy(/\bspawnChild\(\s*["']([^"']+)["']/g);

/** The types of what a chart sends to others by its code. */
export const sentBy = namedBy(/\bsendTo\([\s\S]*?\btype:\s*["']([^"']+)["']/g);

/** Whether the context of a chart can have a key; where it is computed, its code has to name the key. */
export function hasKey({ config, functions }: ChartDefinition, key: string): boolean {
  const { context } = config;
  if (typeof context === 'object' && context !== null) return Object.hasOwn(context, key);
  return Object.values(functions).some((code) => new Set(code.split(/[^\w$]+/)).has(key));
}
