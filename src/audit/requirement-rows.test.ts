import { describe, expect, test } from 'vitest';
import type { AuditedTest, AuditReport } from '#contract/audit.ts';
import { requirements } from '#machines/requirements.ts';
import { requirementRows, requirementsCsv } from './requirement-rows.ts';

const testOf = (row: string, result: AuditedTest['result']): AuditedTest => ({
  file: 'tests/a.test.ts',
  suite: '',
  title: `[${row}] does "it", well`,
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

  test('[M3] is a table for spreadsheets, in which no text is a formula', () => {
    const row = rowIn(
      reportOf(testOf('P5.a', 'failed'), { ...testOf('P5.a', null), title: '[P5.a] =1+1' }),
      'P5',
    );
    const clauses = row.clauses.map((clause) => ({ ...clause, sentence: '=SUM(A1)', untried: [] }));
    const csv = requirementsCsv([{ ...row, clauses }]);
    expect(csv.split('\r\n')).toEqual([
      '"requirement","clause","sentence","coverage","tests","mutants killed","survivors","not tried"',
      `"P5","P5.a","'=SUM(A1)","partly","tests/a.test.ts: [P5.a] does ""it"", well\ntests/a.test.ts: [P5.a] =1+1","0","",""`,
    ]);
  });
});
