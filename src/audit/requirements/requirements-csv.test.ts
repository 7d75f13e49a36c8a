import { expect, test } from 'vitest';
import type { AuditedTest, AuditReport } from '#contract/audit.ts';
import { requirementRows } from './requirement-rows.ts';
import { requirementsCsv } from './requirements-csv.ts';
import type { Which } from '../place.ts';
import { clausesLike, isListed } from './which-requirements.ts';

const testOf = (title: string, result: AuditedTest['result']): AuditedTest => ({
  file: 'tests/a.test.ts',
  suite: '',
  title,
  rows: [title.slice(1, title.search(/[.\]]/))],
  runs: 1,
  result,
});
const [here, before] = ['5d6e7f8', '1a2b3c4'].map((commit) => ({ commit, hasLocalChanges: false }));
const run = { passed: 1, failed: 1, skipped: 0 };
const report: AuditReport = {
  tests: [
    testOf('[P5.a] does "it", well', 'failed'),
    testOf('[P5.a] =1+1', null),
    testOf('[P5.a] again', 'passed'),
    testOf('[P5] its row alone', 'failed'),
  ],
  runs: {
    unit: { ...run, at: '2026-11-20T12:00:00Z', of: here },
    browser: { ...run, at: '2026-11-21T12:00:00Z', of: before && { ...before, hasLocalChanges: true } },
  },
  mutation: null,
  clauses: [],
  here,
};
const rows = requirementRows([], report);
const head =
  '"requirement","clause","sentence","decided by","coverage","exception","tests","passed","failed","not run on this commit","failed tests",' +
  '"mutants killed","survivors","not tried","this commit","unit tests: commit","unit tests: time","browser tests: commit","browser tests: time"';
const runs = '"5d6e7f8","5d6e7f8","2026-11-20T12:00:00Z","1a2b3c4 +","2026-11-21T12:00:00Z"';

test('[M3] requirements are a table for spreadsheets, in which no text is a formula, with how and on what their tests ran', () => {
  const row = rows.find(({ id }) => id === 'P5');
  if (!row) throw new Error('There is no requirement P5');
  const clauses = row.clauses.map((clause) => ({ ...clause, sentence: '=SUM(A1)', untried: [] }));
  expect(
    requirementsCsv([{ ...row, sentence: 'S', clauses, like: clauses }], 'all', report).split('\r\n'),
  ).toEqual([
    head,
    `"P5","P5.a","'=SUM(A1)","specification","partly","","tests/a.test.ts: [P5.a] does ""it"", well\ntests/a.test.ts: [P5.a] =1+1\ntests/a.test.ts: [P5.a] again","1","1","1","tests/a.test.ts: [P5.a] does ""it"", well","0","","",${runs}`,
    `"P5","","S","","","","tests/a.test.ts: [P5] its row alone","0","1","0","tests/a.test.ts: [P5] its row alone","","","",${runs}`,
  ]);
});

test('[M3] the table holds the clauses that a filter shows, and no others', () => {
  const say = (english: string) => english;
  const clausesOf = (which: Which, typed = '') =>
    requirementsCsv(
      rows
        .filter((row) => isListed(row, { which, typed }, say))
        .map((row) => ({ ...row, like: clausesLike(row, { which, typed }, say) })),
      which,
      report,
    )
      .split('\r\n')
      .slice(1)
      .filter((line) => /^"[A-Z]\d+",/.test(line))
      .map((line) => line.split(',')[1]);
  expect(clausesOf('excepted')).toEqual(['"E14.f"', '"E14.g"']);
  expect(clausesOf('failed')).toEqual(['"P5.a"', '""']);
  expect(clausesOf('partly')).toEqual(['"P5.a"']);
  expect([clausesOf('partly', 'again'), clausesOf('partly', 'row alone')]).toEqual([['"P5.a"'], []]);
});
