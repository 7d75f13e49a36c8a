import { describe, expect, test } from 'vitest';
import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';
import { momentOf, movedLast, positionOf, logOf, logText, viewed, type Viewing } from './live.ts';

const entry = (seq: number, chart: string, more: Partial<LogEntry> = {}): LogEntry => ({
  seq,
  at: seq * 10,
  chart,
  actor: `x:${chart}`,
  event: 'an.event',
  took: [`${chart} | an.event | 0`],
  active: [chart, `${chart}.idle`],
  tags: [],
  ...more,
});
const log: EventLog = { portal: 'one', shadow: null, entries: [entry(2, 'session'), entry(1, 'navigation')] };
const waiting: Viewing = { state: 'waiting' };
const following = viewed(waiting, { type: 'log.snapshot', ...log });
const arrives = (seq: number, portal = 'one') =>
  ({ type: 'log.entry', portal, shadow: null, entry: entry(seq, 'terms') }) as const;

describe('the viewer of a running portal', () => {
  test('[M3] follows the portal that answers, its entries in the order of their events', () => {
    expect(following).toEqual({
      state: 'following',
      log: { portal: 'one', shadow: null, entries: [entry(1, 'navigation'), entry(2, 'session')] },
    });
    expect(positionOf(following)).toBe(1);
    expect(movedLast(viewed(following, arrives(3)))).toBe('terms');
  });

  test('[M3] leaves the entries of another portal alone', () => {
    expect(viewed(following, arrives(3, 'other'))).toBe(following);
    expect(viewed(waiting, arrives(3))).toBe(waiting);
  });

  test('[M3] looks back while entries go on arriving, and comes back to the newest', () => {
    const back = viewed(viewed(following, { type: 'moment.choose', position: 0 }), arrives(3));
    expect([back.state, positionOf(back), movedLast(back)]).toEqual(['lookingBack', 0, 'navigation']);
    const latest = viewed(back, { type: 'moment.latest' });
    expect([latest.state, positionOf(latest)]).toEqual(['following', 2]);
  });

  test('[M3] keeps what a closed portal left until the next one opens', () => {
    const ended = viewed(following, { type: 'log.closed', portal: 'one' });
    expect([ended.state, positionOf(ended)]).toEqual(['ended', 1]);
    expect(viewed(ended, { type: 'log.snapshot', ...log, portal: 'two' }).state).toBe('following');
  });

  test('[M3] reads the log of a file undisturbed', () => {
    const reading = viewed(following, { type: 'log.open', log });
    expect([reading.state, positionOf(reading)]).toEqual(['reading', 0]);
    expect(viewed(reading, arrives(3))).toBe(reading);
    expect(viewed(reading, { type: 'log.clear' })).toEqual(waiting);
  });

  test('[M3] shows the states of a chart, and the last transitions it took, ignored events or not', () => {
    const ignored = { ...arrives(3), entry: entry(3, 'session', { took: [], active: ['session'] }) };
    expect(momentOf(viewed(following, ignored), 'session')).toEqual({
      active: ['session'],
      took: ['session | an.event | 0'],
    });
    expect(momentOf(following, 'polling')).toEqual({ active: [], took: [] });
  });
});

describe('a log as a file', () => {
  test('[M3] is read as it was written', () => {
    expect(logOf(logText(log))).toEqual(log);
  });

  test('[E13] holds nothing but entries', () => {
    const leaking = { ...log, token: 'secret', entries: [{ ...entry(1, 'session'), output: 'secret' }] };
    expect(logText(leaking)).not.toContain('secret');
    expect(JSON.stringify(logOf(JSON.stringify(leaking)))).not.toContain('secret');
  });

  test('[M3] is refused when it is none', () => {
    expect([logOf('no JSON'), logOf('{}'), logOf('{"portal":"one","shadow":null,"entries":[1]}')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
