import { describe, expect, test } from 'vitest';
import type { Trail, TrailFrame } from '#machines/lib/trail-frame.ts';
import { momentOf, movedLast, positionOf, trailOf, trailText, viewed, type Viewing } from './live.ts';

const frame = (seq: number, chart: string, more: Partial<TrailFrame> = {}): TrailFrame => ({
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
const trail: Trail = { portal: 'one', shadow: null, frames: [frame(2, 'session'), frame(1, 'navigation')] };
const waiting: Viewing = { state: 'waiting' };
const following = viewed(waiting, { type: 'trail.whole', ...trail });
const arrives = (seq: number, portal = 'one') =>
  ({ type: 'trail.frame', portal, shadow: null, frame: frame(seq, 'terms') }) as const;

describe('the viewer of a running portal', () => {
  test('[M3] follows the portal that answers, its frames in the order of their events', () => {
    expect(following).toEqual({
      state: 'following',
      trail: { portal: 'one', shadow: null, frames: [frame(1, 'navigation'), frame(2, 'session')] },
    });
    expect(positionOf(following)).toBe(1);
    expect(movedLast(viewed(following, arrives(3)))).toBe('terms');
  });

  test('[M3] leaves the frames of another portal alone', () => {
    expect(viewed(following, arrives(3, 'other'))).toBe(following);
    expect(viewed(waiting, arrives(3))).toBe(waiting);
  });

  test('[M3] looks back while frames go on arriving, and comes back to the newest', () => {
    const back = viewed(viewed(following, { type: 'moment.choose', position: 0 }), arrives(3));
    expect([back.state, positionOf(back), movedLast(back)]).toEqual(['lookingBack', 0, 'navigation']);
    const latest = viewed(back, { type: 'moment.latest' });
    expect([latest.state, positionOf(latest)]).toEqual(['following', 2]);
  });

  test('[M3] keeps what a closed portal left until the next one opens', () => {
    const ended = viewed(following, { type: 'trail.closed', portal: 'one' });
    expect([ended.state, positionOf(ended)]).toEqual(['ended', 1]);
    expect(viewed(ended, { type: 'trail.whole', ...trail, portal: 'two' }).state).toBe('following');
  });

  test('[M3] reads the trail of a file undisturbed', () => {
    const reading = viewed(following, { type: 'trail.open', trail });
    expect([reading.state, positionOf(reading)]).toEqual(['reading', 0]);
    expect(viewed(reading, arrives(3))).toBe(reading);
    expect(viewed(reading, { type: 'trail.clear' })).toEqual(waiting);
  });

  test('[M3] shows the states of a chart, and the last transitions it took, ignored events or not', () => {
    const ignored = { ...arrives(3), frame: frame(3, 'session', { took: [], active: ['session'] }) };
    expect(momentOf(viewed(following, ignored), 'session')).toEqual({
      active: ['session'],
      took: ['session | an.event | 0'],
    });
    expect(momentOf(following, 'polling')).toEqual({ active: [], took: [] });
  });
});

describe('a trail as a file', () => {
  test('[M3] is read as it was written', () => {
    expect(trailOf(trailText(trail))).toEqual(trail);
  });

  test('[E13] holds nothing but frames, whatever else it is given', () => {
    const leaking = { ...trail, token: 'secret', frames: [{ ...frame(1, 'session'), output: 'secret' }] };
    expect(trailText(leaking)).not.toContain('secret');
    expect(JSON.stringify(trailOf(JSON.stringify(leaking)))).not.toContain('secret');
  });

  test('[M3] is refused when it is none', () => {
    expect([
      trailOf('no JSON'),
      trailOf('{}'),
      trailOf('{"portal":"one","shadow":null,"frames":[1]}'),
    ]).toEqual([null, null, null]);
  });
});
