import { afterEach, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { watchedKey } from '#machines/lib/log-entry.ts';
import { createEventLog, isAuditorHere } from './event-log.ts';
import { detailsFromStart, type Details } from './watched/details.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The running charts by the log, while toasts come and go. */
function run() {
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage() {}
    },
  );
  const log = createEventLog();
  const toasts = createActor(toastsMachine, { inspect: log.inspect }).start();
  return { log, toasts, charts: () => log.states().map(({ chart }) => chart) };
}

test('[E13] [M3] a chart that was stopped or has ended is no longer among the running ones', () => {
  const { toasts, charts } = run();
  const toast = { type: 'error', text: 'Not sent', at: 0 } as const;
  toasts.send({ type: 'toast.show', toast });
  expect(charts()).toEqual(['toasts', 'toast']);
  toasts.send({ type: 'toast.show', toast });
  expect(charts()).toEqual(['toasts', 'toast']);
  toasts.send({ type: 'toasts.pause', by: 'pointer' });
  toasts.send({ type: 'toast.show', toast: { type: 'info', at: 0 } });
  toasts.stop();
  expect(charts()).toEqual([]);
});

test('[E13] what a toast says is nowhere in the log', () => {
  const { log, toasts } = run();
  const toast = { type: 'error', text: 'Not sent', at: 0 } as const;
  toasts.send({ type: 'toast.show', toast });
  toasts.send({ type: 'toast.show', toast });
  toasts.stop();
  expect(log.latest(50).map(({ chart, event }) => `${chart} ${event}`)).toContain('toasts toast.show');
  expect(JSON.stringify(log.latest(50))).not.toContain(toast.text);
});

const door = createMachine({
  id: 'door',
  initial: 'shut',
  on: { ring: {} },
  states: {
    shut: { tags: ['closed'], on: { push: 'open', knock: { actions: () => undefined } } },
    open: { initial: 'wide', states: { wide: { on: { lose: '#door.gone' } } }, always: [] },
    gone: { initial: 'end', states: { end: { type: 'final' } } },
  },
});

/** The log of a door, and what a watching page hears of it. */
function watched(startDetails?: () => Details) {
  const posted: { type: string; portal: string }[] = [];
  const channel = new (class extends EventTarget {
    postMessage(message: { type: string; portal: string }) {
      posted.push(structuredClone(message));
    }
  })();
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    title: 'Offers - Net',
    querySelectorAll: () => [{ src: 'https://portal.test/assets/main-1.js' }],
  });
  vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.spyOn(Date, 'now').mockReturnValue(7);
  const names: string[] = [];
  vi.stubGlobal('BroadcastChannel', function open(name: string) {
    names.push(name);
    return channel;
  });
  const log = createEventLog(startDetails?.());
  const actor = createActor(door, { inspect: log.inspect }).start();
  return {
    log,
    actor,
    names,
    heard: () => posted.splice(0),
    says: (data: unknown) => channel.dispatchEvent(new MessageEvent('message', { data })),
    leaves: () => page.dispatchEvent(new Event('pagehide')),
  };
}

/** What is said once the code for auditors is there. */
const arriving = (heard: () => unknown[]) =>
  vi.waitUntil(
    () => {
      const news = heard();
      return news.length > 0 ? news : null;
    },
    { timeout: 20_000 },
  );

test('[M3] a page that asks gets all entries, then each as it is made, until it leaves', async () => {
  const { log, actor, names, heard, says, leaves } = watched();
  const [opened] = heard();
  const portal = opened?.portal;
  expect([names, opened]).toEqual([['portal-event-log'], { type: 'log.opened', portal }]);
  expect(portal).toMatch(/^[\da-f-]{36}$/);
  actor.send({ type: 'push' });
  [null, undefined, 'log.request', 7, {}, { type: 'log.leave' }, { type: '' }].forEach(says);
  expect(heard()).toEqual([]);
  log.actAs({ operator: 3, partner: 7 });
  says({ type: 'log.request' });
  const entry = {
    seq: 2,
    at: 0,
    wallClock: 7,
    build: 'main-1',
    hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    chart: 'door',
    actor: actor.sessionId,
    event: 'push',
    took: ['door.shut | push | 0'],
    active: ['door', 'door.open', 'door.open.wide'],
    tags: [],
  };
  const shadow = { operator: 3, partner: 7 };
  const title = 'Offers - Net';
  const first = {
    ...entry,
    seq: 1,
    event: 'xstate.init',
    took: [],
    active: ['door', 'door.shut'],
    tags: ['closed'],
  };
  expect(await arriving(heard)).toEqual([
    { type: 'log.snapshot', portal, title, shadow, entries: [first, entry] },
  ]);
  [null, 'log.leave', {}, { type: 'log.other' }].forEach(says);
  actor.send({ type: 'ring' });
  const ring = {
    ...entry,
    seq: 3,
    event: 'ring',
    took: ['door | ring | 0'],
    from: null,
    cause: null,
    guards: [],
    changed: [],
  };
  expect(heard()).toEqual([{ type: 'log.entry', portal, title, shadow, entry: ring }]);
  says({ type: 'log.leave' });
  actor.send({ type: 'ring' });
  expect(heard()).toEqual([]);
  leaves();
  expect(heard()).toEqual([{ type: 'log.closed', portal }]);
});

test('[M3] a portal that starts while a page watches records the details of its first step, and takes the note away', async () => {
  const removed: string[] = [];
  vi.stubGlobal('localStorage', { removeItem: (key: string) => removed.push(key) });
  const { heard, says } = watched(detailsFromStart);
  expect(heard().map(({ type }) => type)).toEqual(['log.opened']);
  says({ type: 'log.request' });
  expect(await arriving(heard)).toMatchObject([
    {
      type: 'log.snapshot',
      entries: [{ seq: 1, event: 'xstate.init', from: null, cause: null, guards: [], changed: [] }],
    },
  ]);
  expect(removed).toEqual([watchedKey]);
});

test('[M3] an auditor is here where a page has left its note', () => {
  vi.stubGlobal('localStorage', { [watchedKey]: '1' });
  expect(isAuditorHere()).toBe(true);
  vi.stubGlobal('localStorage', {});
  expect(isAuditorHere()).toBe(false);
});

test('[E13] the states are the innermost ones, the last of an ended chart too while it runs', () => {
  const { log, actor } = watched();
  expect(log.states()).toEqual([{ chart: 'door', active: ['door.shut'] }]);
  actor.send({ type: 'push' });
  expect(log.states()).toEqual([{ chart: 'door', active: ['door.open.wide'] }]);
  actor.send({ type: 'lose' });
  expect(log.states()).toEqual([{ chart: 'door', active: ['door.gone.end'] }]);
});

test('[E13] a report has the latest steps that led somewhere; the log ends after 500 entries', async () => {
  const { log, actor, heard, says } = watched();
  actor.send({ type: 'knock' });
  actor.send({ type: 'nothing' });
  actor.send({ type: 'push' });
  expect(log.latest(50).map(({ event }) => event)).toEqual(['knock', 'push']);
  expect(log.latest(1).map(({ event }) => event)).toEqual(['push']);
  for (let count = 0; count < 496; count += 1) actor.send({ type: 'ring' });
  const entries = async () => {
    heard();
    says({ type: 'log.request' });
    const [snapshot] = (await arriving(heard)) as unknown as { entries: { seq: number }[] }[];
    return snapshot?.entries.map(({ seq }) => seq) ?? [];
  };
  const before = await entries();
  expect([before.length, before[0]]).toEqual([500, 1]);
  actor.send({ type: 'ring' });
  const after = await entries();
  expect([after.length, after[0], after.at(-1)]).toEqual([500, 2, 501]);
});

test('[E13] [M3] the log holds what a chart took to its first state', () => {
  const { log } = run();
  const machine = createMachine({
    id: 'deciding',
    initial: 'reading',
    states: { reading: { always: 'decided' }, decided: {} },
  });
  createActor(machine, { inspect: log.inspect }).start();
  expect(log.latest(50).map(({ took }) => took)).toEqual([['deciding.reading | always | 0']]);
});
