import { expect, test } from 'vitest';
import { english } from '../charts/event-label.ts';
import { entry, log } from '../live/sample-log.ts';
import { foundSteps, nextFound } from './found-steps.ts';

const long = {
  ...log,
  entries: [
    ...log.entries,
    entry(3, 'terms', {
      from: 'session',
      guards: [{ name: 'mustAccept', holds: true }],
      changed: ['version'],
    }),
  ],
};
const found = (typed: string) =>
  foundSteps(long, typed, english) && [...(foundSteps(long, typed, english) ?? [])];

test('[M3] steps of a log are found by their chart, event, sender, guard and change, all words together', () => {
  expect(found('')).toBe(null);
  expect(found('  ')).toBe(null);
  expect(found('TERMS')).toEqual([3]);
  expect(found('mustaccept')).toEqual([3]);
  expect(found('version')).toEqual([3]);
  expect(found('session')).toEqual([2, 3]);
  expect(found('session mustAccept')).toEqual([3]);
  expect(found('nowhere')).toEqual([]);
});

test('[M3] what is found is gone through one after the other, and from the first again', () => {
  const steps = new Set([2, 5, 9]);
  expect([null, 2, 6, 9].map((after) => nextFound(steps, after))).toEqual([2, 5, 9, 2]);
  expect(nextFound(new Set(), 2)).toBe(null);
});
