import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createClosedLogs } from './closed-logs.ts';
import { entry, log } from './sample-log.ts';
import { keepInTab, keptInTab } from '../tab-memory.ts';

const stored = new Map<string, string>();
let [room, commit] = [Number.POSITIVE_INFINITY, 'c0ffee'];

beforeEach(() => {
  stored.clear();
  [room, commit] = [Number.POSITIVE_INFINITY, 'c0ffee'];
  vi.stubGlobal('document', { querySelector: () => ({ content: commit }) });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    removeItem: (name: string) => void stored.delete(name),
    setItem: (name: string, text: string) => {
      if (text.length > room) throw new Error('There is no room');
      stored.set(name, text);
    },
  });
});
afterAll(() => void vi.unstubAllGlobals());

const named = (portal: string) => ({ ...log, portal });
const closes = (portal: string) => ({ type: 'log.closed', portal }) as const;
const portalsIn = ({ all }: ReturnType<typeof createClosedLogs>) => all().map(({ portal }) => portal);

test('[M3] the log of a portal that closes is kept, with what it does as it closes, and after a reload', () => {
  const logs = createClosedLogs();
  let calls = 0;
  const stop = logs.onChange(() => {
    calls += 1;
  });
  logs.handle(closes('one'), [named('one'), named('two')]);
  logs.handle({ type: 'log.entry', portal: 'one', shadow: null, entry: entry(3, 'terms') }, [named('two')]);
  expect(logs.all()).toEqual([{ ...named('one'), entries: [...log.entries, entry(3, 'terms')] }]);
  expect(calls).toBe(2);
  stop();
  expect(createClosedLogs().all()).toEqual(logs.all());
});

test('[M3] entries of open portals, ends of unknown ones and requests of others change nothing; what comes back is closed no more', () => {
  const logs = createClosedLogs();
  logs.handle(closes('three'), [named('one')]);
  logs.handle({ type: 'log.entry', portal: 'one', shadow: null, entry: entry(3, 'terms') }, [named('one')]);
  logs.handle({ type: 'log.request' }, []);
  expect(logs.all()).toEqual([]);
  logs.handle(closes('one'), [named('one')]);
  logs.handle({ type: 'log.snapshot', ...named('one') }, []);
  expect(logs.all()).toEqual([]);
});

test('[M3] the latest five are kept, and of these as many as the tab has room for', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const logs = createClosedLogs();
  for (const name of names) logs.handle(closes(name), names.map(named));
  expect(portalsIn(logs)).toEqual(['b', 'c', 'd', 'e', 'f']);
  room = JSON.stringify({ release: commit, value: ['e', 'f'].map(named) }).length;
  logs.handle(closes('f'), [named('f')]);
  expect(portalsIn(createClosedLogs())).toEqual(['e', 'f']);
});

test('[M3] a tab keeps what it has room for, and forgets what another release has kept', () => {
  expect([keepInTab('name', { a: 1 }), keptInTab('name')]).toEqual([true, { a: 1 }]);
  expect([keepInTab('name', 'x'.repeat(2_000_000)), keptInTab('name')]).toEqual([false, null]);
  expect([keepInTab('name', null), keptInTab('name')]).toEqual([true, null]);
  keepInTab('name', 7);
  commit = 'decade';
  expect(keptInTab('name')).toBe(null);
});
