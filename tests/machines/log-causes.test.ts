import { expect, test, vi } from 'vitest';
import {
  emit,
  fromCallback,
  fromPromise,
  raise,
  sendTo,
  setup,
  spawnChild,
  type ActorRefFrom,
  type ActorSystem,
  type AnyActor,
} from 'xstate';
import type { LogEntry } from '#machines/lib/log-entry.ts';
import { sayers } from '#machines/standing-conditions.ts';
// The log loads it while a test runs; here, what breaks as it loads is noticed by every test.
import '#portal/watched/details.ts';
import { lamp, watch } from './watched-log.ts';

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

test('[M3] what a condition says is of the chart whose step made it true, however deep in the steps of others', async () => {
  const { run, entries } = await watch();
  const link = (id: string) =>
    setup({ types: { events: {} as { type: 'go' }, emitted: {} as { type: 'gone' } } }).createMachine({
      id,
      on: { go: { actions: emit({ type: 'gone' }) } },
    });
  const [first, second, hearer] = [run(link('first')), run(link('second')), run(lamp)];
  const say = (by: AnyActor, word: string) => {
    const event = { type: 'turn', word } as const;
    sayers.set(event, by);
    hearer.send(event);
  };
  first.on('gone', () => second.send({ type: 'go' }));
  second.on('gone', () => say(first, 'said by the first'));
  first.send({ type: 'go' });
  const own = entries().find((entry) => named(entry) === 'first go')?.seq;
  const said = entries().findLast(({ event }) => event === 'turn');
  expect([said?.from, said?.cause]).toEqual(['first', own]);

  // Who said it takes no step: it comes from where it was sent.
  say(first, 'said later');
  const late = entries().findLast(({ event }) => event === 'turn');
  expect([late?.from, late?.cause]).toEqual([null, null]);
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

test('[M3] timers of charts of one kind each remember their own step', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { run, entries } = await watch();
  const egg = setup({ types: { events: {} as { type: 'boil' } } }).createMachine({
    id: 'egg',
    initial: 'raw',
    states: { raw: { on: { boil: 'boiling' } }, boiling: { after: { 50: 'done' } }, done: {} },
  });
  const [one, other] = [run(egg), run(egg)];
  one.send({ type: 'boil' });
  other.send({ type: 'boil' });
  vi.advanceTimersByTime(50);
  await settled();
  const seqOf = (event: string) => entries().flatMap((entry) => (entry.event === event ? entry.seq : []));
  const ended = entries().filter(({ event }) => event.startsWith('xstate.after.'));
  expect(ended.map(({ cause }) => cause)).toEqual(seqOf('boil'));
});
