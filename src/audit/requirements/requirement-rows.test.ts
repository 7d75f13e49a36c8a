import { describe, expect, test } from 'vitest';
import type { AuditedTest, AuditReport } from '#contract/audit.ts';
import { requirements } from '#machines/requirements.ts';
import { whiches, type Which } from '../place.ts';
import { requirementRows } from './requirement-rows.ts';
import { clausesLike, countLike, countsOf, isListed, type Filter } from './which-requirements.ts';

const testOf = (row: string, result: AuditedTest['result']): AuditedTest => ({
  file: 'tests/a.test.ts',
  suite: '',
  title: `[${row}] does it`,
  rows: [row.replace(/\..*/, '')],
  runs: 1,
  result,
});
const reportOf = (...tests: readonly AuditedTest[]): AuditReport => ({
  tests: [...tests],
  runs: { unit: null, browser: null },
  mutation: null,
  clauses: [],
});
const every = Object.keys(requirements);
const say = (english: string) => english;
const rowIn = (report: AuditReport, wanted: string) => {
  const row = requirementRows([], report).find(({ id }) => id === wanted);
  if (!row) throw new Error(`There is no requirement ${wanted}`);
  return row;
};

describe('the matrix of requirements', () => {
  test('[M3] has every row once: those that no test names, failures, then the order of the specification', () => {
    const ids = requirementRows([], reportOf(testOf('P5.a', 'passed'), testOf('S9.a', 'failed'))).map(
      ({ id }) => id,
    );
    const others = every.filter((id) => id !== 'P5' && id !== 'S9');
    expect(ids).toEqual([...others, 'S9', 'P5']);
  });

  test('[M3] counts walks that merely pass a transition of a row apart', () => {
    const walk = { ...testOf('S11', 'passed'), file: 'tests/machines/paths.test.ts' };
    const { coverage, tests, walks } = rowIn(reportOf(walk), 'S11');
    expect([coverage, tests, walks]).toEqual(['not', [], [walk]]);
  });

  test('[M3] is filtered by the states of clauses: each filter lists those that hold such a clause, and counts the clauses', () => {
    const report = reportOf(
      testOf('S9.a', 'failed'),
      testOf('S9.b', null),
      testOf('S9.c', 'passed'),
      testOf('P5.a', null),
    );
    const rows = requirementRows([], report);
    const clauses = rows.flatMap((row) => row.clauses);
    const { all, failed, decided, ...states } = countsOf(rows);
    expect([all, failed]).toEqual([clauses.length, 1]);
    expect(decided).toBe(clauses.filter(({ isDecided }) => isDecided).length);
    expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(all);
    expect(states).toMatchObject({ covered: 0, partly: 2, 'not run': 2, 'not known': 0 });
    const idsOf = (filter: Filter) => rows.filter((row) => isListed(row, filter, say)).map(({ id }) => id);
    const listed = (which: Which) => idsOf({ which, typed: '' });
    expect(whiches.map((which) => [which, listed(which).length > 0])).toEqual(
      whiches.map((which) => [which, countsOf(rows)[which] > 0]),
    );
    expect(listed('not run').toSorted()).toEqual(['P5', 'S9']);
    expect([listed('partly'), listed('failed')]).toEqual([['S9'], ['S9']]);
    expect(listed('not')).toContain('S9');
    expect(listed('all')).toHaveLength(every.length);
  });

  test('[M3] a filter of clauses and a typed text meet in one clause or its tests, or in what the requirement says', () => {
    const token = { ...testOf('S9.b', 'passed'), title: '[S9.b] asks for the figures with the token' };
    const rows = requirementRows([], reportOf(testOf('S9.a', 'passed'), token, testOf('P5.a', 'passed')));
    const found = (filter: Filter) => ({
      listed: rows.filter((row) => isListed(row, filter, say)).map(({ id }) => id),
      like: rows.flatMap((row) => clausesLike(row, filter, say)).map(({ id }) => id),
      count: countLike(rows, filter, say),
    });
    const one = { listed: ['S9'], like: ['S9.b'], count: 1 };
    expect(found({ which: 'partly', typed: 'FIGURES with' })).toEqual(one);
    expect(found({ which: 'partly', typed: '[S9.b]' })).toEqual(one);
    expect(found({ which: 'partly', typed: requirements.S9 })).toEqual({
      listed: ['S9'],
      like: ['S9.a', 'S9.b'],
      count: 2,
    });
    expect(found({ which: 'partly', typed: 'no such words' })).toEqual({ listed: [], like: [], count: 0 });
  });
});
