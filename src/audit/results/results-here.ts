import { isSameTree, type AuditReport, type SourceTree } from '#contract/audit.ts';
import type { JudgedReport, Result } from '../evidence/evidence-results.ts';
import { isOfBrowser } from './of-browser.ts';

type Run = { of?: SourceTree | null | undefined };

/** Whether a run is of what runs here; where nothing is known to compare it with, it is taken for that. */
export const isOfHere = (run: Run, here: AuditReport['here']): boolean =>
  here === undefined || isSameTree(run.of ?? null, here);

const then = (result: Result): Result =>
  result === 'passed' || result === 'failed' || result === 'partly' ? `${result} then` : result;

/** Marks the results of another commit, which do not count as results of this one. */
export function resultsHere<Report extends JudgedReport>(report: Report): Report {
  const { runs, here, tests } = report;
  const [isUnitThen, isBrowserThen] = [runs.unit, runs.browser].map(
    (run) => run !== null && !isOfHere(run, here),
  );
  if (!isUnitThen && !isBrowserThen) return report;
  const isThen = (test: { file: string }) => (isOfBrowser(test) ? isBrowserThen : isUnitThen);
  return {
    ...report,
    tests: tests.map((test) => (isThen(test) ? { ...test, result: then(test.result) } : test)),
  };
}
