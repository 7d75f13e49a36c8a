import type { AuditedTest, AuditReport } from '#contract/audit.ts';
import { lastMutation, lastRuns, summaryOf, type TestResult } from './test-results.ts';
import { isMadeOf, rowsIn, testTitles, type TestTitle } from './test-titles.ts';

type Folders = { root: string; cache: string };

// One failure counts more than any success.
function together(results: readonly TestResult['result'][]): AuditedTest['result'] {
  if (results.includes('failed')) return 'failed';
  if (results.includes('passed')) return 'passed';
  return results.length > 0 ? 'skipped' : null;
}

function testOf(title: TestTitle, made: readonly TestResult[]): AuditedTest {
  return {
    file: title.file,
    suite: made[0]?.suite ?? '',
    title: title.title,
    rows: title.rows.length > 0 ? [...title.rows] : rowsIn(title.title),
    runs: made.length,
    result: together(made.map(({ result }) => result)),
  };
}

// Titles made at run time: the walks of the charts.
const generated = ({ file, suite, title, result }: TestResult): AuditedTest => ({
  file,
  suite,
  title,
  rows: rowsIn(title),
  runs: 1,
  result,
});

/** Joins the titles in the sources with the last results on this machine (M3). */
export function readAuditReport(folders: Folders): AuditReport {
  const titles = testTitles(folders.root);
  const { unit, browser } = lastRuns(folders);
  const results = [...(unit?.results ?? []), ...(browser?.results ?? [])];
  const open = new Set(results.filter(({ title }) => rowsIn(title).length > 0));
  const tests = titles.map((title) => {
    const made = [...open].filter((one) => one.file === title.file && isMadeOf(title, one.title));
    for (const one of made) open.delete(one);
    return testOf(title, made);
  });
  return {
    tests: [...tests, ...[...open].map(generated)],
    runs: { unit: summaryOf(unit), browser: summaryOf(browser) },
    mutation: lastMutation(folders),
  };
}
