import { expect, test } from 'vitest';
import type { JudgedTest, Result } from '../evidence/evidence-results.ts';
import { charts } from '#machines/charts.ts';
import { parts } from '#machines/mutants/world-mutants.ts';
import { chartsWithoutLaws, lawRows, resultOfLaw, type LawRow } from './law-rows.ts';

const rowOf = (chart: string): LawRow => {
  const row = lawRows.find(({ suite }) => suite.charts.includes(chart));
  if (!row) throw new Error(`No law is about ${chart}`);
  return row;
};
const testOf = ({ suite, title }: LawRow, result: Result): JudgedTest => ({
  file: 'tests/machines/system.test.ts',
  suite: suite.title,
  title,
  rows: [],
  runs: 1,
  result,
});

type Case = { chart: string; another: readonly string[]; went: Result; says: Result };

test.each<Case>([
  { chart: 'session', another: [], went: 'passed', says: 'passed' },
  { chart: 'session', another: ['terms'], went: 'passed', says: 'another' },
  { chart: 'session', another: ['palette'], went: 'passed', says: 'passed' },
  { chart: 'palette', another: ['palette'], went: 'failed', says: 'another' },
  { chart: 'palette', another: ['navigation'], went: 'passed', says: 'another' },
  { chart: 'palette', another: ['wiring'], went: 'passed', says: 'another' },
  { chart: 'palette', another: ['toasts'], went: 'passed', says: 'passed' },
  { chart: 'palette', another: ['palette'], went: null, says: null },
])('[M3] a law counts for the charts and the wiring that it was explored with: %j', (one) => {
  const { another, says } = one;
  const row = rowOf(one.chart);
  expect(resultOfLaw({ tests: [testOf(row, one.went)], another }, row)).toBe(says);
  expect(resultOfLaw({ tests: [], another }, row)).toBe(null);
});

test('[M3] every chart can be broken, or is named as one that no law is about', () => {
  const chosen = parts.filter((part) => part !== 'wiring');
  expect([...chosen, ...chartsWithoutLaws].toSorted()).toEqual(Object.keys(charts).toSorted());
});
