import { kpi } from '#contract/analytics.ts';
import { expect, test } from 'vitest';
import { changeOf, figureOrder, writeFigure, writeTick } from './figures.ts';
import { createFormats } from './formats.tsx';

test('[O10] every figure has its place', () => {
  expect(figureOrder.toSorted()).toEqual(kpi.options.toSorted());
});

test.each([
  [150, 100, 50],
  [0, 40, -100],
  [7, 0, null],
  [null, 40, null],
  [-20, 40, -150],
  [-20, -10, null],
  [5, -10, null],
  [5, -0, null],
  [12, null, null],
  [12, undefined, null],
])('[O10] the change of %j after %j is %j percent', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});

const formats = createFormats('en', {
  shortDate: 'dd MMM',
  date: 'yyyy/MM/dd',
  time: 'HH:mm',
  dateTime: 'yyyy/MM/dd HH:mm:ss',
});
const earnings = {
  id: 'payout',
  name: 'Earnings',
  type: 'money',
  group: 'earnings',
  aggregation: 'sum',
  formula: null,
  precision: 2,
  default: true,
  better: 'up',
} as const;

test('[C3] [O10] an amount is written with its currency, or not at all', () => {
  expect(writeFigure(formats, earnings, 'USD')(12.5)).toBe('$12.50');
  expect(writeTick(formats, earnings, 'USD')(12)).toBe('$12');
  const unknown = [writeFigure(formats, undefined, 'EUR'), writeFigure(formats, earnings, null)];
  const ticks = [writeTick(formats, undefined, 'EUR'), writeTick(formats, earnings, null)];
  expect([...unknown, ...ticks].map((write) => write(12.5))).toEqual(['–', '–', '–', '–']);
});

test('[A9] [C1] ticks of a million and more are short', () => {
  const counts = { ...earnings, id: 'clicks', type: 'integer' } as const;
  const ticks = [999_999, 1_000_000, 2_500_000, 1e15];
  expect(ticks.map(writeTick(formats, earnings, 'EUR'))).toEqual(['€999,999', '€1M', '€2.5M', '€1000T']);
  expect(ticks.map(writeTick(formats, counts, 'EUR'))).toEqual(['999,999', '1M', '2.5M', '1000T']);
  expect(writeTick(formats, earnings, 'EURO')(1_000_000)).toBe('1M');
});
