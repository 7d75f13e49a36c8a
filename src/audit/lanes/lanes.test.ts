import { expect, test } from 'vitest';
import { depthsOf, isOfPage, placedLanes } from './lanes.ts';

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

test('[M3] in a list a step stands further in only below the one that caused it', () => {
  const causes: readonly (number | null)[] = [null, 1, 2, 2, null, 1, 6, 5, 8, 9, 10, 11, 12];
  const entries = causes.map((cause, index) => ({ ...entryOf('session', 'start', index + 1), cause }));
  expect([...depthsOf({ portal: 'one', shadow: null, entries }).values()]).toEqual([
    // The sixth came of the first, which is no longer in sight above it; so did the eighth of the fifth.
    0, 1, 2, 2, 0, 0, 1, 0, 1, 2, 3, 4,
    // A list goes no further in than that.
    0,
  ]);
});

test('[M3] what the page or the browser sent looks unlike what a step caused and what nobody watched', () => {
  const step = entryOf('portal', 'chart.arrived', 1);
  expect(isOfPage({ ...step, from: null, cause: null })).toBe(true);
  expect(isOfPage({ ...step, from: 'portal', cause: 4 })).toBe(false);
  // Before those that a saved log holds.
  expect(isOfPage({ ...step, from: null, cause: 0 })).toBe(false);
  expect(isOfPage(step)).toBe(false);
});
