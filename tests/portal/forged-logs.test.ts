import { expect, test } from 'vitest';
import type { LogEntry } from '#machines/lib/log-entry.ts';
import type { Reason } from '#audit/conformance/reason.ts';
import { onTrueLog } from './true-log.ts';

const { log, find, findLast, forged, faultOf } = onTrueLog();

const screenLoaded = 'xstate.done.actor.loadScreen';
const loadedConfiguration = 'xstate.done.actor.loadConfiguration';
const loaded = () => find('terms', 'user.loaded', 'session');
const afterSignIn = () => find('navigation', 'location.request', 'session');
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
    () => log().entries.findLast((one) => one.chart === chart && one.event === event) ?? find(chart, event),
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
    () => ({ cause: afterSignIn().seq }),
    () => ({
      kind: 'answeredBefore',
      call: 'loadScreen',
      seq:
        log().entries.find(({ event, seq }) => event === screenLoaded && seq > afterSignIn().seq)?.seq ?? 0,
    }),
  ],
  [
    'a condition of another chart',
    () => find('navigation', 'session.changed', 'session'),
    () => ({ from: 'configuration', cause: find('configuration', loadedConfiguration).seq }),
    () => ({ kind: 'noWire', from: 'configuration', event: 'session.changed' }),
  ],
  [
    'a condition of the session from a chart that heard of it first',
    () => find('sessionClock', 'session.ended', 'session'),
    () => ({ from: 'terms', cause: find('terms', 'session.ended', 'session').seq }),
    () => ({ kind: 'noWire', from: 'terms', event: 'session.ended' }),
  ],
  [
    'a condition of the session from the chart that hears it',
    () => findLast('navigation', 'session.changed'),
    () => ({ from: 'navigation', cause: find('navigation', 'signOut.request').seq }),
    () => ({ kind: 'toItself' }),
  ],
  [
    'an end that is said to a chart as it arrives',
    () => find('sessionClock', 'session.ended', 'session'),
    () => ({ from: 'wiring', cause: find('sessionClock', 'session.began', 'wiring').cause ?? 0 }),
    () => ({
      kind: 'untrue',
      of: ['session'],
      cause: find('sessionClock', 'session.began', 'wiring').cause ?? 0,
    }),
  ],
  [
    'a condition after a step that made the opposite of it',
    () => find('sessionClock', 'session.ended', 'session'),
    () => ({ cause: find('session', 'xstate.done.actor.signIn').seq }),
    () => ({ kind: 'untrue', of: ['session'], cause: find('session', 'xstate.done.actor.signIn').seq }),
  ],
  [
    'a condition after a step before the one that changed it',
    () => findLast('navigation', 'session.changed'),
    () => ({ cause: find('session', 'session.signIn').seq }),
    () => ({
      kind: 'causeOutdated',
      from: 'session',
      cause: find('session', 'session.signIn').seq,
      seq: find('session', 'xstate.done.actor.signIn').seq,
    }),
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

test('[M3] what a screen may send as well needs no sender, and does not stand for what a chart had to send', () => {
  const led = find('navigation', 'location.request', 'session');
  const reason = { kind: 'undelivered', to: 'navigation', event: 'location.request', on: 'session.signedIn' };
  expect(faultOf(forged(led, { from: null, cause: null }))).toEqual([led.cause, reason]);
});
test('[M3] an invented entry is found that a condition would say of other states', () => {
  const signedIn = find('session', 'xstate.done.actor.loadReferenceDataAfterSignIn');
  const until = log().entries.filter(({ seq }) => seq < find('navigation', 'signOut.request').seq);
  const last = until.at(-1) ?? signedIn;
  const ended = find('terms', 'session.ended', 'session');
  const seq = last.seq + 1;
  const { at, wallClock } = last;
  const invented = { ...ended, seq, at, wallClock, cause: signedIn.seq };
  expect(faultOf([...until, invented])).toEqual([
    seq,
    { kind: 'untrue', of: ['session'], cause: signedIn.seq },
  ]);
});
test('[M3] a condition is said once for each change, and not for a step that changes nothing of it', () => {
  const changed = find('session', 'session.signOut', 'navigation');
  const idle = find('session', 'token.used', 'signOut');
  const said = log().entries.find(({ event, cause }) => event === 'session.changed' && cause === changed.seq);
  if (!said) throw new Error('Navigation does not know that somebody signs out');
  const until = ({ seq: last }: LogEntry) => log().entries.filter(({ seq }) => seq <= last);
  expect(faultOf([...until(said), { ...said, seq: said.seq + 1, changed: [] }])).toEqual([
    said.seq + 1,
    { kind: 'saidBefore', cause: changed.seq, seq: said.seq },
  ]);
  const { at, wallClock } = idle;
  expect(faultOf([...until(idle), { ...said, at, wallClock, cause: idle.seq }])).toEqual([
    said.seq,
    { kind: 'causeChangedNothing', cause: idle.seq },
  ]);
});
