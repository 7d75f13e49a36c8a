import { expect, test } from 'vitest';
import type { LogEntry } from '#machines/lib/log-entry.ts';
import type { Reason } from '#audit/conformance/reason.ts';
import { onTrueLog } from './true-log.ts';

const { log, find, faultOf } = onTrueLog();

type Repeated = [what: string, chart: string, event: string, reason: (entry: LogEntry) => Reason];
const sentBefore = ({ seq, cause }: LogEntry): Reason => ({ kind: 'sentBefore', cause: cause ?? 0, seq });
const heldBefore = ({ seq }: LogEntry): Reason => ({ kind: 'heldBefore', seq });

test.each<Repeated>([
  ['what a wire passes on', 'navigation', 'session.signedIn', sentBefore],
  ['what the root is sent', 'portal', 'session.signedIn', sentBefore],
  ['an idle event of a wire', 'session', 'session.forgetErrors', sentBefore],
  ['what one chart emits to two', 'terms', 'session.signingOut', sentBefore],
  ['what a chart sends to one that it runs', 'toast', 'toast.hold', sentBefore],
  ['what has waited for a chart', 'sessionClock', 'session.began', heldBefore],
])('[M3] %s is found where it comes twice', (...[, chart, event, reason]) => {
  const entry = find(chart, event);
  const later = (seq: number) => (seq > entry.seq ? seq + 1 : seq);
  const numbered = log().entries.map(({ cause, ...one }) => ({
    ...one,
    seq: later(one.seq),
    ...(cause !== undefined && { cause: cause && later(cause) }),
  }));
  const place = log().entries.indexOf(entry) + 1;
  const again = { ...entry, seq: entry.seq + 1 };
  const ignored = { ...again, took: [], guards: [], changed: [] };
  const reasons = [again, ignored].map((one) => faultOf(numbered.toSpliced(place, 0, one)));
  expect(reasons).toContainEqual([again.seq, reason(entry)]);
  expect(reasons).not.toContain(null);
});
test('[M3] what a wire passes on comes before its sender goes on', () => {
  const { seq } = find('navigation', 'session.signedIn');
  const entry = find('session', 'session.forgetErrors');
  const requested = log().entries.find(
    (one) => one.chart === 'navigation' && one.seq > seq && one.event === 'location.request',
  );
  if (!requested) throw new Error('Nobody goes on');
  const { seq: next } = requested;
  const { at, wallClock } = requested;
  const moved = { ...entry, seq: next + 0.5, at, wallClock };
  const entries = log().entries.flatMap((one) => {
    if (one === entry) return [];
    return one.seq === next ? [one, moved] : [one];
  });
  expect(faultOf(entries)).toEqual([
    next + 0.5,
    { kind: 'causeOutdated', from: 'navigation', cause: entry.cause, seq: next },
  ]);
});
test('[M3] what is sent on the way into one state is not sent on the way into another', () => {
  const loadedUser = find('terms', 'user.loaded');
  const reload = {
    ...find('session', 'session.forgetErrors'),
    event: 'user.reload',
    from: 'terms',
    took: ['session.signedIn.idle | user.reload | 0'],
    active: ['session', 'session.signedIn', 'session.signedIn.reloadingUser'],
  };
  const place = log().entries.indexOf(loadedUser) + 1;
  const entry = { ...reload, seq: loadedUser.seq + 0.5, cause: loadedUser.seq, at: loadedUser.at };
  expect(faultOf(log().entries.toSpliced(place, 0, entry))?.at(1)).toEqual({
    kind: 'notEmitted',
    from: 'terms',
    on: 'user.reload',
  });
});
