import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { createMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import * as z from 'zod/mini';
import { typeLabel } from '#audit/event-label.ts';
import { mermaidOf } from '#audit/exports/mermaid.ts';
import { scxmlOf } from '#audit/exports/scxml.ts';
import { statelyOf } from '#audit/exports/stately.ts';
import { charts } from '#machines/charts.ts';
import type { LogEntry } from '#machines/lib/log-entry.ts';
import { transitionId, transitionsOf } from '#machines/lib/transition-id.ts';
import { readSequence } from '../support/mermaid.ts';

/** An element of XML, in order: its name holds its children, ':@' its attributes. */
const node = z.record(z.string(), z.unknown());
type Node = z.infer<typeof node>;

const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '' });
const nodes = z.array(node);
const nameOf = (one: Node) => Object.keys(one).find((key) => key !== ':@') ?? '';
const childrenOf = (one: Node) => nodes.parse(one[nameOf(one)]);
const attributesOf = (one: Node) => z._default(z.record(z.string(), z.string()), {}).parse(one[':@']);
const named = (one: Node, ...names: string[]) =>
  childrenOf(one).filter((child) => names.includes(nameOf(child)));

const types: Record<string, string> = { parallel: 'parallel', final: 'final', history: 'history' };

function transitionFrom(one: Node) {
  const { target, cond, type } = attributesOf(one);
  return {
    ...(target !== undefined && { target: target.split(' ').map((id) => `#${id}`) }),
    ...(cond !== undefined && { guard: cond }),
    ...(type !== 'internal' && { reenter: true }),
    actions: named(one, 'portal:action').map((action) => attributesOf(action)['name']),
  };
}

/** A state of SCXML as XState configures it. */
function stateFrom(one: Node): Record<string, unknown> {
  const { id = '', initial } = attributesOf(one);
  const keyOf = (child: string) => child.slice(id.length + 1);
  const transitions = named(one, 'transition');
  const on = Object.groupBy(transitions, (transition) => attributesOf(transition)['event'] ?? '');
  const { '': always = [], ...events } = on;
  // XState names the event of a timer itself.
  const timers = named(one, 'onentry').flatMap((block) => named(block, 'send').map(attributesOf));
  const after = timers.map(({ delayexpr = '', event = '' }) => [
    delayexpr,
    (events[event] ?? []).map(transitionFrom),
  ]);
  for (const { event = '' } of timers) delete events[event];
  const states = named(one, 'state', 'parallel', 'final', 'history');
  return {
    id,
    ...(types[nameOf(one)] && { type: types[nameOf(one)] }),
    ...(initial !== undefined && { initial: keyOf(initial) }),
    on: Object.fromEntries(
      Object.entries(events).map(([event, list]) => [event, (list ?? []).map(transitionFrom)]),
    ),
    after: Object.fromEntries(after),
    always: always.map(transitionFrom),
    entry: named(one, 'onentry').flatMap((block) =>
      named(block, 'portal:action').map((action) => attributesOf(action)['name']),
    ),
    exit: named(one, 'onexit').flatMap((block) =>
      named(block, 'portal:action').map((action) => attributesOf(action)['name']),
    ),
    invoke: named(one, 'invoke')
      .map((call) => attributesOf(call))
      .map(({ id: key, src }) => ({ id: key, src })),
    states: Object.fromEntries(
      states.map((state) => [keyOf(attributesOf(state)['id'] ?? ''), stateFrom(state)]),
    ),
  };
}

function machineFrom(xml: string): AnyStateMachine {
  const scxml = nodes.parse(parser.parse(xml)).find((one) => nameOf(one) === 'scxml');
  const [root] = scxml ? named(scxml, 'state', 'parallel') : [];
  return createMachine(stateFrom(root ?? {}) as never);
}

const hasType = (value: unknown): value is { type: unknown } =>
  (typeof value === 'object' || typeof value === 'function') && value !== null && 'type' in value;
const nameIn = (value: unknown) => (hasType(value) ? String(value.type) : value);
const own = (actions: readonly unknown[]) =>
  actions.map(nameIn).filter((name) => name !== 'xstate.raise' && name !== 'xstate.cancel');

const statesIn = (one: AnyStateNode): unknown[] => [
  {
    id: one.id,
    type: one.type,
    initial: one.type === 'compound' ? one.initial.target.map(({ id }) => id) : null,
    entry: own(one.entry),
    exit: own(one.exit),
    timers: one.after.map(({ delay, eventType }) => [delay, String(eventType)]),
    calls: one.invoke.map(({ id, src }) => [id, src]),
  },
  ...Object.values(one.states).flatMap(statesIn),
];

/** All that decides where a chart goes. */
const shapeOf = (machine: AnyStateMachine) => ({
  states: statesIn(machine.root),
  transitions: transitionsOf(machine).map((transition) => ({
    id: transitionId(transition),
    guard: nameIn(transition.guard),
    targets: transition.target?.map(({ id }) => id),
    reenters: transition.reenter,
    actions: own(transition.actions),
  })),
});

describe('exports of the charts', () => {
  test.each(Object.entries(charts))(
    '[M3] %s is the same chart when its SCXML is read again',
    (_, { machine }) => {
      const xml = scxmlOf(machine);
      expect(shapeOf(machineFrom(xml))).toEqual(shapeOf(machine));
    },
  );

  test.each(Object.entries(charts))(
    '[M3] %s is the same chart when its JSON for Stately is read again',
    (_, { machine }) => {
      const read = createMachine(JSON.parse(statelyOf(machine)) as never);
      expect(shapeOf(read)).toEqual(shapeOf(machine));
    },
  );
});

/** What the delays of a chart last, as its files say. */
function delaysIn(machine: AnyStateMachine) {
  const scxml = nodes.parse(parser.parse(scxmlOf(machine))).find((one) => nameOf(one) === 'scxml');
  const data = (scxml ? named(scxml, 'datamodel') : []).flatMap((model) =>
    named(model, 'data').map(attributesOf),
  );
  const stately = z
    .object({ meta: z.optional(z.object({ delays: z.optional(z.record(z.string(), z.number())) })) })
    .parse(JSON.parse(statelyOf(machine)));
  return {
    scxml: Object.fromEntries(data.map(({ id = '', expr }) => [id, expr])),
    stately: stately.meta?.delays ?? {},
  };
}

test('[M3] a file says what a delay lasts, unless that is computed as the chart runs', () => {
  expect(delaysIn(charts.session.machine)).toEqual({
    scxml: { startLimit: "'20s'", signOutLimit: "'10s'" },
    stately: { startLimit: 20_000, signOutLimit: 10_000 },
  });
  expect(delaysIn(charts.polling.machine)).toEqual({ scxml: {}, stately: {} });
});

const entry = (seq: number, chart: string, more: Partial<LogEntry>): LogEntry => ({
  seq,
  at: seq,
  wallClock: seq,
  chart,
  actor: `x:${chart}`,
  event: 'an.event',
  took: [`${chart}.idle | an.event | 0`],
  active: [chart, `${chart}.idle`],
  tags: [],
  ...more,
});

test('[M3] a log is a sequence of messages between the charts', () => {
  const entries = [
    entry(1, 'session', { event: 'session.signIn', cause: null, from: null }),
    entry(2, 'navigation', { event: 'location.request; #1', cause: 1, from: 'session' }),
  ];
  expect(mermaidOf({ portal: 'one', shadow: null, entries }).split('\n')).toEqual([
    'sequenceDiagram',
    '  %% portal one',
    '  actor outside as browser',
    '  participant c1 as session',
    '  participant c2 as navigation',
    '  %% 1, 1970-01-01T00:00:00.001Z',
    '  outside-)c1: session.signIn',
    '  Note over c1: session.idle',
    '  %% 2, 1970-01-01T00:00:00.002Z',
    '  c1->>c2: location.request#59; #35;1',
    '  Note over c2: navigation.idle',
    '',
  ]);
});

test('[M3] a step that nobody watched, and one whose cause the log lacks, come from where nothing is recorded, not from the browser', () => {
  const entries = [
    entry(1, 'session', { event: 'xstate.init' }),
    entry(2, 'session', { event: 'user.arrived', cause: null, from: null }),
    entry(3, 'terms', { event: 'user.loaded', cause: 0, from: 'session' }),
  ];
  expect(mermaidOf({ portal: 'one', shadow: null, entries }).split('\n')).toEqual([
    'sequenceDiagram',
    '  %% portal one',
    '  actor outside as browser',
    '  participant unknown as not recorded',
    '  participant c1 as session',
    '  participant c2 as terms',
    '  %% 1, 1970-01-01T00:00:00.001Z',
    '  unknown-)c1: start',
    '  Note over c1: session.idle',
    '  %% 2, 1970-01-01T00:00:00.002Z',
    '  outside-)c1: user.arrived',
    '  Note over c1: session.idle',
    '  %% 3, 1970-01-01T00:00:00.003Z',
    '  unknown->>c2: user.loaded',
    '  Note over c2: terms.idle',
    '',
  ]);
});

test('[M3] a message of a log says all states that it led to, what guards answered, and that it was ignored', async () => {
  const entries = [
    entry(1, 'connection', {
      event: 'network.online',
      cause: null,
      from: null,
      build: 'main-1',
      hash: 'c0ffee',
      guards: [
        { name: 'isKnown', holds: false },
        { name: 'mayTry', holds: true },
      ],
      active: [
        'connection',
        'connection.network',
        'connection.network.online',
        'connection.retries',
        'connection.retries.free',
      ],
    }),
    entry(2, 'session', { event: 'user.retry', cause: 1, from: 'connection', took: [], guards: [] }),
  ];
  const text = mermaidOf({ portal: 'one', shadow: null, entries });
  expect(text.split('\n')).toEqual([
    'sequenceDiagram',
    '  %% portal one',
    '  %% build main-1',
    '  %% connection c0ffee',
    '  actor outside as browser',
    '  participant c1 as connection',
    '  participant c2 as session',
    '  %% 1, 1970-01-01T00:00:00.001Z',
    '  outside-)c1: network.online',
    '  Note over c1: connection.network.online, connection.retries.free<br/>[isKnown] ✗, [mayTry] ✓',
    '  %% 2, 1970-01-01T00:00:00.002Z',
    '  c1-->>c2: user.retry',
    '  Note over c2: session.idle<br/>ignored',
    '',
  ]);
  const { messages } = await readSequence(text);
  expect(messages.map(({ from, to }) => [from, to])).toEqual([
    ['browser', 'connection'],
    ['connection', 'connection'],
    ['connection', 'session'],
    ['session', 'session'],
  ]);
});

test('[M3] Mermaid itself reads the messages of a log, whatever charts, events and states are called', async () => {
  const steps = Object.values(charts).flatMap(({ machine }) => {
    // At once: no event of its own is logged.
    const events = new Set(
      transitionsOf(machine)
        .map(({ eventType }) => eventType)
        .filter(Boolean),
    );
    return [...events].map((event) => [machine.id, event, machine.root.id] as const);
  });
  // What Mermaid takes for its own words and signs.
  const odd = [
    ['end', 'a; b', 'end.of'],
    ['note', 'x #quot; y', 'note.over'],
    ['loop', 'from: here -> there', 'loop.par'],
    ['a chart', '%% no comment', 'a chart.idle'],
  ] as const;
  const entries = [...odd, ...steps].map(([chart, event, state], index) =>
    entry(index + 1, chart, { event, active: [chart, state], cause: index === 0 ? null : index }),
  );
  const { actors, messages } = await readSequence(mermaidOf({ portal: 'one', shadow: null, entries }));
  expect(actors).toEqual(['browser', ...new Set(entries.map(({ chart }) => chart))]);
  expect(messages).toEqual(
    entries.flatMap(({ chart, event, active }, index) => [
      { from: entries[index - 1]?.chart ?? 'browser', to: chart, message: typeLabel(event) },
      { from: chart, to: chart, message: active.at(-1) },
    ]),
  );
});
