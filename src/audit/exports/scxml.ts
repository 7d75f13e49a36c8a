import type { ChartMeta } from '#machines/lib/effect.ts';
import { transitionsOf } from '#machines/lib/transition-id.ts';
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

/** What an action or a guard is given, where that is no function. */
function paramsIn(value: unknown): string | undefined {
  const { params } = Object(value) as { params?: unknown };
  return params === undefined || typeof params === 'function' ? undefined : JSON.stringify(params);
}

// SCXML knows no named actions: they are executable content of a namespace of their own.
const actionsOf = (actions: readonly unknown[]) =>
  actions.flatMap((action) => {
    const name = nameIn(action);
    if (name === undefined || !isOwn(name)) return [];
    return element('portal:action', { name, params: paramsIn(action) });
  });

const listed = (words: readonly string[] = []) => (words.length > 0 ? words.join(' ') : undefined);

/** What a part says to readers and auditors: SCXML leaves attributes of other namespaces alone. */
function notesOf({ description, meta }: { description?: string | undefined; meta?: unknown }): Attributes {
  const { spec, screen } = (meta ?? {}) as ChartMeta;
  return {
    'portal:description': description,
    'portal:requirements': listed(spec),
    'portal:screen': screen,
  };
}

/** What SCXML raises at the end of a call, and where a platform failed. */
const eventOf = (type: string) =>
  type
    .replace(/^xstate\.done\.actor\./, 'done.invoke.')
    .replace(/^xstate\.error\.actor\./, 'error.platform.')
    .replace(/^xstate\.done\.state\./, 'done.state.');

// In SCXML a transition is external unless it says otherwise, in XState the other way round.
const transitionOf = (one: AnyTransitionDefinition) => {
  const { guard, target, reenter, actions } = one;
  return element(
    'transition',
    {
      event: eventOf(String(one.eventType)) || undefined,
      cond: nameIn(guard),
      target: target?.map(({ id }) => id).join(' '),
      type: reenter ? undefined : 'internal',
      'portal:params': paramsIn(guard),
      ...notesOf(one),
    },
    actionsOf(actions),
  );
};

const elementNames: Readonly<Record<string, string>> = {
  parallel: 'parallel',
  final: 'final',
  history: 'history',
};

function stateOf(node: AnyStateNode): string {
  const initial = node.type === 'compound' ? node.initial.target.map(({ id }) => id).join(' ') : undefined;
  return element(
    elementNames[node.type] ?? 'state',
    { id: node.id, initial, 'portal:tags': listed(node.tags), ...notesOf(node) },
    contentOf(node),
  );
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

const guardsOf = (machine: AnyStateMachine) =>
  new Set(transitionsOf(machine).flatMap(({ guard }) => nameIn(guard) ?? []));

// The expressions of delays and guards name these. What a guard answers is up to the portal: no, until that is set.
const dataOf = (machine: AnyStateMachine) =>
  block('datamodel', [
    ...fixedDelays(machine).map(([id, delay]) => element('data', { id, expr: `'${delay / 1000}s'` })),
    ...[...guardsOf(machine)].map((id) => element('data', { id, expr: 'false' })),
  ]);

/**
 * A chart as SCXML (W3C): states, transitions, targets, events and delays; guards, actions and calls by their names;
 * tags, descriptions and requirements as attributes of its own.
 */
export const scxmlOf = (machine: AnyStateMachine): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'scxml',
    {
      xmlns: 'http://www.w3.org/2005/07/scxml',
      'xmlns:portal': 'urn:portal:statecharts',
      version: '1.0',
      datamodel: 'ecmascript',
      name: machine.root.id,
      initial: machine.root.id,
    },
    [...dataOf(machine), stateOf(machine.root)],
  )}\n`;
