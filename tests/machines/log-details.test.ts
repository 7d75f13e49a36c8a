import { afterEach, expect, test, vi } from 'vitest';
import {
  assign,
  createActor,
  emit,
  fromCallback,
  fromPromise,
  raise,
  sendTo,
  setup,
  spawnChild,
  stateIn,
  type ActorRefFrom,
  type ActorSystem,
  type AnyActor,
  type AnyStateMachine,
} from 'xstate';
import type { LogEntry, LogMessage } from '#machines/lib/log-entry.ts';
import { createEventLog } from '#portal/event-log.ts';
import { hashOf } from '#portal/watched/chart-hash.ts';
import { createDetails } from '#portal/watched/details.ts';

const running: AnyActor[] = [];

afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

class Channel extends EventTarget {
  static posted: LogMessage[] = [];
  static open: Channel;
  constructor() {
    super();
    Channel.open = this;
  }
  postMessage(message: LogMessage) {
    Channel.posted.push(structuredClone(message));
  }
}

/** A log that is watched from its start. */
async function watch() {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { querySelectorAll: () => [{ src: 'https://portal.test/assets/main-1.js' }] });
  vi.stubGlobal('BroadcastChannel', Channel);
  Channel.posted = [];
  const log = createEventLog();
  Channel.open.dispatchEvent(Object.assign(new Event('message'), { data: { type: 'log.request' } }));
  await vi.waitUntil(() => Channel.posted.some(({ type }) => type === 'log.snapshot'), { timeout: 20_000 });
  const entries = () => Channel.posted.flatMap((one) => (one.type === 'log.entry' ? [one.entry] : []));
  function create<Machine extends AnyStateMachine>(machine: Machine) {
    const actor = createActor<AnyStateMachine>(machine, { inspect: log.inspect });
    running.push(actor);
    return actor;
  }
  const run = <Machine extends AnyStateMachine>(machine: Machine) => create(machine).start();
  return { create, run, entries };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const named = ({ chart, event }: LogEntry) => `${chart} ${event}`;
/** Each step with that which caused it. */
const causesIn = (entries: readonly LogEntry[]) =>
  Object.fromEntries(
    entries.map((entry) => {
      const cause = entries.find(({ seq }) => seq === entry.cause);
      return [named(entry), [entry.from, cause ? named(cause) : null]];
    }),
  );

const lamp = setup({
  types: { context: {} as { turns: number; secret: string }, events: {} as { type: 'turn'; word: string } },
  guards: {
    knows: ({ context }, { word }: { word: string }) => context.secret === word,
    isTired: ({ context }) => context.turns > 1,
  },
  actions: { count: assign({ turns: ({ context }) => context.turns + 1 }) },
  delays: { rest: 50 },
}).createMachine({
  id: 'lamp',
  context: { turns: 0, secret: 'abracadabra' },
  initial: 'off',
  states: {
    off: {
      on: {
        turn: [
          {
            guard: { type: 'knows', params: ({ event }) => ({ word: event.word }) },
            target: 'on',
            actions: 'count',
          },
          { actions: 'count' },
        ],
      },
      always: { guard: 'isTired', target: 'broken' },
    },
    on: { after: { rest: 'off' } },
    broken: {},
  },
});

test('[M3] [E13] a step tells which guards were asked and what they answered, and which keys changed, never a value', async () => {
  const { run, entries } = await watch();
  const actor = run(lamp);
  actor.subscribe((now) => void now.can({ type: 'turn', word: 'of a view' }));
  actor.send({ type: 'turn', word: 'hocus' });
  actor.send({ type: 'turn', word: 'abracadabra' });
  const [, refused, taken] = entries();
  expect([refused?.guards, refused?.changed]).toEqual([
    [
      { name: 'knows', holds: false },
      { name: 'isTired', holds: false },
    ],
    ['turns'],
  ]);
  expect([taken?.guards, taken?.changed]).toEqual([[{ name: 'knows', holds: true }], ['turns']]);
  expect(JSON.stringify(entries())).not.toMatch(/hocus|abracadabra/);
});

test('[M3] an entry carries the build, the hash of its chart and the time of day', async () => {
  vi.setSystemTime('2026-11-24T08:00:00Z');
  const { run, entries } = await watch();
  run(lamp);
  run(lamp.provide({ delays: { rest: 10 } }));
  run(setup({}).createMachine({ id: 'other' }));
  const [one, same, other] = entries();
  expect(one).toMatchObject({ build: 'main-1', wallClock: Date.parse('2026-11-24T08:00:00Z') });
  expect(one?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(same?.hash).toBe(one?.hash);
  expect(other?.hash).not.toBe(one?.hash);
});

const child = setup({
  types: { events: {} as { type: 'go' } | { type: 'noted' }, emitted: {} as { type: 'gone' } },
}).createMachine({
  id: 'child',
  on: { go: { actions: [emit({ type: 'gone' }), raise({ type: 'go' }, { delay: 50 })] } },
});

const parent = setup({
  types: { events: {} as { type: 'start' } | { type: 'told' } | { type: 'told.twice' } },
  actors: { child, call: fromPromise(async () => 'an answer') },
}).createMachine({
  id: 'parent',
  invoke: { src: 'child', id: 'child', systemId: 'child' },
  initial: 'idle',
  states: {
    idle: { on: { start: 'calling' } },
    calling: { invoke: { id: 'call', src: 'call', onDone: 'called' } },
    called: { entry: sendTo('child', { type: 'go' }) },
  },
  on: { told: {}, 'told.twice': { actions: sendTo('child', { type: 'noted' }) } },
});

function onGone(actor: AnyActor, listener: () => void) {
  const system: ActorSystem<{ actors: { child: ActorRefFrom<typeof child> } }> = actor.system;
  system.get('child')?.on('gone', listener);
}

test('[M3] the cause of a step is the one it was sent in, across charts, effects and timers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { run, entries } = await watch();
  const actor = run(parent);
  onGone(actor, () => {
    // The parent is busy: it takes these steps once its own is over.
    actor.send({ type: 'told' });
    actor.send({ type: 'told.twice' });
  });
  actor.send({ type: 'start' });
  await settled();
  expect(causesIn(entries())).toEqual({
    'parent xstate.init': [null, null],
    'child xstate.init': ['parent', 'parent xstate.init'],
    'parent start': [null, null],
    'parent xstate.done.actor.call': ['call', 'parent start'],
    'child go': ['parent', 'parent xstate.done.actor.call'],
    'parent told': ['child', 'child go'],
    'parent told.twice': ['child', 'child go'],
    'child noted': ['parent', 'parent told.twice'],
  });
  const sent = entries().find((entry) => named(entry) === 'child go')?.seq;
  vi.advanceTimersByTime(50);
  const timed = entries().find((entry) => named(entry) === 'child go' && entry.seq !== sent);
  expect([timed?.from, timed?.cause]).toEqual(['child', sent]);
});

test('[M3] a step that a chart takes later keeps its own event and transitions', async () => {
  const { run, entries } = await watch();
  const actor = run(parent);
  onGone(actor, () => actor.send({ type: 'told' }));
  actor.send({ type: 'start' });
  await vi.waitUntil(() => entries().some(({ event }) => event === 'told'));
  const took = entries().flatMap((entry) => (entry.took.length > 0 ? [[entry.event, ...entry.took]] : []));
  expect(took).toEqual([
    ['start', 'parent.idle | start | 0'],
    ['go', 'child | go | 0'],
    ['xstate.done.actor.call', 'parent.calling | xstate.done.actor.call | 0'],
    ['told', 'parent | told | 0'],
  ]);
});

test('[M3] an answer belongs to the event that it was given for, raised ones as well', async () => {
  const { run, entries } = await watch();
  const raising = setup({
    types: { events: {} as { type: 'first' } | { type: 'second' } },
    guards: { isFirst: () => true, isSecond: () => false, isNever: () => false },
  }).createMachine({
    id: 'raising',
    initial: 'only',
    states: { only: { always: { guard: 'isNever' } } },
    on: {
      first: { guard: 'isFirst', actions: raise({ type: 'second' }) },
      second: { guard: 'isSecond' },
    },
  });
  const actor = run(raising);
  const event = { type: 'first' };
  // A view asks about the very event that it sends then.
  expect(actor.getSnapshot().can(event)).toBe(true);
  actor.send(event);
  expect(entries().map(({ guards }) => guards)).toEqual([
    [],
    [
      { name: 'isFirst', holds: true },
      { name: 'isSecond', holds: false },
      { name: 'isNever', holds: false },
    ],
  ]);
  actor.send({ type: 'second' });
  expect(entries().at(-1)?.guards).toEqual([
    { name: 'isSecond', holds: false },
    { name: 'isNever', holds: false },
  ]);
});

test("[M3] guards of XState's own are noted too, and a chart that runs twice tells each answer once", async () => {
  const { run, entries } = await watch();
  const gate = setup({
    types: { events: {} as { type: 'pass' } },
    guards: { isShut: stateIn({ gate: 'shut' }) },
  }).createMachine({
    id: 'gate',
    type: 'parallel',
    states: {
      gate: { initial: 'shut', states: { shut: {} } },
      visitor: { on: { pass: { guard: 'isShut' } } },
    },
  });
  run(gate);
  run(gate).send({ type: 'pass' });
  expect(entries().at(-1)?.guards).toEqual([{ name: 'isShut', holds: true }]);
});

test('[M3] what a chart is sent before it has started waits, and has its sender as the cause', async () => {
  const { run, entries } = await watch();
  const hasty = setup({
    types: { events: {} as { type: 'start' } },
    actors: { child },
  }).createMachine({
    id: 'hasty',
    on: {
      start: { actions: [spawnChild('child', { id: 'early' }), sendTo('early', { type: 'go' })] },
    },
  });
  run(hasty).send({ type: 'start' });
  expect(causesIn(entries())).toEqual({
    'hasty xstate.init': [null, null],
    'hasty start': [null, null],
    'child xstate.init': ['hasty', 'hasty start'],
    'child go': ['hasty', 'hasty start'],
  });
});

test('[M3] a chart that has ended and one that broke are the cause of nothing that comes later', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { run, entries } = await watch();
  const other = run(lamp);
  const ended = run(lamp);
  ended.stop();
  ended.send({ type: 'turn', word: 'late' });
  other.send({ type: 'turn', word: 'alone' });
  expect([entries().at(-1)?.event, entries().at(-1)?.from, entries().at(-1)?.cause]).toEqual([
    'turn',
    null,
    null,
  ]);

  const breaking = setup({
    types: { events: {} as { type: 'break' } },
    guards: { isLate: () => false, fails: () => Boolean(JSON.parse('{')) },
  }).createMachine({ id: 'breaking', on: { break: [{ guard: 'isLate' }, { guard: 'fails' }] } });
  const broken = run(breaking);
  broken.subscribe({ error: () => undefined });
  const event = { type: 'break' };
  broken.send(event);
  await Promise.resolve();
  other.send({ type: 'turn', word: 'alone' });
  expect([entries().at(-1)?.event, entries().at(-1)?.from, entries().at(-1)?.cause]).toEqual([
    'turn',
    null,
    null,
  ]);
});

test('[M3] what comes before a chart has started is no step of anything that happens meanwhile', async () => {
  const { create, run, entries } = await watch();
  const other = run(lamp);
  const late = create(lamp);
  late.send({ type: 'turn', word: 'early' });
  other.send({ type: 'turn', word: 'alone' });
  expect([entries().at(-1)?.from, entries().at(-1)?.cause]).toEqual([null, null]);
  late.start();
  expect(
    entries()
      .slice(-2)
      .map(({ event }) => event),
  ).toEqual(['xstate.init', 'turn']);
});

test('[M3] a step within a step leaves the outer one the cause of what follows in it', async () => {
  const { run, entries } = await watch();
  const other = run(lamp);
  const outer = setup({
    types: { events: {} as { type: 'start' } },
    actors: { child },
    actions: { turnOther: () => other.send({ type: 'turn', word: 'outer' }) },
  }).createMachine({
    id: 'outer',
    invoke: { src: 'child', id: 'inner' },
    on: { start: { actions: [sendTo('inner', { type: 'noted' }), 'turnOther', 'turnOther'] } },
  });
  run(outer).send({ type: 'start' });
  const start = entries().find(({ event }) => event === 'start')?.seq;
  const turns = entries().filter(({ event }) => event === 'turn');
  expect(turns.map(({ from, cause }) => [from, cause])).toEqual([
    ['outer', start],
    ['outer', start],
  ]);
});

test('[M3] what an effect sends by itself has the step that it began in as its cause, and the effect as its sender', async () => {
  const { run, entries } = await watch();
  const beats: (() => void)[] = [];
  const listening = setup({
    types: { events: {} as { type: 'begin' } | { type: 'louder' } | { type: 'beat' } },
    actors: {
      heart: fromCallback(({ sendBack, receive }) => {
        receive(() => undefined);
        beats.push(() => sendBack({ type: 'beat' }));
      }),
    },
    actions: { note: (_, given: { event: string }) => void given },
  }).createMachine({
    id: 'listening',
    initial: 'idle',
    states: { idle: { on: { begin: 'beating' } }, beating: { invoke: { src: 'heart', id: 'heart' } } },
    on: {
      // Text that is called an event is none that is sent.
      louder: { actions: [sendTo('heart', { type: 'louder' }), { type: 'note', params: { event: 'text' } }] },
      beat: {},
    },
  });
  const actor = run(listening);
  actor.send({ type: 'begin' });
  actor.send({ type: 'louder' });
  beats[0]?.();
  expect(causesIn(entries())).toEqual({
    'listening xstate.init': [null, null],
    'listening begin': [null, null],
    'listening louder': [null, null],
    'listening beat': ['heart', 'listening begin'],
  });
});

test('[M3] a step of before the watch is told with the build and the hash of its chart, where that still runs', () => {
  vi.stubGlobal('document', { querySelectorAll: () => [{ src: 'https://portal.test/assets/main-1.js' }] });
  const { complete } = createDetails([lamp]);
  const step = { seq: 1, at: 1, wallClock: 1, actor: 'x:1', event: 'turn', took: [], active: [], tags: [] };
  expect(complete({ ...step, chart: 'lamp' })).toStrictEqual({
    build: 'main-1',
    hash: hashOf(lamp),
    ...step,
    chart: 'lamp',
  });
  expect(complete({ ...step, chart: 'gone' })).toStrictEqual({ ...step, chart: 'gone' });
});
