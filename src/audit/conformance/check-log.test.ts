import { expect, test } from 'vitest';
import type { ChartDefinition } from '#contract/evidence.ts';
import type { EventLog } from '#machines/lib/log-entry.ts';
import { checkLog, type KnownChart } from './check-log.ts';

const definition = (more: object = {}): ChartDefinition => ({
  config: {
    id: 'door',
    initial: 'closed',
    states: {
      closed: {
        on: { open: [{ guard: 'isLocked', target: 'jammed' }, { target: 'opened' }] },
      },
      jammed: { tags: ['stuck'], on: { open: { target: 'opened' } } },
      opened: { invoke: { id: 'ring', src: 'ring', onDone: 'closed' }, on: { close: 'closed' } },
    },
    ...more,
  },
  functions: {},
  files: {},
});
const here: KnownChart = {
  id: 'door',
  hash: 'now',
  definition: definition(),
  runsHere: true,
  wiring: null,
};
const former: KnownChart = {
  id: 'door',
  hash: 'then',
  definition: definition({ initial: 'opened' }),
  runsHere: false,
  wiring: null,
};

type Row = [event: string, took: string[], state: string, more?: object];
const log = (...rows: Row[]): EventLog => ({
  portal: 'one',
  shadow: null,
  entries: rows.map(([event, took, state, more], nth) => ({
    seq: nth,
    at: nth,
    wallClock: nth,
    chart: 'door',
    actor: 'x:1',
    event,
    took: took.map((id) => `door.${id}`),
    active: ['door', `door.${state}`],
    tags: state === 'jammed' ? ['stuck'] : [],
    ...more,
  })),
});
const start: Row = ['xstate.init', [], 'closed'];
const opens: Row = ['open', ['closed | open | 1'], 'opened'];
const closes: Row = ['close', ['opened | close | 0'], 'closed'];
const jams: Row = ['open', ['closed | open | 0'], 'jammed'];

const faultOf = (...rows: Row[]) => {
  const { first } = checkLog(log(...rows), [here, former]);
  return first && { seq: first.entry.seq, ...first.reason };
};
const but = ([event, took, state]: Row, more: object): Row => [event, took, state, more];
const asked = (holds: boolean) => ({ guards: [{ name: 'isLocked', holds }] });

test('[M3] what a chart can have done has no fault, from its start or from later on', () => {
  expect(checkLog(log(start, opens, closes, jams), [here, former])).toEqual({
    entries: 4,
    charts: 1,
    beginsAt: 0,
    gaps: [],
    clocks: { turnedBack: [], shifted: [], ahead: null },
    isAssumed: true,
    unwatched: { first: 0, last: 3, count: 4 },
    unrecorded: ['from', 'cause', 'guards', 'changed', 'build', 'hash'],
    shadow: null,
    isWired: false,
    isSaidKnown: false,
    isSenderNeeded: false,
    beyond: [],
    strange: [],
    first: null,
  });
  expect(faultOf(closes, jams)).toBeNull();
  expect(faultOf(start, ['other', [], 'closed'], ['xstate.stop', [], 'closed'], start)).toBeNull();
});

const kept = (state: string): Row => ['open', [], state];
test.each<[reason: string, rows: Row[], fault: object]>([
  ['it has to go on', [start, kept('closed')], { seq: 1, kind: 'goesOn', by: 'door.closed | open | 1' }],
  [
    'there is no such transition',
    [start, ['open', ['closed | open | 2'], 'opened']],
    { seq: 1, kind: 'unknownTransition', transition: 'door.closed | open | 2' },
  ],
  [
    'another event sets it off',
    [start, opens, ['open', ['opened | close | 0'], 'closed']],
    { seq: 2, kind: 'otherEvent', transition: 'door.opened | close | 0' },
  ],
  [
    'its state was not active',
    [start, closes],
    { seq: 1, kind: 'notFromHere', transition: 'door.opened | close | 0' },
  ],
  [
    'it leads elsewhere',
    [start, ['open', ['closed | open | 1'], 'closed']],
    { seq: 1, kind: 'otherStates', states: ['door', 'door.opened'] },
  ],
  ['a tag is missing', [start, but(jams, { tags: [] })], { seq: 1, kind: 'otherTags', tags: ['stuck'] }],
  [
    'nothing was asked that could answer',
    [start, ['xstate.done.actor.ring', [], 'closed']],
    { seq: 1, kind: 'noCall', call: 'ring' },
  ],
  ['no timer runs', [start, ['xstate.after.soon.door.opened', [], 'closed']], { seq: 1, kind: 'noTimer' }],
  ['it started before', [start, start], { seq: 1, kind: 'startedBefore' }],
  ['it was stopped', [start, ['xstate.stop', [], 'closed'], opens], { seq: 2, kind: 'notRunning' }],
  [
    'nothing leads there',
    [
      ['close', [], 'jammed'],
      ['close', [], 'nowhere'],
    ],
    { seq: 1, kind: 'otherStates', states: ['door', 'door.jammed'] },
  ],
  ['nothing ever leads there', [['close', [], 'opened']], { seq: 0, kind: 'fromNowhere' }],
  ['its number goes back', [start, ['other', [], 'closed', { seq: 0 }]], { seq: 0, kind: 'numberGoesBack' }],
  ['its time goes back', [start, opens, but(closes, { at: 0 })], { seq: 2, kind: 'timeGoesBack' }],
])('[M3] an entry is refused because %s', (_, rows, fault) => {
  expect(faultOf(...rows)).toEqual(fault);
});

test('[M3] the answers of guards lead where the chart went, or it did not go there', () => {
  expect(faultOf(start, but(opens, asked(false)))).toBeNull();
  expect(faultOf(start, but(opens, asked(true)))).toEqual({
    seq: 1,
    kind: 'otherAnswers',
    took: ['door.closed | open | 0'],
  });
  expect(faultOf(start, but(opens, { guards: [] }))).toEqual({
    seq: 1,
    kind: 'otherAnswers',
    took: null,
  });
});

test('[M3] what it could have done instead is said, and what it waits for', () => {
  const { first } = checkLog(log(start, kept('closed')), [here]);
  expect(first?.before).toEqual(['door', 'door.closed']);
  expect(first?.awaits).toEqual(['open']);
  expect(first?.ways()).toEqual([
    { took: ['door.closed | open | 1'], active: ['door', 'door.opened'] },
    { took: ['door.closed | open | 0'], active: ['door', 'door.jammed'] },
  ]);
  expect(first?.trail.map(({ seq }) => seq)).toEqual([0, 1]);
});

test('[M3] entries that are missing between two numbers are noticed, also where the others can have happened', () => {
  const numbered = (...numbers: number[]) =>
    log(start, ...numbers.map((seq): Row => ['other', [], 'closed', { seq, at: seq }]));
  const { first, gaps } = checkLog(numbered(1, 2, 14, 16, 17), [here]);
  expect([first, gaps]).toEqual([
    null,
    [
      { after: 2, before: 14 },
      { after: 14, before: 16 },
    ],
  ]);
});

const clocksOf = (...times: [at: number, wallClock: number][]) => {
  const rows = times.map(([at, wallClock]): Row => ['other', [], 'closed', { at, wallClock }]);
  const { first, clocks } = checkLog(log(...rows), [here]);
  expect(first).toBe(null);
  return clocks;
};
test('[M3] a clock that goes back is noticed, whatever else can have happened', () => {
  expect(clocksOf([0, 5000], [4000, 9000], [4001, 8500], [4002, 3000], [4003, 90_000_000])).toEqual({
    turnedBack: [{ after: 2, before: 3 }],
    shifted: [{ after: 3, before: 4, by: 90_000_000 - 3001 }],
    ahead: null,
  });
});

test('[M3] a clock that goes on by two seconds more or less than the portal counts is noticed, at once or little by little', () => {
  const shiftsOf = (...times: Parameters<typeof clocksOf>) => clocksOf(...times).shifted;
  const from = 1_700_000_000_000;
  const clock = (at: number, off = 0): [number, number] => [at, from + at + off];
  expect(shiftsOf(clock(0), clock(10_000, 2000), clock(20_000))).toEqual([
    { after: 0, before: 1, by: 2000 },
    { after: 1, before: 2, by: -2000 },
  ]);
  expect(shiftsOf(clock(0), clock(10, 400), clock(20, 800), clock(30, 1200), clock(40, 1200))).toEqual([
    { after: 0, before: 3, by: 1200 },
  ]);
  // A time server corrects it by less, a day without an entry by more.
  const day = 24 * 3_600_000;
  expect(shiftsOf(clock(0), clock(10, 900), clock(20, -90), clock(day, 40_000))).toEqual([]);
  expect(shiftsOf(clock(0), clock(day, 60_000))).toHaveLength(1);
});

test('[M3] a log is held against the chart of its hash; without that chart it is that of another', () => {
  const hashed = (hash: string) => log(['xstate.init', [], 'opened', { hash }], closes);
  expect(checkLog(hashed('then'), [here, former])).toMatchObject({
    entries: 2,
    isAssumed: false,
    first: null,
  });
  expect(checkLog(hashed('now'), [here, former]).first?.entry.seq).toBe(0);
  expect(checkLog(hashed('other'), [here, former])).toMatchObject({
    entries: 0,
    strange: [{ chart: 'door', hash: 'other', build: null, entries: 2 }],
    first: null,
  });
});

test('[M3] where a log begins with the start of the portal, every actor starts in it', () => {
  const root: Row = [
    'xstate.init',
    [],
    'closed',
    { seq: 1, at: 1, chart: 'portal', actor: 'x:0', active: ['portal'] },
  ];
  const later = (more: object): Row => ['other', [], 'closed', { seq: 2, at: 2, ...more }];
  expect(faultOf(root, later({}))).toEqual({ seq: 2, kind: 'neverStarted', actor: 'x:1' });
  expect(faultOf(later({}))).toBeNull();
});

test('[M3] a portal has one definition of a chart: entries with another hash are named at the first of them', () => {
  const of = (row: Row, hash: string) => but(row, { hash });
  const other = { kind: 'otherHash', chart: 'door', other: 'now' };
  expect(faultOf(of(start, 'now'), of(opens, 'f00'), of(closes, 'f00'), of(opens, 'now'))).toEqual({
    ...other,
    seq: 1,
    hash: 'f00',
  });
  expect(
    faultOf(of(start, 'now'), of(opens, 'now'), but(of(start, 'then'), { hash: 'then', actor: 'x:2' })),
  ).toEqual({ ...other, seq: 2, hash: 'then' });
  expect(faultOf(start, of(opens, 'now'), closes)).toBe(null);
});

test('[M3] a portal is one build: an entry of another is not of this log', () => {
  const of = (row: Row, build: string | null) => but(row, { build });
  expect(faultOf(of(start, 'one'), of(opens, null), of(closes, 'one'))).toBe(null);
  expect(faultOf(of(start, 'one'), opens, of(closes, 'two'))).toEqual({
    seq: 2,
    kind: 'otherBuild',
    build: 'two',
    other: 'one',
  });
});
