import { expect, test } from 'vitest';
import { placeAfter } from './move-in-lanes.ts';

const steps = ['portal', 'session', 'session', 'navigation', 'session'].map((chart, nth) => ({
  seq: String(nth + 1),
  chart,
}));

test('[A11] [M3] arrow keys go on in time and to the nearest step of the next lane, and stop at the ends', () => {
  const after = (key: string, at: number) => placeAfter(key, at, steps);
  expect([after('ArrowDown', 1), after('ArrowUp', 1), after('ArrowUp', 0), after('ArrowDown', 4)]).toEqual([
    2, 0, 0, 4,
  ]);
  expect([after('ArrowRight', 0), after('ArrowRight', 4), after('ArrowLeft', 3)]).toEqual([1, 3, 2]);
  expect([after('ArrowLeft', 0), after('ArrowRight', 3)]).toEqual([0, 3]);
  expect([after('Home', 3), after('End', 0), after('Enter', 2), after('a', 2)]).toEqual([0, 4, null, null]);
});
