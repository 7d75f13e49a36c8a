import { expect, test } from 'vitest';
import { running } from '#audit/evidence/running.ts';
import { chartsHere } from '#audit/conformance/charts-here.ts';
import { checkLog } from '#audit/conformance/check-log.ts';
import type { LogEntry } from '#machines/lib/log-entry.ts';
import { onTrueLog } from './true-log.ts';

const { log, check, find, findLast, faultOf } = onTrueLog();

/** The log without some entries, numbered anew: what they caused names another cause. */
function without(...gone: readonly LogEntry[]): LogEntry[] {
  const earlier = (seq: number) => seq - gone.filter((one) => one.seq < seq).length;
  return log()
    .entries.filter((one) => !gone.includes(one))
    .map(({ seq, cause, ...one }) => ({
      ...one,
      seq: earlier(seq),
      ...(cause !== undefined && { cause: cause && earlier(cause) }),
    }));
}

const byWire = (to: string, event: string, on = event) => ({ kind: 'undelivered', to, event, on });
const byCondition = (to: string, event: string) => ({ kind: 'undelivered', to, event, on: null });

type Missed = [chart: string, event: string, sender: [chart: string, event: string], reason: object];
const answered = (call: string): [string, string] => ['session', `xstate.done.actor.${call}`];
const start = 'xstate.init';

test.each<Missed>([
  ['terms', 'user.loaded', answered('loadReferenceDataAfterSignIn'), byWire('terms', 'user.loaded')],
  [
    'portal',
    'session.signedIn',
    answered('loadReferenceDataAfterSignIn'),
    byWire('portal', 'session.signedIn'),
  ],
  [
    'navigation',
    'session.signedIn',
    answered('loadReferenceDataAfterSignIn'),
    byWire('navigation', 'session.signedIn'),
  ],
  [
    'session',
    'session.forgetErrors',
    ['navigation', 'xstate.done.actor.loadScreen'],
    byWire('session', 'session.forgetErrors', 'screen.left'),
  ],
  [
    'terms',
    'session.signingOut',
    ['navigation', 'signOut.request'],
    byWire('terms', 'session.signingOut', 'session.signOut'),
  ],
  ['navigation', 'session.changed', ['session', start], byCondition('navigation', 'session.changed')],
  ['terms', 'session.ended', answered('signOut'), byCondition('terms', 'session.ended')],
  ['sessionClock', 'session.began', ['sessionClock', start], { kind: 'unheard', event: 'session.began' }],
])('[M3] where %s does not hear %s, its step is named', (...[chart, event, [sender, step], reason]) => {
  const gone = find(chart, event);
  const steps = log().entries.filter(
    (one) => one.chart === sender && one.event === step && one.seq < gone.seq,
  );
  expect(faultOf(without(gone))).toEqual([steps.at(-1)?.seq, reason]);
});

test('[M3] what the last step of a session had to lead to is missed in each chart, and together', () => {
  const { seq } = findLast('session', 'xstate.done.actor.signOut');
  const heard = log().entries.filter(({ cause }) => cause === seq);
  expect(heard.map(({ chart, event }) => [chart, event])).toEqual([
    ['navigation', 'session.changed'],
    ['terms', 'session.ended'],
    ['sessionClock', 'session.ended'],
    ['navigation', 'location.request'],
    ['portal', 'session.signedOut'],
  ]);
  expect(heard.map((one) => faultOf(without(one))?.[0])).toEqual(heard.map(() => seq));
  expect(faultOf(without(...heard))?.[0]).toBe(seq);
});

test('[M3] what a condition says of one step is missed there, though the next step is an idle one', () => {
  const { seq } = findLast('session', 'session.signOut');
  const changed = log().entries.find(({ event, cause }) => event === 'session.changed' && cause === seq);
  expect(changed && faultOf(without(changed))).toEqual([seq, byCondition('navigation', 'session.changed')]);
});

test('[M3] nothing is missed at the end of a log, around a gap, and of what waited when it begins', () => {
  const { entries } = log();
  const clock = find('sessionClock', 'session.began');
  const arrived = entries.findLast(
    ({ chart, event, seq }) => chart === 'portal' && event === 'chart.arrived' && seq < clock.seq,
  );
  expect(check(entries.slice(0, entries.indexOf(find('terms', 'user.loaded')))).first).toBe(null);
  expect(check(entries.filter((one) => one !== find('terms', 'user.loaded'))).first).toBe(null);
  const late = entries.slice(entries.indexOf(arrived ?? clock));
  expect(check(late.filter((one) => one.event !== 'session.began')).first?.entry.chart).toBe('sessionClock');
  expect(check(late).first).toBe(null);
});

test('[M3] a release whose conditions have no code here says nothing of theirs, and wires are missed all the same', () => {
  const release = chartsHere.map((chart) => ({
    ...chart,
    wiring: chart.wiring && {
      hash: running.wiring,
      wires: chart.wiring.wires,
      conditions: chart.wiring.conditions.map(({ of, to }) => ({ of, to })),
    },
  }));
  const checked = (...gone: LogEntry[]) => checkLog({ ...log(), entries: without(...gone) }, release);
  expect([checked().isSaidKnown, check(log().entries).isSaidKnown]).toEqual([false, true]);
  expect(checked(find('terms', 'session.ended')).first).toBe(null);
  expect(checked(find('terms', 'user.loaded')).first?.reason).toEqual(byWire('terms', 'user.loaded'));
});
