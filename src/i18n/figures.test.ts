import { kpi } from '#contract/analytics.ts';
import { expect, test } from 'vitest';
import { changeOf, figureOrder } from './figures.ts';

test('[O10] every figure has its place', () => {
  expect(figureOrder.toSorted()).toEqual(kpi.options.toSorted());
});

test.each([
  [150, 100, 50],
  [0, 40, -100],
  [7, 0, null],
  [null, 40, null],
  [12, null, null],
  [12, undefined, null],
])('[O10] the change of %j after %j is %j percent', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});
