import { afterEach, expect, test, vi } from 'vitest';
import { createActor, createMachine, emit, type InspectionEvent } from 'xstate';
import { createEventLog } from './event-log.ts';
import { createSteps } from './log-steps.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function record() {
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage() {}
    },
  );
  return createEventLog();
}

const door = (initial: 'deciding' | 'closed') =>
  createMachine({
    id: 'door',
    initial,
    states: {
      deciding: { always: 'closed' },
      closed: { on: { open: { target: 'opened', actions: emit({ type: 'rang' }) } } },
      opened: { on: { close: 'closed' } },
    },
  });
const stepsOf = (log: ReturnType<typeof record>) =>
  log.latest(50).map(({ event, took, active }) => [event, took, active.at(-1)]);
const opens = ['open', ['door.closed | open | 0'], 'door.opened'];
const closes = ['close', ['door.opened | close | 0'], 'door.closed'];

test('[M3] a step has the transitions that follow at once, and those alone that its own event has set off', () => {
  const log = record();
  const actor = createActor(door('deciding'), { inspect: log.inspect });
  actor.on('rang', () => actor.send({ type: 'close' }));
  actor.start();
  actor.send({ type: 'open' });
  actor.stop();
  expect(stepsOf(log)).toEqual([
    ['xstate.init', ['door.deciding | always | 0'], 'door.closed'],
    opens,
    closes,
  ]);
});

test('[M3] what a chart is sent before it has started comes after its start', () => {
  const log = record();
  const actor = createActor(door('closed'), { inspect: log.inspect });
  actor.on('rang', () => actor.send({ type: 'close' }));
  for (const type of ['open', 'close', 'open']) actor.send({ type });
  actor.start();
  expect(stepsOf(log)).toEqual([opens, closes, opens, closes]);
  // Three were sent, the fourth is its start.
  const numbers = log.latest(50).map(({ seq }) => seq);
  expect(numbers).toEqual([5, 6, 7, 8]);
});

test('[M3] a chart starts after the one around it, in whose start it is made', () => {
  const log = record();
  const building = createMachine({
    id: 'building',
    invoke: { src: door('deciding') },
    initial: 'empty',
    states: { empty: { always: 'used' }, used: {} },
  });
  createActor(building, { inspect: log.inspect }).start();
  const inOrder = log.latest(50).toSorted((one, other) => one.seq - other.seq);
  expect(inOrder.map(({ seq, chart }) => `${seq} ${chart}`)).toEqual(['1 building', '2 door']);
});

/** A log, and the steps to which what happens belongs. */
function watch() {
  const log = record();
  const steps = createSteps();
  const [arrived, ended]: [unknown[], unknown[]] = [[], []];
  const inspect = (inspection: InspectionEvent) => {
    log.inspect(inspection);
    const step = steps.of(inspection);
    if (inspection.type === '@xstate.event') arrived.push(step?.event);
    if (inspection.type !== '@xstate.snapshot') return;
    ended.push(step?.event);
    steps.end(inspection.actorRef);
  };
  return { log, inspect, arrived, ended };
}

test('[M3] what a chart is sent while it starts is a step of its own', () => {
  const { log, inspect, arrived } = watch();
  const bell = createMachine({
    id: 'bell',
    initial: 'still',
    entry: emit({ type: 'rang' }),
    states: { still: { on: { pull: 'ringing' } }, ringing: {} },
  });
  const actor = createActor(bell, { inspect });
  actor.on('rang', () => actor.send({ type: 'pull' }));
  actor.start();
  expect(stepsOf(log)).toEqual([['pull', ['bell.still | pull | 0'], 'bell.ringing']]);
  expect(arrived).toEqual(['xstate.init', 'pull']);
});

test('[M3] a chart that is stopped takes none of the steps that it was to take', () => {
  const { log, inspect, ended } = watch();
  const actor = createActor(door('closed'), { inspect });
  actor.on('rang', () => {
    actor.send({ type: 'close' });
    actor.stop();
  });
  actor.start();
  actor.send({ type: 'open' });
  expect([stepsOf(log), ended]).toEqual([[opens], ['xstate.init', 'open', 'xstate.stop']]);
});
