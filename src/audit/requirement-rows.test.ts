import { describe, expect, test } from 'vitest';
import type { AuditedTest } from '#contract/audit.ts';
import { requirements } from '#machines/requirements.ts';
import { requirementRows, requirementsCsv } from './requirement-rows.ts';

const testOf = (row: string, result: AuditedTest['result']): AuditedTest => ({
  file: 'tests/a.test.ts',
  suite: '',
  title: `[${row}] does "it", well`,
  rows: [row],
  runs: 1,
  result,
});
const every = Object.keys(requirements);
const tests = every.filter((id) => id !== 'P5').map((id) => testOf(id, id === 'S9' ? 'failed' : 'passed'));

describe('the matrix of requirements', () => {
  test('[M3] has every row once, holes first, then failures, then the order of the specification', () => {
    const ids = requirementRows([], tests).map(({ id }) => id);
    expect(ids).toEqual(['P5', 'S9', ...every.filter((id) => id !== 'P5' && id !== 'S9')]);
  });

  test('[M3] is a table for spreadsheets, in which no text is a formula', () => {
    const row = requirementRows([], [testOf('A1', 'failed'), { ...testOf('A1', null), title: '=1+1' }]).find(
      ({ id }) => id === 'A1',
    );
    const csv = requirementsCsv(row ? [{ ...row, sentence: '=SUM(A1)' }] : []);
    expect(csv.split('\r\n')).toEqual([
      '"requirement","sentence","chart elements","tests","passed","failed","not run"',
      `"A1","'=SUM(A1)","","tests/a.test.ts: [A1] does ""it"", well\ntests/a.test.ts: =1+1","0","1","1"`,
    ]);
  });
});
