import type { AuditedTest, AuditReport } from '#contract/audit.ts';
import { lastClauses, lastMutation, lastRuns, summaryOf, type TestResult } from './test-results.ts';
import { isGroupOf, isMadeOf, rowsIn, testTitles, type TestTitle } from './test-titles.ts';

type Folders = { root: string; cache: string };

// One failure counts more than any success.
function together(results: readonly TestResult['result'][]): AuditedTest['result'] {
  if (results.includes('failed')) return 'failed';
  if (results.includes('passed')) return 'passed';
  return results.length > 0 ? 'skipped' : null;
}

function testOf(title: TestTitle, name: string, made: readonly TestResult[]): AuditedTest {
  return {
    file: title.file,
    suite: made[0]?.suite ?? '',
    title: name,
    rows: title.rows.length > 0 ? [...title.rows] : rowsIn(name),
    runs: made.length,
    result: together(made.map(({ result }) => result)),
  };
}

/** The tests that were made of a title, by their own titles. */
function testsOf(title: TestTitle, made: readonly TestResult[]): AuditedTest[] {
  const own = Map.groupBy(made, (one) => JSON.stringify([one.suite, one.title]));
  return [...own.values()].map((group) => testOf(title, group[0]?.title ?? '', group));
}

/** The groups that were made of a title, which stands for all tests in them. */
function groupsOf(title: TestTitle, made: readonly TestResult[]): AuditedTest[] {
  const own = Map.groupBy(made, ({ suite }) => (title.isPattern ? suite : title.title));
  return [...own].map(([name, group]) => testOf(title, name, group));
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

export type RunName = 'unit' | 'browser' | 'mutation';

/** Joins the titles in the sources with the last results on this machine, those that count (M3). */
export function readAuditReport(
  folders: Folders,
  counts: (run: RunName) => boolean = () => true,
): AuditReport {
  const titles = testTitles(folders.root);
  const last = lastRuns(folders);
  const [unit, browser] = [counts('unit') ? last.unit : null, counts('browser') ? last.browser : null];
  const results = [...(unit?.results ?? []), ...(browser?.results ?? [])];
  const open = new Set(results.filter(({ suite, title }) => rowsIn(`${suite} ${title}`).length > 0));
  const tests = titles.flatMap((title) => {
    const made = [...open].filter((one) => one.file === title.file && isMadeOf(title, one.title));
    for (const one of made) open.delete(one);
    // The title of a group stands for the tests in it.
    const inGroup = results.filter((one) => one.file === title.file && isGroupOf(title, one.suite));
    for (const one of inGroup) open.delete(one);
    if (made.length > 0) return testsOf(title, made);
    return inGroup.length > 0 ? groupsOf(title, inGroup) : [testOf(title, title.title, [])];
  });
  return {
    tests: [...tests, ...[...open].map(generated)],
    runs: { unit: summaryOf(unit), browser: summaryOf(browser) },
    mutation: counts('mutation') ? lastMutation(folders) : null,
    // What came of breaking a clause is known by a run of its tests: without one nothing is.
    clauses: unit ? lastClauses(folders) : [],
  };
}
