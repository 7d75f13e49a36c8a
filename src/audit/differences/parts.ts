import type { ChartDefinition } from '#contract/evidence.ts';
import { transitionId, transitionsOf, type AnyTransition } from '#machines/lib/transition-id.ts';
import { createMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { canonical } from '#portal/watched/canonical.ts';
import { typeLabel } from '../event-label.ts';

/** A state or transition of a definition in words. */
export type Part = {
  kind: 'state' | 'transition';
  id: string;
  /** What only one part stands at, or several transitions that are tried in turn. */
  place: string;
  /** The id of its state; of a transition, of where it begins. */
  state: string;
  /** What sets a transition off; empty for a state. */
  trigger: string;
  text: string;
  /** Its turn among the transitions at its place. */
  turn: number;
  /** What it names, as `guard isRefused`. */
  uses: readonly string[];
};

type Named = string | { type: string; params?: unknown };

// XState compiles delayed transitions to a raise on entry and a cancel on exit.
const isOwn = (action: Named) => !/^xstate\.(raise|cancel)$/.test(nameOf(action));
const nameOf = (named: Named) => (typeof named === 'string' ? named : named.type);

const isFunction = (params: unknown) => params === '(function)';
const wordOf = (named: Named): string => {
  const params = typeof named === 'string' ? undefined : named.params;
  return params === undefined || isFunction(params) ? nameOf(named) : `${nameOf(named)} ${canonical(params)}`;
};

// A definition names its actions and guards, or says that there is a function.
const actionsIn = (actions: unknown): Named[] => (actions as Named[]).filter(isOwn);
const guardIn = ({ guard }: AnyTransition) => (guard ?? null) as Named | null;

const delayOf = (type: string): string[] => {
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  return delay === undefined ? [] : [`delay ${delay}`];
};

const listed = (before: string, words: readonly string[]) =>
  words.length > 0 ? [`${before} ${words.join(', ')}`] : [];

/** 'signedOut.idle' of 'session.signedOut.idle'; the chart itself by its own name. */
const shortOf = (id: string) => id.split('.').slice(1).join('.') || id;

function transitionPart(transition: AnyTransition): Part {
  const { source, eventType, target, reenter } = transition;
  const actions = actionsIn(transition.actions);
  const guard = guardIn(transition);
  const trigger = typeLabel(eventType) || 'at once';
  const targets = (target ?? []).map(({ id }) => shortOf(id));
  return {
    kind: 'transition',
    id: transitionId(transition),
    place: `${source.id} | ${eventType}`,
    state: source.id,
    trigger,
    turn: Number(transitionId(transition).split(' | ').at(-1)) + 1,
    text: [
      ...(guard ? [`[${wordOf(guard)}]`] : []),
      ...(targets.length > 0 ? [`→ ${targets.join(', ')}`] : ['stays']),
      ...(reenter ? ['(enters anew)'] : []),
      ...listed('/', actions.map(wordOf)),
    ].join(' '),
    uses: [
      ...(guard ? [`guard ${nameOf(guard)}`] : []),
      ...actions.map((action) => `action ${nameOf(action)}`),
      ...delayOf(eventType),
    ],
  };
}

function statePart(node: AnyStateNode, context: unknown): Part {
  const [entry, exit] = [actionsIn(node.entry), actionsIn(node.exit)];
  const initial = node.type === 'compound' ? node.initial.target.map(({ key }) => key) : [];
  const calls = node.invoke.map(({ id, src }) => (id === src ? id : `${id} (${wordOf(src as Named)})`));
  return {
    kind: 'state',
    id: node.id,
    place: node.id,
    state: node.id,
    trigger: '',
    turn: 1,
    text: [
      ...(['atomic', 'compound'].includes(node.type) ? [] : [node.type]),
      ...listed('begins in', initial),
      ...(context === undefined || isFunction(context) ? [] : [`context ${canonical(context)}`]),
      ...listed('entry /', entry.map(wordOf)),
      ...listed('exit /', exit.map(wordOf)),
      ...listed('calls', calls),
      ...node.tags.map((tag) => `#${tag}`),
    ].join('; '),
    uses: [...entry, ...exit].map((action) => `action ${nameOf(action)}`),
  };
}

const nodesIn = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesIn),
];

/** The states and transitions of a definition, outermost first. Throws an error for what is no chart. */
export function partsOf({ config }: ChartDefinition): Part[] {
  const machine: AnyStateMachine = createMachine(config);
  const { context } = config;
  return [
    ...nodesIn(machine.root).map((node) => statePart(node, node === machine.root ? context : undefined)),
    ...transitionsOf(machine).map(transitionPart),
  ];
}
