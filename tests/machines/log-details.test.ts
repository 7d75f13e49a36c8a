import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, raise, setup, stateIn } from 'xstate';
import { hashOf } from '#portal/watched/chart-hash.ts';
import { createCauses } from '#portal/watched/causes.ts';
import { createDetails } from '#portal/watched/details.ts';
import { createGuards } from '#portal/watched/guards.ts';
import { lamp, watch } from './watched-log.ts';

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

test('[M3] what is asked after a raised event was taken belongs to that event', async () => {
  const { run, entries } = await watch();
  const raising = setup({
    types: { events: {} as { type: 'first' } | { type: 'second' } },
    guards: { isFirst: () => true, isSecond: () => true, isOver: () => false },
  }).createMachine({
    id: 'raising',
    initial: 'only',
    states: { only: {}, other: { always: { guard: 'isOver', target: 'only' } } },
    on: {
      first: { guard: 'isFirst', actions: raise({ type: 'second' }) },
      second: { guard: 'isSecond', target: '.other' },
    },
  });
  run(raising).send({ type: 'first' });
  expect(entries().at(-1)?.guards).toEqual([
    { name: 'isFirst', holds: true },
    { name: 'isSecond', holds: true },
    { name: 'isOver', holds: false },
  ]);
});

test('[M3] nothing is kept of what views ask between the steps', () => {
  const machine = setup({
    types: { events: {} as { type: 'pass' } },
    guards: { isOpen: () => true },
  }).createMachine({ on: { pass: { guard: 'isOpen', actions: () => undefined } } });
  const { isStepping } = createCauses(() => undefined);
  const guards = createGuards(isStepping);
  guards.listen(machine);
  const event = { type: 'pass' } as const;
  expect(createActor(machine).getSnapshot().can(event)).toBe(true);
  expect(guards.take(event)).toEqual([]);
});

test('[M3] what another chart asks about an event before it sends it is no answer of the step, and a stop changes nothing', async () => {
  const { run, entries } = await watch();
  const other = run(lamp);
  const asking = setup({
    types: { events: {} as { type: 'ask' } },
    guards: { isCurious: () => true },
    actions: {
      turnIfItCan: () => {
        const event = { type: 'turn', word: 'hocus' };
        if (other.getSnapshot().can(event)) other.send(event);
      },
    },
  }).createMachine({ id: 'asking', on: { ask: { guard: 'isCurious', actions: 'turnIfItCan' } } });
  run(asking).send({ type: 'ask' });
  other.stop();
  // What it makes others do leaves its own answers.
  expect(entries().find(({ event }) => event === 'ask')?.guards).toEqual([
    { name: 'isCurious', holds: true },
  ]);
  const ofLamp = entries().filter(({ chart, event }) => chart === 'lamp' && event !== 'xstate.init');
  expect(ofLamp.map(({ event, guards, changed }) => [event, guards, changed])).toEqual([
    [
      'turn',
      [
        { name: 'knows', holds: false },
        { name: 'isTired', holds: false },
      ],
      ['turns'],
    ],
    ['xstate.stop', [], []],
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

test('[M3] a step of before the watch is told with the build and the hash of its chart, where that still runs', () => {
  onTestFinished(() => void vi.unstubAllGlobals());
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
