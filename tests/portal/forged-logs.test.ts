import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { EventLog, LogEntry, LogMessage } from '#machines/lib/log-entry.ts';
import { chartsHere } from '#audit/conformance/charts-here.ts';
import { checkLog } from '#audit/conformance/check-log.ts';
import type { Reason } from '#audit/conformance/reason.ts';
import { logOf, logText } from '#audit/live.ts';
import { closePortals, openPortal, settled, until } from './open-portal.ts';

const minute = 60_000;

/** What a portal posts while somebody signs in, goes to the profile and signs out, as 'Save event log' writes it. */
async function trueLog(options?: Parameters<typeof openPortal>[0]): Promise<EventLog> {
  const { portal, page } = await openPortal(options);
  // What portals post is typed where they post it.
  const posted = () => page.posted('portal-event-log') as LogMessage[];
  page.hears('portal-event-log', { type: 'log.request' });
  await until(() => posted().some(({ type }) => type === 'log.snapshot'));
  const place = () => portal.navigation.getSnapshot().context.current;
  await until(() => place() === '/login');
  portal.session.send({ type: 'session.signIn', credentials: { username: 'ann', password: 'secret' } });
  await until(() => place() === '/dashboard');
  await settled();
  portal.navigation.send({ type: 'location.request', to: '/profile' });
  await until(() => place() === '/profile');
  portal.navigation.send({ type: 'signOut.request' });
  await until(() => place() === '/login');
  await settled();
  const toasts = portal.toasts.chart();
  toasts?.send({ type: 'toasts.pause', by: 'pointer' });
  toasts?.send({ type: 'toasts.resume', by: 'pointer' });
  const entries = posted().flatMap((message) => {
    if (message.type === 'log.snapshot') return message.entries;
    return message.type === 'log.entry' ? [message.entry] : [];
  });
  const inOrder = entries.toSorted((one, other) => one.seq - other.seq);
  const log = logOf(logText({ portal: 'one', shadow: null, entries: inOrder }));
  if (!log) throw new Error('The portal wrote no log');
  return log;
}

let log: EventLog;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] });
  log = await trueLog();
  await closePortals();
});
afterAll(closePortals);

const check = (entries: readonly LogEntry[], now = Number.MAX_SAFE_INTEGER) =>
  checkLog({ ...log, entries }, chartsHere, now);
const find = (chart: string, event: string, from?: string | null) => {
  const found = log.entries.find(
    (one) => one.chart === chart && one.event === event && (from === undefined || one.from === from),
  );
  if (!found) throw new Error(`${chart} was not sent ${event}`);
  return found;
};
const screenLoaded = 'xstate.done.actor.loadScreen';
const findLast = (chart: string, event: string) => {
  const found = log.entries.findLast((one) => one.chart === chart && one.event === event);
  return found ?? find(chart, event);
};
const forged = (entry: LogEntry, change: Partial<LogEntry>) =>
  log.entries.map((one) => (one === entry ? { ...one, ...change } : one));
const faultOf = (entries: readonly LogEntry[]) => {
  const { first } = check(entries);
  return first && [first.entry.seq, first.reason];
};

test('[M3] what a portal did can have happened, and nothing about its log is odd', () => {
  const { first, gaps, beginsAt, clocks, strange, beyond, unwatched, entries } = check(log.entries);
  expect({ first, gaps, beginsAt, clocks, strange, beyond }).toEqual({
    first: null,
    gaps: [],
    beginsAt: null,
    clocks: { turnedBack: [], shifted: [], ahead: null },
    strange: [],
    beyond: [],
  });
  expect(entries).toBe(log.entries.length);
  const watchedFrom = find('session', 'session.signIn', null).seq;
  expect(unwatched).toEqual({ first: 1, last: watchedFrom - 1, count: watchedFrom - 1 });
});

const loadedConfiguration = 'xstate.done.actor.loadConfiguration';
const loaded = () => find('terms', 'user.loaded', 'session');
type Forged = [
  what: string,
  entry: () => LogEntry,
  change: (entry: LogEntry) => Partial<LogEntry>,
  reason: (entry: LogEntry) => Reason,
];

test.each<Forged>([
  [
    'a cause that is no entry',
    loaded,
    () => ({ cause: 9999 }),
    () => ({ kind: 'causeMissing', cause: 9999 }),
  ],
  [
    'the answer of a call that nobody has sent',
    () => find('navigation', 'xstate.done.actor.loadScreen', 'loadScreen'),
    () => ({ from: null, cause: null }),
    () => ({ kind: 'senderHidden' }),
  ],
  ...(
    [
      ['a wire', 'terms', 'user.loaded'],
      ['a condition', 'navigation', 'session.changed'],
      ['a wire to the root', 'portal', 'session.signedIn'],
      ['the start of a chart that the root runs', 'sessionClock', 'xstate.init'],
      ['the start of a chart that another runs', 'toast', 'xstate.init'],
      ['what a chart sends to one that it runs', 'toast', 'toast.hold'],
    ] as const
  ).map(([what, chart, event]): Forged => [
    `${what} without a sender`,
    () => log.entries.findLast((one) => one.chart === chart && one.event === event) ?? find(chart, event),
    () => ({ from: null, cause: null }),
    () => ({ kind: 'senderHidden' }),
  ]),
  [
    'a later cause',
    loaded,
    ({ seq }) => ({ cause: seq + 1 }),
    ({ seq }) => ({ kind: 'causeLater', cause: seq + 1 }),
  ],
  ['itself as its cause', loaded, ({ seq }) => ({ cause: seq }), () => ({ kind: 'causeItself' })],
  [
    'a cause of before a log that begins with the start',
    loaded,
    () => ({ cause: 0 }),
    () => ({ kind: 'causeMissing', cause: 0 }),
  ],
  [
    'a cause of another chart than the sender',
    loaded,
    () => ({ from: 'connection' }),
    ({ cause }) => ({ kind: 'otherSender', from: 'connection', cause: cause ?? 0, chart: 'session' }),
  ],
  [
    'a sender that there is not',
    loaded,
    () => ({ from: 'the tooth fairy' }),
    () => ({ kind: 'unknownSender', from: 'the tooth fairy' }),
  ],
  [
    'the same one without a cause',
    () => find('session', 'session.signIn', null),
    () => ({ from: 'the tooth fairy' }),
    () => ({ kind: 'unknownSender', from: 'the tooth fairy' }),
  ],
  [
    'a cause without a sender',
    loaded,
    () => ({ from: null }),
    ({ cause }) => ({ kind: 'noSender', cause: cause ?? 0 }),
  ],
  [
    'a sender that no wire leads from',
    loaded,
    () => {
      const { seq } = find('navigation', 'location.changed');
      return { from: 'navigation', cause: seq };
    },
    () => ({ kind: 'noWire', from: 'navigation', event: 'user.loaded' }),
  ],
  [
    'what has not waited for its chart, from the table',
    loaded,
    () => ({ from: 'wiring' }),
    () => ({ kind: 'noWire', from: 'wiring', event: 'user.loaded' }),
  ],
  [
    'a condition that was said first long ago',
    () => find('navigation', 'session.changed', 'session'),
    () => ({ from: 'wiring', cause: 1 }),
    () => ({ kind: 'noWire', from: 'wiring', event: 'session.changed' }),
  ],
  [
    'what a user does, from the chart itself',
    () => find('session', 'session.signOut', 'navigation'),
    () => ({ from: 'session', cause: find('session', 'xstate.done.actor.signIn').seq }),
    () => ({ kind: 'toItself' }),
  ],
  [
    'the answer of a call that was answered before',
    () => findLast('navigation', screenLoaded),
    () => ({ cause: find('navigation', 'location.request', 'session').seq }),
    () => ({
      kind: 'answeredBefore',
      call: 'loadScreen',
      seq: find('navigation', screenLoaded, 'loadScreen').seq,
    }),
  ],
  [
    'a condition of another chart',
    () => find('navigation', 'session.changed', 'session'),
    () => ({ from: 'configuration', cause: find('configuration', loadedConfiguration).seq }),
    () => ({ kind: 'noWire', from: 'configuration', event: 'session.changed' }),
  ],
  [
    'a cause that emitted nothing of the kind',
    loaded,
    () => ({ cause: find('session', 'session.signIn', null).seq }),
    () => ({ kind: 'notEmitted', from: 'session', on: 'user.loaded' }),
  ],
  [
    'the answer of another call',
    () => find('session', 'xstate.done.actor.signIn'),
    () => ({ from: 'loadScreen' }),
    () => ({ kind: 'otherCall', from: 'loadScreen', call: 'signIn' }),
  ],
  [
    'an answer whose call another step began',
    () => find('session', 'xstate.done.actor.signIn'),
    () => ({ cause: find('portal', 'xstate.init').seq }),
    () => ({ kind: 'notStarted', cause: find('portal', 'xstate.init').seq }),
  ],
  [
    'a key that the context does not have',
    loaded,
    () => ({ changed: ['conscience'] }),
    () => ({ kind: 'unknownKey', key: 'conscience' }),
  ],
  [
    'a key that the step cannot change',
    () => find('terms', 'session.signingOut', 'navigation'),
    () => ({ changed: ['version'] }),
    () => ({ kind: 'cannotChange', keys: ['version'] }),
  ],
  [
    'an actor that never started',
    () => find('session', 'session.signIn', null),
    () => ({ actor: 'x:999' }),
    () => ({ kind: 'secondActor', actor: 'x:999', other: find('session', 'session.signIn', null).actor }),
  ],
  [
    'the actor of another chart',
    loaded,
    () => ({ actor: find('session', 'session.signIn', null).actor }),
    () => ({ kind: 'actorOfOther', actor: find('session', 'session.signIn', null).actor, chart: 'session' }),
  ],
  ['no actor at all', loaded, () => ({ actor: 'ann' }), () => ({ kind: 'noActor', actor: 'ann' })],
  ['a time of before', loaded, ({ at }) => ({ at: at - 100_000 }), () => ({ kind: 'timeGoesBack' })],
])('[M3] %s is found at its entry', (...[, entryOf, change, reason]) => {
  const entry = entryOf();
  expect(faultOf(forged(entry, change(entry)))).toEqual([entry.seq, reason(entry)]);
});

test('[M3] what a screen may send as well needs no sender', () => {
  const led = find('navigation', 'location.request', 'session');
  expect(faultOf(forged(led, { from: null, cause: null }))).toBe(null);
});

test('[M3] details that are missing after an entry that has some are found, all or one, from which entry to which', () => {
  const since = find('session', 'session.signIn', null).seq;
  const [first, last] = [since + 4, since + 7];
  const without = (keys: readonly (keyof LogEntry)[], to: number) =>
    log.entries.map((one) =>
      one.seq < first || one.seq > to
        ? one
        : { ...one, ...Object.fromEntries(keys.map((key) => [key, undefined])) },
    );
  const all = ['from', 'cause', 'guards', 'changed'] as const;
  const missing = { kind: 'detailsMissing', since, first };
  expect(faultOf(without(all, last))).toEqual([first, { ...missing, keys: all, last }]);
  expect(faultOf(without(['guards'], first))).toEqual([first, { ...missing, keys: ['guards'], last: first }]);
  const end = log.entries.at(-1)?.seq ?? 0;
  expect(faultOf(without(all, end))).toEqual([first, { ...missing, keys: all, last: end }]);
});

test('[M3] an invented entry is found that a condition would say of other states', () => {
  const signedIn = find('session', 'xstate.done.actor.loadReferenceDataAfterSignIn');
  const until = log.entries.filter(({ seq }) => seq < find('navigation', 'signOut.request').seq);
  const last = until.at(-1) ?? signedIn;
  const ended = find('terms', 'session.ended', 'navigation');
  const seq = last.seq + 1;
  const { at, wallClock } = last;
  const invented = { ...ended, seq, at, wallClock, from: 'session', cause: signedIn.seq };
  expect(faultOf([...until, invented])).toEqual([seq, { kind: 'untrue', of: ['session'] }]);
});

test('[M3] two entries that have changed places in the file are found', () => {
  const place = log.entries.indexOf(loaded());
  const [one, other] = [log.entries[place], log.entries[place + 1]];
  if (!one || !other) throw new Error('The log ends there');
  expect(faultOf(log.entries.toSpliced(place, 2, other, one))).toEqual([one.seq, { kind: 'numberGoesBack' }]);
});

test('[M3] what is cut off before an entry is said, and an entry that is taken out', () => {
  const { first, beginsAt, gaps } = check(log.entries.slice(20));
  expect([first, beginsAt, gaps]).toEqual([null, 21, []]);
  const numbered = log.entries.slice(20).map(({ seq, cause, ...one }) => ({
    ...one,
    seq: seq - 20,
    ...(cause === undefined ? {} : { cause: cause && Math.max(cause - 20, 0) }),
  }));
  expect([check(numbered).first, check(numbered).beginsAt]).toEqual([null, 1]);
  const { seq } = loaded();
  expect(check(log.entries.filter((one) => one.seq !== seq)).gaps).toEqual([
    { after: seq - 1, before: seq + 1 },
  ]);
});

test('[M3] a clock that goes on by a day while the portal counts none is said, one that goes back, and one that is ahead', () => {
  const { seq, wallClock } = loaded();
  const day = 24 * 60 * minute;
  const { clocks } = check(forged(loaded(), { wallClock: wallClock + day }));
  expect(clocks).toEqual({
    shifted: [{ after: seq - 1, before: seq, by: expect.any(Number) as number }],
    turnedBack: [{ after: seq, before: seq + 1 }],
    ahead: null,
  });
  expect(Math.round((clocks.shifted[0]?.by ?? 0) / minute)).toBe(24 * 60);
  const later = log.entries.map((one) => ({ ...one, wallClock: one.wallClock + day }));
  expect(check(later, wallClock).clocks).toEqual({ shifted: [], turnedBack: [], ahead: 1 });
});

test('[M3] a log is held against the wiring table of its release, and against none where that is not known', () => {
  const then = (hash: string) => `then ${hash}`;
  const entries = log.entries.map((one) => ({
    ...one,
    ...(one.hash !== undefined && { hash: then(one.hash) }),
  }));
  const release = chartsHere.map((chart) => ({
    ...chart,
    hash: then(chart.hash),
    runsHere: false,
    wiring: chart.wiring && {
      ...chart.wiring,
      hash: then(chart.wiring.hash),
      wires: chart.wiring.wires.filter(({ type }) => type !== 'user.loaded'),
    },
  }));
  const { seq } = loaded();
  expect(checkLog({ ...log, entries }, [...chartsHere, ...release]).first).toMatchObject({
    entry: { seq },
    reason: { kind: 'noWire', from: 'session', event: 'user.loaded' },
  });
  const charts = release.filter(({ id }) => id !== 'portal').map((chart) => ({ ...chart, wiring: null }));
  const { first, isWired, strange } = checkLog({ ...log, entries }, [...chartsHere, ...charts]);
  expect([first, isWired, strange.map(({ chart }) => chart)]).toEqual([null, false, ['portal']]);
});

test('[M3] the senders of a log are known by their names where their charts are those of another release', () => {
  const entries = log.entries.map((one) =>
    one.chart === 'session' ? { ...one, hash: 'f'.repeat(64) } : one,
  );
  const { first, strange } = check(entries);
  expect([first, strange.map(({ chart }) => chart)]).toEqual([null, ['session']]);
});

test('[M3] what a portal did that was watched from its first step on can have happened, too', async () => {
  const watched = await trueLog({ isWatched: true });
  await closePortals();
  const { first, unwatched, beyond } = checkLog(watched, chartsHere, Number.MAX_SAFE_INTEGER);
  expect({ first, unwatched, beyond }).toEqual({ first: null, unwatched: null, beyond: [] });
});
