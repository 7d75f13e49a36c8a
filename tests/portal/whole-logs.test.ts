import { omit } from 'es-toolkit';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';
import { chartsHere } from '#audit/conformance/charts-here.ts';
import { checkLog } from '#audit/conformance/check-log.ts';
import { causeOf, isOfPage } from '#audit/lanes/lanes.ts';
import { closePortals } from './open-portal.ts';
import { onTrueLog, trueLog } from './true-log.ts';

const minute = 60_000;
const { log, check, find, forged, faultOf } = onTrueLog();
// The recorder comes as soon as its code has loaded.
const watchedFrom = () => log().entries.find(({ from }) => from !== undefined)?.seq ?? 0;
const loaded = () => find('terms', 'user.loaded', 'session');

test('[M3] what a portal did can have happened, and nothing about its log is odd', () => {
  const { first, gaps, beginsAt, clocks, strange, beyond, unwatched, unrecorded, shadow, entries } = check(
    log().entries,
  );
  expect({ first, gaps, beginsAt, clocks, strange, beyond, unrecorded, shadow }).toEqual({
    unrecorded: [],
    shadow: null,
    first: null,
    gaps: [],
    beginsAt: null,
    clocks: { turnedBack: [], shifted: [], ahead: null },
    strange: [],
    beyond: [],
  });
  expect(entries).toBe(log().entries.length);
  const before = watchedFrom() - 1;
  expect(unwatched).toEqual({ first: 1, last: before, count: before });
});
test('[M3] details that are missing after an entry that has some are found, all or one, from which entry to which', () => {
  const since = watchedFrom();
  const [first, last] = [since + 4, since + 7];
  const without = (keys: readonly (keyof LogEntry)[], to: number) =>
    log().entries.map((one) =>
      one.seq < first || one.seq > to
        ? one
        : { ...one, ...Object.fromEntries(keys.map((key) => [key, undefined])) },
    );
  const all = ['from', 'cause', 'guards', 'changed'] as const;
  const missing = { kind: 'detailsMissing', since, first };
  expect(faultOf(without(all, last))).toEqual([first, { ...missing, keys: all, last }]);
  expect(faultOf(without(['guards'], first))).toEqual([first, { ...missing, keys: ['guards'], last: first }]);
  const end = log().entries.at(-1)?.seq ?? 0;
  expect(faultOf(without(all, end))).toEqual([first, { ...missing, keys: all, last: end }]);
});
test('[M3] [M4] a log without any details, or one of them, says which; and one that contradicts its chart about who acted', () => {
  const bare = log().entries.map((one) => omit(one, ['from', 'cause', 'guards', 'changed', 'build', 'hash']));
  expect([check(bare).first, check(bare).unrecorded]).toEqual([
    null,
    ['from', 'cause', 'guards', 'changed', 'build', 'hash'],
  ]);
  const unasked = log().entries.map((one) => omit(one, ['guards']));
  expect([check(unasked).first, check(unasked).unrecorded]).toEqual([null, ['guards']]);

  const state = (name: string, seq: number): LogEntry => ({
    ...loaded(),
    chart: 'shadowLogin',
    actor: 'x:900',
    seq,
    active: ['shadowLogin', `shadowLogin.${name}`],
  });
  const doubtOf = (shadow: EventLog['shadow'], ...names: string[]) =>
    checkLog({ ...log(), shadow, entries: names.map(state) }, chartsHere).shadow;
  const operator = { operator: 7, partner: 12 };
  expect([
    doubtOf(operator, 'unknown', 'absent'),
    doubtOf(operator, 'unknown'),
    doubtOf(operator, 'observing', 'unknown', 'absent'),
    doubtOf(null, 'unknown', 'observing'),
    doubtOf(null, 'unknown', 'acting', 'unknown'),
  ]).toEqual(['onlyLog', 'onlyLog', 'onlyLog', 'onlyChart', 'onlyChart']);
  expect([
    doubtOf(operator),
    doubtOf(null),
    doubtOf(null, 'unknown'),
    doubtOf(null, 'absent', 'unknown'),
    doubtOf(operator, 'unknown', 'awaitingMode'),
    doubtOf(operator, 'acting', 'unknown'),
  ]).toEqual([null, null, null, null, null, null]);
});
test('[M3] two entries that have changed places in the file are found', () => {
  const place = log().entries.indexOf(loaded());
  const [one, other] = [log().entries[place], log().entries[place + 1]];
  if (!one || !other) throw new Error('The log ends there');
  expect(faultOf(log().entries.toSpliced(place, 2, other, one))).toEqual([
    one.seq,
    { kind: 'numberGoesBack' },
  ]);
});

test('[M3] what is cut off before an entry is said, and an entry that is taken out', () => {
  const { first, beginsAt, gaps } = check(log().entries.slice(20));
  expect([first, beginsAt, gaps]).toEqual([null, 21, []]);
  const numbered = log()
    .entries.slice(20)
    .map(({ seq, cause, ...one }) => ({
      ...one,
      seq: seq - 20,
      ...(cause === undefined ? {} : { cause: cause && Math.max(cause - 20, 0) }),
    }));
  expect([check(numbered).first, check(numbered).beginsAt]).toEqual([null, 1]);
  const { seq } = loaded();
  expect(check(log().entries.filter((one) => one.seq !== seq)).gaps).toEqual([
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
  const later = log().entries.map((one) => ({ ...one, wallClock: one.wallClock + day }));
  expect(check(later, wallClock).clocks).toEqual({ shifted: [], turnedBack: [], ahead: 1 });
});

test('[M3] a log is held against the wiring table of its release, and against none where that is not known', () => {
  const then = (hash: string) => `then ${hash}`;
  const entries = log().entries.map((one) => ({
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
  expect(checkLog({ ...log(), entries }, [...chartsHere, ...release]).first).toMatchObject({
    entry: { seq },
    reason: { kind: 'noWire', from: 'session', event: 'user.loaded' },
  });
  const charts = release.filter(({ id }) => id !== 'portal').map((chart) => ({ ...chart, wiring: null }));
  const { first, isWired, strange } = checkLog({ ...log(), entries }, [...chartsHere, ...charts]);
  expect([first, isWired, strange.map(({ chart }) => chart)]).toEqual([null, false, ['portal']]);
});

test('[M3] the senders of a log are known by their names where their charts are those of another release', () => {
  const entries = log().entries.map((one) =>
    one.chart === 'session' ? { ...one, hash: 'f'.repeat(64) } : one,
  );
  const { first, strange } = check(entries);
  expect([first, strange.map(({ chart }) => chart)]).toEqual([null, ['session']]);
});

describe('a portal that was watched from its first step on', () => {
  let watched: EventLog;
  beforeAll(async () => {
    watched = await trueLog({ isWatched: true });
    await closePortals();
  });
  /** Each entry with one of these events: its chart, the sender, and the entry that is its cause. */
  const causesOf = (...events: string[]) =>
    watched.entries
      .filter(({ event }) => events.includes(event))
      .map(({ chart, event, from, cause }) => {
        const step = watched.entries.find(({ seq }) => seq === cause);
        return [chart, event, from, step?.chart ?? null, step?.event ?? null];
      });

  test('[M3] what it did can have happened, too', () => {
    const { first, unwatched, beyond } = checkLog(watched, chartsHere, Number.MAX_SAFE_INTEGER);
    expect({ first, unwatched, beyond }).toEqual({ first: null, unwatched: null, beyond: [] });
  });

  test('[M3] what waits for a chart is passed on by its own arrival, not by that of another', () => {
    const began = watched.entries.find(({ event }) => event === 'session.began');
    const entries = watched.entries.map((one) =>
      one.chart === 'terms' && one.event === 'session.ended'
        ? { ...one, from: 'wiring', cause: began?.cause ?? 0 }
        : one,
    );
    const { first } = checkLog({ ...watched, entries }, chartsHere, Number.MAX_SAFE_INTEGER);
    expect(first?.reason).toEqual({ kind: 'noWire', from: 'wiring', event: 'session.ended' });
  });

  // By hand: what the session is, the step of it that says so, and what waited for a chart that comes later.
  test('[M3] the log says that a session has begun or ended where it has, and which step says so', () => {
    const bySession = (step: string) => ['session', 'session', step];
    const signedOut = bySession('xstate.done.actor.signOut');
    expect(causesOf('session.changed', 'session.began', 'session.ended')).toEqual([
      ['navigation', 'session.changed', ...bySession('xstate.init')],
      ['navigation', 'session.changed', ...bySession('xstate.error.actor.probeUser')],
      ['navigation', 'session.changed', ...bySession('xstate.done.actor.signIn')],
      ['navigation', 'session.changed', ...bySession('xstate.done.actor.loadReferenceDataAfterSignIn')],
      // Somebody is signed in as the chart arrives, so that no session has ended.
      ['sessionClock', 'session.began', 'wiring', 'portal', 'chart.arrived'],
      ['navigation', 'session.changed', ...bySession('session.signOut')],
      ['navigation', 'session.changed', ...signedOut],
      ['terms', 'session.ended', ...signedOut],
      ['sessionClock', 'session.ended', ...signedOut],
    ]);
  });

  test('[M3] each entry has the step that caused it, or says that the page or the browser sent it', () => {
    const unclear = watched.entries.filter((one) => causeOf(watched, one) === undefined && !isOfPage(one));
    expect(unclear.map(({ chart, event, from, cause }) => [chart, event, from, cause])).toEqual([]);
  });

  test('[M3] what a call or code that loads brings about has its cause, so that a sign-in is one picture', () => {
    expect(causesOf('request.unauthorised', 'user.arrived')).toEqual([
      ['session', 'request.unauthorised', 'probeUser', 'session', 'xstate.init'],
      ['session', 'user.arrived', 'loadReferenceDataAfterSignIn', 'session', 'xstate.done.actor.signIn'],
    ]);
    expect(causesOf('chart.arrived')).toEqual([
      ['portal', 'chart.arrived', 'portal', 'portal', 'session.signedIn'],
      // A toast of the page.
      ['portal', 'chart.arrived', null, null, null],
    ]);
  });
});
