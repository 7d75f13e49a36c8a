import type { ChartDefinition } from '#contract/evidence.ts';
import { transitionId, transitionsOf, type AnyTransition } from '#machines/lib/transition-id.ts';
import { createMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { canonical } from '#portal/watched/canonical.ts';
import type { Say } from '../charts/chart-texts.ts';
import { shortId } from '../charts/diagram.ts';
import { english, spokenType } from '../charts/event-label.ts';
import { stays } from '../charts/spoken.ts';

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
  /** The same in the language of a reader. */
  textIn: (say: Say) => string;
  triggerIn: (say: Say) => string;
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

/** Words of differences that no drawing has. */
export const differenceTexts = ['(enters anew)', 'begins in', 'calls'] as const;
const [entersAnew, beginsIn, calling] = differenceTexts;

const listed = (before: string, words: readonly string[]) =>
  words.length > 0 ? [`${before} ${words.join(', ')}`] : [];

function transitionPart(transition: AnyTransition): Part {
  const { source, eventType, target, reenter } = transition;
  const actions = actionsIn(transition.actions);
  const guard = guardIn(transition);
  const triggerIn = (say: Say) => spokenType(eventType, say);
  const targets = (target ?? []).map(({ id }) => shortId(id));
  const textIn = (say: Say) =>
    [
      ...(guard ? [`[${wordOf(guard)}]`] : []),
      ...(targets.length > 0 ? [`→ ${targets.join(', ')}`] : [say(stays)]),
      ...(reenter ? [say(entersAnew)] : []),
      ...listed('/', actions.map(wordOf)),
    ].join(' ');
  return {
    kind: 'transition',
    id: transitionId(transition),
    place: `${source.id} | ${eventType}`,
    state: source.id,
    trigger: triggerIn(english),
    triggerIn,
    turn: Number(transitionId(transition).split(' | ').at(-1)) + 1,
    text: textIn(english),
    textIn,
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
  const textIn = (say: Say) =>
    [
      ...(['atomic', 'compound'].includes(node.type) ? [] : [node.type]),
      ...listed(say(beginsIn), initial),
      ...(context === undefined || isFunction(context) ? [] : [`context ${canonical(context)}`]),
      ...listed('entry /', entry.map(wordOf)),
      ...listed('exit /', exit.map(wordOf)),
      ...listed(say(calling), calls),
      ...node.tags.map((tag) => `#${tag}`),
    ].join('; ');
  return {
    kind: 'state',
    id: node.id,
    place: node.id,
    state: node.id,
    trigger: '',
    triggerIn: () => '',
    turn: 1,
    text: textIn(english),
    textIn,
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
