import { auditReport, auditReportPath, type AuditReport } from '#contract/audit.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { broughtBy, isOfRunning } from '../evidence/brought-results.ts';
import type { Sound } from '../evidence/check.ts';
import type { JudgedReport, Result } from '../evidence/evidence-results.ts';
import { builtTree, evidenceQuery } from '../evidence/use-evidence.ts';
import { isOfHere, resultsHere } from './results-here.ts';

/**
 * The tests with their results: of the last run on this machine, else of the evidence, unless that was refused. Evidence of
 * what runs here is preferred to a run that lacks tests or was of another commit.
 */
export type Report = JudgedReport & {
  evidence: Sound | null;
  /** Why there are no results, though there is evidence: it was refused, or it did not arrive. */
  missing: 'refused' | 'lost' | null;
};

async function loadReport(): Promise<AuditReport> {
  const answer = await fetch(auditReportPath, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`The list of tests is not there: ${answer.status}`);
  return auditReport.parse(await answer.json());
}

const hasRun = ({ runs: { unit, browser } }: AuditReport) => unit !== null || browser !== null;

/** Whether no evidence can say more of what runs here: all of it was tested here, or a failure was found. */
function isConclusive({ runs: { unit, browser }, here }: Pick<AuditReport, 'runs' | 'here'>): boolean {
  const own = [unit, browser].filter((run) => run !== null && isOfHere(run, here));
  return own.length === 2 || own.some((run) => run !== null && run.failed > 0);
}

const reportQuery = queryOptions({
  queryKey: ['audit report'],
  queryFn: async ({ client }): Promise<Report> => {
    const report = await loadReport();
    const own = resultsHere({ ...report, another: [], evidence: null, missing: null });
    if (isConclusive(report)) return own;
    const without = (missing: Report['missing']) => (hasRun(report) ? own : { ...own, missing });
    const checked = await client
      .query({ ...evidenceQuery, staleTime: 'static' })
      .catch(() => 'lost' as const);
    if (checked === 'lost') return without('lost');
    if (checked === null) return own;
    if (checked.fault !== null) return without('refused');
    const built = builtTree();
    if (hasRun(report) && !isOfRunning(checked, built)) return own;
    const { part, explorations } = report;
    return { ...broughtBy(checked, built), part, explorations, evidence: checked, missing: null };
  },
});

/** The tests and their last results, as the server or the evidence knows them. */
export const useAuditReport = () => useQuery(reportQuery);

/** The result of a generated test by its title, or null when it did not run on this machine. */
export function resultOfWalk(
  report: Pick<JudgedReport, 'tests'> | undefined,
  chart: string,
  title: string,
): Result {
  const suite = `the ${chart} chart, walked`;
  const found = report?.tests.find((test) => test.title === title && test.suite.endsWith(suite));
  return found?.result ?? null;
}
