import type { AuditedTest } from '#contract/audit.ts';
import type { Evidence } from '#contract/evidence.ts';
import { isOfBrowser } from '../results/of-browser.ts';

type Run = Evidence['report']['runs']['unit'];

/** Whether results can have come of a run: there is one, and none of them is of a kind that it counts nothing of. */
function canBeOf(run: Run, tests: readonly AuditedTest[]): boolean {
  const results = tests.flatMap(({ result }) => result ?? []);
  if (run === null) return results.length === 0;
  const hasPassed = results.some((result) => result === 'passed' || result === 'partly');
  return (
    (run.passed > 0 || !hasPassed) &&
    (run.failed > 0 || !results.includes('failed')) &&
    (run.failures?.length ?? run.failed) === run.failed
  );
}

/** Whether evidence says of its tests what its runs cannot have come to. */
export function contradictsItself({ report: { tests, runs, mutation }, explorations }: Evidence): boolean {
  const hasLaws = explorations.some(({ laws }) => laws.length > 0);
  return (
    !canBeOf(
      runs.unit,
      tests.filter((test) => !isOfBrowser(test)),
    ) ||
    !canBeOf(runs.browser, tests.filter(isOfBrowser)) ||
    (runs.unit === null && hasLaws) ||
    (mutation !== null && mutation.killed > mutation.total)
  );
}
