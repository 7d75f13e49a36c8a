import { auditReport, auditReportPath, type AuditReport } from '#contract/audit.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Sound } from './evidence/check.ts';
import { resultsOf, type JudgedReport, type Result } from './evidence/evidence-results.ts';
import { builtCommit, evidenceQuery } from './evidence/use-evidence.ts';
import { isOfHere, resultsHere } from './results-here.ts';

/** The tests with their results: of the last run on this machine, else of the evidence, unless that was refused. */
export type Report = JudgedReport & { evidence: Sound | null; isRefused: boolean };

async function loadReport(): Promise<AuditReport> {
  const answer = await fetch(auditReportPath, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`The list of tests is not there: ${answer.status}`);
  return auditReport.parse(await answer.json());
}

const hasRun = ({ runs: { unit, browser } }: AuditReport) => unit !== null || browser !== null;

/** The results of evidence: all are of its commit, and count where the page was built of that. */
function broughtBy(sound: Sound): JudgedReport {
  const [commit = '', more] = builtCommit();
  const { commit: tested, hasLocalChanges } = sound.evidence;
  const of = { commit: tested, hasLocalChanges };
  const report = resultsOf(sound);
  const { unit, browser } = report.runs;
  const here = commit === '' ? undefined : { commit, hasLocalChanges: more !== undefined };
  const brought = {
    ...report,
    here,
    runs: { unit: unit && { ...unit, of }, browser: browser && { ...browser, of } },
  };
  if (isOfHere({ of }, here)) return brought;
  return { ...resultsHere(brought), mutation: null, clauses: [] };
}

const reportQuery = queryOptions({
  queryKey: ['audit report'],
  queryFn: async ({ client }): Promise<Report> => {
    const report = await loadReport();
    const own = resultsHere({ ...report, another: [], evidence: null, isRefused: false });
    if (hasRun(report)) return own;
    const checked = await client.query({ ...evidenceQuery, staleTime: 'static' }).catch(() => null);
    if (!checked) return own;
    if (checked.fault !== null) return { ...own, isRefused: true };
    return { ...broughtBy(checked), evidence: checked, isRefused: false };
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
