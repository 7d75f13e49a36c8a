import { isSameTree, type AuditedTest, type AuditReport } from '#contract/audit.ts';
import { explorationsIn } from './explorations.ts';
import { partRunIn } from './part-run.ts';
import { notedTree, sourceTreeOf } from './source-tree.ts';
import { faultRunOf, lastFaults, lastRuns, summaryOf, type TestResult } from './test-results.ts';
import { isGroupOf, isMadeOf, rowsIn, testTitles, type TestTitle } from './test-titles.ts';

type Folders = { root: string; cache: string };

const hasPassed = ({ result }: TestResult) => result === 'passed';

// One failure counts more than any success, and they have passed where each of them has.
function together(made: readonly TestResult[]): AuditedTest['result'] {
  if (made.length === 0) return null;
  if (made.some(({ result }) => result === 'failed')) return 'failed';
  if (made.every(hasPassed)) return 'passed';
  return made.some(hasPassed) ? 'partly' : 'skipped';
}

function testOf(title: TestTitle, name: string, made: readonly TestResult[]): AuditedTest {
  return {
    file: title.file,
    suite: made[0]?.suite ?? '',
    title: name,
    rows: title.rows.length > 0 ? [...title.rows] : rowsIn(name),
    runs: made.length,
    ...(made.length > 1 && { passed: made.filter(hasPassed).length }),
    result: together(made),
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

/** As the tests note them: `chart-clauses` broke in the charts what clauses are about, `clauses` in the code. */
export type RunName = 'unit' | 'browser' | 'mutation' | 'chart-clauses' | 'clauses';

// What is written takes a test before what is made as it runs, and the longest text before shorter ones.
const byExactness = (one: TestTitle, other: TestTitle) =>
  Number(one.isPattern) - Number(other.isPattern) || other.title.length - one.title.length;

// A sample or a step: a run notes each test of a file, also those that it skips. Browser tests of other days are left out.
const isNoTest = ({ file, isPattern }: TestTitle, ran: ReadonlyMap<string, unknown>) =>
  !isPattern && ran.has(file) && !file.endsWith('.e2e.ts');

function joined(root: string, results: readonly TestResult[]): AuditedTest[] {
  const open = new Set(results.filter(({ suite, title }) => rowsIn(`${suite} ${title}`).length > 0));
  const close = (taken: readonly TestResult[]) => {
    for (const one of taken) open.delete(one);
    return taken;
  };
  const titles = testTitles(root);
  const ran = Map.groupBy(results, ({ file }) => file);
  const inFile = ({ file }: TestTitle) => ran.get(file) ?? [];
  const made = new Map(
    titles.toSorted(byExactness).map((title) => {
      const found = inFile(title).filter((one) => open.has(one) && isMadeOf(title, one.title));
      return [title, close(found)];
    }),
  );
  const tests = titles.flatMap((title) => {
    const own = made.get(title) ?? [];
    // The title of a group stands for all tests in it, also for those with titles of their own.
    const inGroup = close(inFile(title).filter(({ suite }) => isGroupOf(title, suite)));
    if (own.length > 0) return testsOf(title, own);
    if (inGroup.length > 0) return groupsOf(title, inGroup);
    return isNoTest(title, ran) ? [] : [testOf(title, title.title, [])];
  });
  return [...tests, ...[...open].map(generated)];
}

/** Joins the titles in the sources with the last results on this machine, those that count (M3). */
export function readAuditReport(
  folders: Folders,
  counts: (run: RunName) => boolean = () => true,
): AuditReport {
  const kept = <Read>(run: RunName, read: Read): Read | null => (counts(run) ? read : null);
  const last = lastRuns(folders);
  const [unit, browser] = [kept('unit', last.unit), kept('browser', last.browser)];
  const faults = lastFaults(folders);
  const inCharts = kept('chart-clauses', faults.clausesInCharts);
  const inCode = kept('clauses', faults.clausesInCode);
  return {
    tests: joined(
      folders.root,
      [unit, browser].flatMap((run) => run?.results ?? []),
    ),
    runs: { unit: summaryOf(unit), browser: summaryOf(browser) },
    mutation: kept('mutation', faults.mutation)?.found ?? null,
    clauses: [inCharts, inCode].flatMap((read) => read?.found ?? []),
  };
}

const isOfTests = (run: RunName) => run === 'unit' || run === 'browser';

/** The same with the commit of each run; what came of faults that were tried on another commit is only counted. */
export function readReportHere(folders: Folders): AuditReport {
  const here = sourceTreeOf(folders.root);
  const noted = (run: RunName) => notedTree(folders.cache, run);
  const report = readAuditReport(folders, (run) => isOfTests(run) || isSameTree(noted(run), here));
  const { unit, browser } = report.runs;
  const { mutation, clausesInCharts, clausesInCode } = lastFaults(folders);
  return {
    ...report,
    here,
    explorations: explorationsIn(folders.cache),
    part: partRunIn(folders.cache, unit?.at ?? null),
    runs: {
      unit: unit && { ...unit, of: noted('unit') },
      browser: browser && { ...browser, of: noted('browser') },
    },
    faults: {
      charts: mutation && {
        at: mutation.at,
        of: noted('mutation'),
        total: mutation.found.total,
        noticed: mutation.found.killed,
      },
      clausesInCharts: faultRunOf(clausesInCharts, noted('chart-clauses')),
      clausesInCode: faultRunOf(clausesInCode, noted('clauses')),
    },
  };
}
