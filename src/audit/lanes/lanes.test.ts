import { expect, test } from 'vitest';
import { placedLanes } from './lanes.ts';

const entryOf = (chart: string, event: string, seq: number) => ({
  seq,
  at: seq,
  wallClock: seq,
  chart,
  actor: 'x:1',
  event,
  took: [],
  active: [],
  tags: [],
});

test('[M3] a lane has room for its widest step, one after the other, none for an endless one', () => {
  const entries = [
    entryOf('session', 'start', 1),
    entryOf('session', 'request.unauthorised', 2),
    entryOf('terms', 'start', 3),
    entryOf('palette', 'x'.repeat(90), 4),
    entryOf('toasts', 'start', 5),
  ];
  const lanes = placedLanes({ portal: 'one', shadow: null, entries }, ({ event }) => event.length * 7);
  expect(Object.fromEntries(lanes)).toEqual({
    session: { x: 0, width: 140 },
    terms: { x: 140, width: 110 },
    palette: { x: 250, width: 220 },
    toasts: { x: 470, width: 110 },
  });
});
