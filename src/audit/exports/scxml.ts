import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { fixedDelays } from './fixed-delays.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

type Attributes = Readonly<Record<string, string | undefined>>;

function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(value)}"`],
  );
  const head = `<${name}${given.join('')}`;
  if (children.length === 0) return `${head}/>`;
  const inner = children.flatMap((child) => child.split('\n')).map((line) => `  ${line}`);
  return [`${head}>`, ...inner, `</${name}>`].join('\n');
}

// Charts name guards and actions; tests hold them to that.
const nameIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'type' in value ? String(value.type) : undefined;
};

// XState compiles delayed transitions to a raise on entry and a cancel on exit.
const isOwn = (name: string) => name !== 'xstate.raise' && name !== 'xstate.cancel';

const actionNames = (actions: readonly unknown[]): string[] =>
  actions.flatMap((action) => nameIn(action) ?? []).filter(isOwn);

// SCXML knows no named actions: they are executable content of a namespace of their own.
const actionsOf = (actions: readonly unknown[]) =>
  actionNames(actions).map((name) => element('portal:action', { name }));

// In SCXML a transition is external unless it says otherwise, in XState the other way round.
const transitionOf = ({ eventType, guard, target, reenter, actions }: AnyTransitionDefinition) =>
  element(
    'transition',
    {
      event: String(eventType) || undefined,
      cond: nameIn(guard),
      target: target?.map(({ id }) => id).join(' '),
      type: reenter ? undefined : 'internal',
    },
    actionsOf(actions),
  );

const elementNames: Readonly<Record<string, string>> = {
  parallel: 'parallel',
  final: 'final',
  history: 'history',
};

function stateOf(node: AnyStateNode): string {
  const initial = node.type === 'compound' ? node.initial.target.map(({ id }) => id).join(' ') : undefined;
  return element(elementNames[node.type] ?? 'state', { id: node.id, initial }, contentOf(node));
}

// A delay begins when its state is entered.
function timersOf({ after }: AnyStateNode) {
  const timers = [
    ...new Map(after.map(({ eventType, delay }) => [String(eventType), String(delay)] as const)),
  ];
  return {
    sent: timers.map(([event, delay]) => element('send', { event, id: event, delayexpr: delay })),
    cancelled: timers.map(([event]) => element('cancel', { sendid: event })),
  };
}

const block = (name: string, content: readonly string[]) =>
  content.length > 0 ? [element(name, {}, content)] : [];

function contentOf(node: AnyStateNode): string[] {
  const { sent, cancelled } = timersOf(node);
  return [
    ...block('onentry', [...actionsOf(node.entry), ...sent]),
    ...block('onexit', [...actionsOf(node.exit), ...cancelled]),
    ...node.invoke.map(({ id, src }) =>
      element('invoke', { id, type: 'portal', src: typeof src === 'string' ? src : id }),
    ),
    ...[...node.transitions.values(), node.always ?? []].flat().map(transitionOf),
    ...Object.values(node.states).map(stateOf),
  ];
}

// The expressions of delays name these.
const dataOf = (machine: AnyStateMachine) =>
  block(
    'datamodel',
    fixedDelays(machine).map(([id, delay]) => element('data', { id, expr: `'${delay / 1000}s'` })),
  );

/** A chart as SCXML (W3C): states, transitions, targets, events and delays; guards, actions and calls by their names. */
export const scxmlOf = (machine: AnyStateMachine): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'scxml',
    {
      xmlns: 'http://www.w3.org/2005/07/scxml',
      'xmlns:portal': 'urn:portal:statecharts',
      version: '1.0',
      name: machine.root.id,
      initial: machine.root.id,
    },
    [...dataOf(machine), stateOf(machine.root)],
  )}\n`;
