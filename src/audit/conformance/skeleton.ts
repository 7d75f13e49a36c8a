import type { ChartDefinition } from '#contract/evidence.ts';
import { transitionId, transitionsOf } from '#machines/lib/transition-id.ts';
import { assign, createMachine, raise, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { timersIn, type Timers } from './timers.ts';

/** What a guard is asked: for which transition, after which others. One that `isPlain` asks for nothing but the data. */
export type Question = { transition: string; guard: string; isPlain: boolean; took: readonly string[] };

/** All that a skeleton knows: the transitions of a step so far, and who answers for the guards. */
export type StepData = { took: readonly string[]; answer: (question: Question) => boolean };

/** The states, tags and transitions of a chart without what it does; its guards are answered from outside. */
export type Skeleton = {
  machine: AnyStateMachine;
  /** The states that make a call, by the id of the call. */
  callers: ReadonlyMap<string, ReadonlySet<string>>;
  /** The names of the actions of each transition, and of those on entering and on leaving each state, by its id. */
  actions: Readonly<Record<'taking' | 'entering' | 'leaving', ReadonlyMap<string, readonly string[]>>>;
  timers: Timers;
};

type Named = string | { type: string; params?: unknown };
type OfStep = { context: StepData };

export const nodesIn = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesIn),
];

const nameOf = (named: Named) => (typeof named === 'string' ? named : named.type);

/** In a definition, it stands for a function that has no name. */
export const unnamed = '(function)';

const isPlain = (guard: Named) =>
  typeof guard === 'string' ? guard !== unnamed : guard.params === undefined;

/** The type of the event that an action raises at once, by its code. */
function raisedBy(action: Named, { functions }: ChartDefinition): string[] {
  const code = functions[`action ${nameOf(action)}`] ?? '';
  const [, type] = /^raise\([\s\S]*?type:\s*["']([^"']+)["']/.exec(code) ?? [];
  return type === undefined ? [] : [type];
}

const raisesIn = (actions: readonly unknown[], definition: ChartDefinition) =>
  (actions as Named[]).flatMap((action) => raisedBy(action, definition)).map((type) => raise({ type }));

const guardOf =
  (transition: string, guard: Named) =>
  ({ context: { took, answer } }: OfStep) =>
    answer({ transition, guard: nameOf(guard), isPlain: isPlain(guard), took });

function callersIn(nodes: readonly AnyStateNode[]): Skeleton['callers'] {
  const calls = nodes.flatMap(({ id, invoke }) => invoke.map((call) => ({ call: call.id, state: id })));
  const byCall = Map.groupBy(calls, ({ call }) => call);
  return new Map([...byCall].map(([call, states]) => [call, new Set(states.map(({ state }) => state))]));
}

const namesOf = (actions: readonly unknown[]) =>
  // A definition names its actions.
  (actions as Named[]).map(nameOf);

function actionsIn(machine: AnyStateMachine, nodes: readonly AnyStateNode[]): Skeleton['actions'] {
  return {
    taking: new Map(transitionsOf(machine).map((one) => [transitionId(one), namesOf(one.actions)])),
    entering: new Map(nodes.map(({ id, entry }) => [id, namesOf(entry)])),
    leaving: new Map(nodes.map(({ id, exit }) => [id, namesOf(exit)])),
  };
}

const context = ({ input }: { input: StepData['answer'] }): StepData => ({ took: [], answer: input });

/** Of a definition, as this page or a release has it. Throws an error for what is no chart. */
export function skeletonOf(definition: ChartDefinition): Skeleton {
  const machine: AnyStateMachine = createMachine({ ...definition.config, context } as object);
  const nodes = nodesIn(machine.root);
  const callers = callersIn(nodes);
  const actions = actionsIn(machine, nodes);
  const timers = timersIn(machine, definition);
  // XState has made these of the definition, for this machine alone: ids and order stay those of the chart.
  for (const node of nodes) {
    node.entry = raisesIn(node.entry, definition);
    node.exit = raisesIn(node.exit, definition);
    node.invoke.length = 0;
  }
  for (const transition of transitionsOf(machine)) {
    const id = transitionId(transition);
    const { guard } = transition;
    if (guard !== undefined) Object.assign(transition, { guard: guardOf(id, guard as Named) });
    const take = assign(({ context: { took } }: OfStep) => ({ took: [...took, id] }));
    transition.actions = [take, ...raisesIn(transition.actions, definition)] as typeof transition.actions;
  }
  return { machine, callers, actions, timers };
}
