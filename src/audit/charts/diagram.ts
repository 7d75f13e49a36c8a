import { transitionId, type AnyTransition } from '#machines/lib/transition-id.ts';
import type { ChartMeta } from '#machines/lib/effect.ts';
import type { RequirementId } from '#machines/requirements.ts';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { readType, wordsOf } from './event-label.ts';

/** The trigger of a transition: an event, the answer or failure of a call, a delay, or none. */
export type Cause = 'event' | 'done' | 'error' | 'after' | 'always';

/** One transition in words; `order` is its place among those of the same trigger, null when it is alone. */
export type DiagramTransition = {
  id: string;
  source: string;
  targets: readonly string[];
  cause: Cause;
  trigger: string;
  order: number | null;
  guard: string | null;
  /** Whether it has no guard of its own beside others that have. */
  isElse: boolean;
  actions: readonly string[];
  emits: readonly string[];
  spec: readonly RequirementId[];
  description: string;
};

/** One state in words; `inner` are its transitions that are written in its box instead of drawn as arrows. */
export type DiagramState = {
  id: string;
  name: string;
  type: AnyStateNode['type'];
  description: string;
  spec: readonly RequirementId[];
  tags: readonly string[];
  entry: readonly string[];
  exit: readonly string[];
  calls: readonly string[];
  inner: readonly DiagramTransition[];
  initial: string | null;
  /** In the picture of the system: the state that a running chart is in. */
  now?: string;
  states: readonly DiagramState[];
};

/** All transitions from one state to another; `isAnywhere` when the source contains the target. */
export type Arrow = {
  id: string;
  source: string;
  target: string;
  isAnywhere: boolean;
  /** A line without a card. */
  isBare?: boolean;
  transitions: readonly DiagramTransition[];
};

/** The contents of a drawing, without coordinates. */
export type Diagram = { id: string; root: DiagramState; arrows: readonly Arrow[] };

type Named = { type: string };
type Action = string | Named;

// Stands for any context and event: every property and call gives itself again.
const anything: unknown = new Proxy(() => anything, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : anything),
});

/** The type that an action of a chart emits; null for one that emits nothing. */
export function emittedBy(machine: AnyStateMachine, name: string): string | null {
  const action: unknown = machine.implementations.actions[name];
  if (typeof action !== 'function' || !('type' in action) || action.type !== 'xstate.emit') return null;
  // The form of XState's `emit(event)`.
  const { event } = action as unknown as { event: Named | ((...args: unknown[]) => Named) };
  return typeof event === 'function' ? event(anything, anything).type : event.type;
}

// XState compiles delayed transitions to a raise on entry and a cancel on exit.
const isOwn = (name: string) => name !== 'xstate.raise' && name !== 'xstate.cancel';

const seconds = (delay: unknown) => (typeof delay === 'number' ? ` = ${delay / 1000} s` : '');

function triggerOf(machine: AnyStateMachine, type: string): [Cause, string] {
  const { cause, name } = readType(type);
  if (cause === 'after') {
    return ['after', wordsOf({ cause, name: name + seconds(machine.implementations.delays[name]) })];
  }
  // No transition waits for the start or the stop of its chart.
  const isDone = cause === 'complete' || cause === 'start' || cause === 'stop';
  return [isDone ? 'done' : cause, wordsOf({ cause, name })];
}

const isInside = (node: AnyStateNode, ancestor: AnyStateNode): boolean =>
  node.parent !== undefined && (node.parent === ancestor || isInside(node.parent, ancestor));

// The charts declare the type of their `meta`.
const specOf = ({ meta }: { meta?: unknown }) => (meta as ChartMeta | undefined)?.spec ?? [];

/** The name of a guard, however it was written; null for none, and for a function. */
export const guardOf = (guard: unknown): string | null => {
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : null;
};

function namesOf(machine: AnyStateMachine, actions: readonly Action[]) {
  const names = actions.map((action) => (typeof action === 'string' ? action : action.type)).filter(isOwn);
  return {
    actions: names.filter((name) => emittedBy(machine, name) === null),
    emits: names.flatMap((name) => emittedBy(machine, name) ?? []),
  };
}

function transitionOf(machine: AnyStateMachine, transition: AnyTransition): DiagramTransition {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const [cause, trigger] = triggerOf(machine, eventType);
  const isOneOfMany = siblings.length > 1;
  const guard = guardOf(transition.guard);
  const isElse = guard === null && isOneOfMany;
  return {
    id: transitionId(transition),
    source: source.id,
    targets: (transition.target ?? []).map(({ id }) => id),
    cause,
    trigger,
    order: isOneOfMany ? siblings.indexOf(transition) + 1 : null,
    guard: isElse ? 'else' : guard,
    isElse,
    // A chart names its actions; tests hold it to that.
    ...namesOf(machine, transition.actions as readonly Action[]),
    spec: specOf(transition),
    description: transition.description ?? '',
  };
}

const listed = (machine: AnyStateMachine, actions: readonly Action[]) => {
  const names = namesOf(machine, actions);
  return [...names.actions, ...names.emits.map((event) => `↑ ${event}`)];
};

const transitionsAt = (machine: AnyStateMachine, node: AnyStateNode) =>
  // XState types the nodes for any machine.
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(
    (transition) => [transition, transitionOf(machine, transition as AnyTransition)] as const,
  );

/** What a transition does, independent of its source. */
const sameness = ({ trigger, order, guard, actions, emits, targets }: DiagramTransition) =>
  JSON.stringify([trigger, order, guard, actions, emits, targets]);

const sizeOf = (node: AnyStateNode): number =>
  Object.values(node.states).reduce((sum, child) => sum + sizeOf(child), 1);

const nodesOf = (node: AnyStateNode): AnyStateNode[] =>
  [node, ...Object.values(node.states).flatMap(nodesOf)].toSorted((a, b) => sizeOf(b) - sizeOf(a));

/**
 * What several states do alike is an arrow from the largest of them; in the boxes of the others it is written, so
 * that the drawing keeps its few lines that matter.
 */
function repeatedIn(machine: AnyStateMachine): ReadonlySet<string> {
  const sources = new Map<string, string>();
  const repeated = new Set<string>();
  for (const node of nodesOf(machine.root)) {
    for (const [, words] of transitionsAt(machine, node)) {
      const key = sameness(words);
      if ((sources.get(key) ?? node.id) !== node.id) repeated.add(words.id);
      else sources.set(key, node.id);
    }
  }
  return repeated;
}

type Chart = { machine: AnyStateMachine; repeated: ReadonlySet<string> };

const isWritten = ({ repeated }: Chart, { id, targets }: DiagramTransition) =>
  targets.length === 0 || repeated.has(id);

function stateOf(chart: Chart, node: AnyStateNode): DiagramState {
  const { machine } = chart;
  return {
    id: node.id,
    name: node.key,
    type: node.type,
    description: node.description ?? '',
    spec: specOf(node),
    tags: node.tags,
    entry: listed(machine, node.entry as readonly Action[]),
    exit: listed(machine, node.exit as readonly Action[]),
    calls: node.invoke.map(({ id }) => id),
    inner: transitionsAt(machine, node).flatMap(([, words]) => (isWritten(chart, words) ? [words] : [])),
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    states: Object.values(node.states).map((child) => stateOf(chart, child)),
  };
}

function arrowsOf(chart: Chart, node: AnyStateNode, arrows: Map<string, Arrow>) {
  const drawn = transitionsAt(chart.machine, node).filter(([, words]) => !isWritten(chart, words));
  for (const [transition, words] of drawn) {
    for (const target of transition.target ?? []) {
      const id = `${node.id} -> ${target.id}`;
      const { transitions = [] } = arrows.get(id) ?? {};
      arrows.set(id, {
        id,
        source: node.id,
        target: target.id,
        isAnywhere: isInside(target, node),
        transitions: [...transitions, words],
      });
    }
  }
  for (const child of Object.values(node.states)) arrowsOf(chart, child, arrows);
}

/** Read from the definition of the chart (M3). */
export function diagramOf(machine: AnyStateMachine): Diagram {
  const chart = { machine, repeated: repeatedIn(machine) };
  const arrows = new Map<string, Arrow>();
  arrowsOf(chart, machine.root, arrows);
  return { id: machine.id, root: stateOf(chart, machine.root), arrows: [...arrows.values()] };
}

/** 'signedOut.idle' of 'session.signedOut.idle'; the chart itself by its own name. */
export const shortId = (id: string) => id.split('.').slice(1).join('.') || id;

/** 'signedIn.idle', 'network.online, retries.free': the innermost of some states, by their paths. */
export const leavesOf = (active: readonly string[]): string =>
  active
    .filter((id) => !active.some((other) => other.startsWith(`${id}.`)))
    .map(shortId)
    .join(', ');

/** Where a chart is, beside its name: nothing of a chart without states of its own. */
export function stateIn(chart: string, active: readonly string[]): string {
  const leaves = leavesOf(active);
  return leaves === chart ? '' : leaves;
}

/** A state and all within it, outermost first. */
export const statesWithin = (state: DiagramState): DiagramState[] => [
  state,
  ...state.states.flatMap(statesWithin),
];

/** Every transition of a chart once, state by state. */
export function transitionsIn({ root, arrows }: Diagram): DiagramTransition[] {
  return statesWithin(root).flatMap(({ id, inner }) => {
    const leaving = arrows.filter(({ source }) => source === id).flatMap(({ transitions }) => transitions);
    return [...new Map([...leaving, ...inner].map((words) => [words.id, words])).values()];
  });
}
