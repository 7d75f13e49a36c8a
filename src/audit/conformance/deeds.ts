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

/** The states that a step may have entered or left: rather too many than too few. */
function statesOf({ machine }: Skeleton, { took, active }: Step): ReadonlySet<string> {
  const taken = transitionsOf(machine).filter((one) => took.includes(transitionId(one)));
  const moved = taken.flatMap(({ source, target }) => (target ? [source, ...target].flatMap(around) : []));
  return new Set([...active, ...moved.map(({ id }) => id)]);
}

/**
 * The code of the actions that a step may have run; null for one without a name, which may do anything. What has a name
 * and no code is provided by the portal: it does nothing within the chart.
 */
function codesOf({ skeleton, definition }: Coded, step: Step): (string | null)[] {
  const names = [...step.took, ...statesOf(skeleton, step)].flatMap((id) => skeleton.actions.get(id) ?? []);
  return names.flatMap((name) => (name === unnamed ? null : (definition.functions[`action ${name}`] ?? [])));
}

/** Whether a step may have changed the context. */
export const mayAssign = (chart: Coded, step: Step): boolean =>
  codesOf(chart, step).some((code) => code === null || /\bassign\b/.test(code));

/** Whether a step may have emitted an event of this type. */
export const mayEmit = (chart: Coded, step: Step, type: string): boolean =>
  codesOf(chart, step).some(
    (code) => code === null || (/\bemit\b/.test(code) && code.includes(JSON.stringify(type))),
  );

/** Whether a chart may send itself an event: when a timer of its own ends, or what its code raises later. */
export const mayWake = ({ definition: { functions } }: Coded, type: string): boolean =>
  type.startsWith('xstate.') ||
  Object.values(functions).some(
    (code) => /\b(?:raise|sendTo)\b/.test(code) && code.includes(JSON.stringify(type)),
  );

/** What a chart starts while it runs, by the names that its code gives: charts and effects. */
export const spawnedBy = ({ functions }: ChartDefinition): string[] =>
  Object.values(functions).flatMap((code) =>
    [...code.matchAll(/\bspawnChild\(\s*["']([^"']+)["']/g)].flatMap(([, name]) => name ?? []),
  );

/** The types of what a chart sends to others by its code. */
export const sentBy = ({ functions }: ChartDefinition): string[] =>
  Object.values(functions).flatMap((code) =>
    [...code.matchAll(/\bsendTo\([\s\S]*?\btype:\s*["']([^"']+)["']/g)].flatMap(([, type]) => type ?? []),
  );

/** Whether the context of a chart can have a key; where it is computed, its code has to name the key. */
export function hasKey({ config, functions }: ChartDefinition, key: string): boolean {
  const { context } = config;
  if (typeof context === 'object' && context !== null) return Object.hasOwn(context, key);
  return Object.values(functions).some((code) => new Set(code.split(/[^\w$]+/)).has(key));
}
