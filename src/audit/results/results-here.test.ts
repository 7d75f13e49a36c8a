import { expect, test } from 'vitest';
import type { AuditReport } from '#contract/audit.ts';
import { requirementRows } from '../requirements/requirement-rows.ts';
import { resultsHere } from './results-here.ts';

const [here, before] = ['5d6e7f8', '1a2b3c4'].map((commit) => ({ commit, hasLocalChanges: false }));
const testOf = (file: string, result: 'passed' | 'failed' | 'skipped') => ({
  file,
  suite: '',
  title: `[S9.a] is ${result}`,
  rows: ['S9'],
  runs: 1,
  result,
});
type Tree = AuditReport['here'];
const run = { at: '2026-11-20T12:00:00Z', passed: 1, failed: 1, skipped: 1 };
const reportOf = (runs: Record<'unit' | 'browser', Tree>, now: Tree) => ({
  tests: ['tests/a.test.ts', 'tests/e2e/a.e2e.ts'].flatMap((file) =>
    (['passed', 'failed', 'skipped'] as const).map((result) => testOf(file, result)),
  ),
  runs: { unit: { ...run, of: runs.unit }, browser: { ...run, of: runs.browser } },
  mutation: null,
  clauses: [],
  another: [],
  here: now,
});
const resultsOf = (runs: Record<'unit' | 'browser', Tree>, now: Tree) =>
  resultsHere(reportOf(runs, now)).tests.map(({ result }) => result);

const now = ['passed', 'failed', 'skipped'];
const then = ['passed then', 'failed then', 'skipped'];
const changed = here && { ...here, hasLocalChanges: true };

test('[M3] results of another commit, or with changed files, are those of then', () => {
  expect(resultsOf({ unit: here, browser: here }, here)).toEqual([...now, ...now]);
  expect(resultsOf({ unit: before, browser: here }, here)).toEqual([...then, ...now]);
  expect(resultsOf({ unit: here, browser: before }, here)).toEqual([...now, ...then]);
  expect(resultsOf({ unit: null, browser: changed }, here)).toEqual([...then, ...then]);
  expect(resultsOf({ unit: changed, browser: here }, changed)).toEqual([...then, ...then]);
  expect(resultsOf({ unit: here, browser: here }, null)).toEqual([...then, ...then]);
  expect(resultsOf({ unit: before, browser: null }, undefined)).toEqual([...now, ...now]);
});

test('[M3] results of another commit count as not run', () => {
  const coverageOf = (runs: Record<'unit' | 'browser', Tree>) =>
    requirementRows([], resultsHere(reportOf(runs, here)))
      .flatMap(({ clauses }) => clauses)
      .find(({ id }) => id === 'S9.a')?.coverage;
  expect(coverageOf({ unit: before, browser: before })).toBe('not run');
  expect(coverageOf({ unit: here, browser: before })).toBe('partly');
});
