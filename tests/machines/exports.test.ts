import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { createMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import * as z from 'zod/mini';
import { scxmlOf } from '#audit/exports/scxml.ts';
import { statelyOf } from '#audit/exports/stately.ts';
import { charts } from '#machines/charts.ts';
import type { ChartMeta } from '#machines/lib/effect.ts';
import { transitionId, transitionsOf } from '#machines/lib/transition-id.ts';

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

const wordsOf = (text: string | undefined) => text?.split(' ') ?? [];

/** What is noted beside a state or a transition. */
function notesFrom(one: Node) {
  const notes = attributesOf(one);
  return {
    description: notes['portal:description'],
    meta: { spec: wordsOf(notes['portal:requirements']), screen: notes['portal:screen'] },
  };
}

/** The event of XState for one of SCXML. */
const eventFrom = (event = '') =>
  event
    .replace(/^done\.invoke\./, 'xstate.done.actor.')
    .replace(/^error\.platform\./, 'xstate.error.actor.')
    .replace(/^done\.state\./, 'xstate.done.state.');

function transitionFrom(one: Node) {
  const { target, cond, type } = attributesOf(one);
  return {
    ...notesFrom(one),
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
  const on = Object.groupBy(transitions, (transition) => eventFrom(attributesOf(transition)['event']));
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
    ...notesFrom(one),
    tags: wordsOf(attributesOf(one)['portal:tags']),
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

/** What a part says to readers. */
const notesIn = ({ description, meta }: { description?: string | undefined; meta?: unknown }) => {
  const { spec = [], screen } = (meta ?? {}) as ChartMeta;
  return { description, spec, screen };
};

const statesIn = (one: AnyStateNode): unknown[] => [
  {
    id: one.id,
    tags: one.tags,
    notes: notesIn(one),
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
    notes: notesIn(transition),
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

test('[M3] a processor of SCXML raises what the file waits for, and finds every name in it', () => {
  const xml = scxmlOf(charts.terms.machine);
  expect(xml).not.toContain('event="xstate.done.');
  expect(xml).not.toContain('event="xstate.error.');
  const waits = [...xml.matchAll(/ event="((?:done|error)[^"]*)"/g)].map(([, event]) => event);
  expect(waits).toEqual(['done.invoke.acceptTerms', 'error.platform.acceptTerms']);
  for (const { machine } of Object.values(charts)) {
    const text = scxmlOf(machine);
    const declared = new Set([...text.matchAll(/<data id="([^"]*)"/g)].map(([, id]) => id));
    const asked = [...text.matchAll(/ cond="([^"]*)"/g)].map(([, id]) => id);
    expect(asked.filter((id) => !declared.has(id))).toEqual([]);
    expect(text).toContain('datamodel="ecmascript"');
  }
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
    scxml: Object.fromEntries(data.flatMap(({ id = '', expr }) => (expr === 'false' ? [] : [[id, expr]]))),
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
