import { auditReport, auditReportPath, type AuditedTest, type AuditReport } from '#contract/audit.ts';
import { useQuery } from '@tanstack/react-query';

async function loadReport(): Promise<AuditReport> {
  const answer = await fetch(auditReportPath, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`The list of tests is not there: ${answer.status}`);
  return auditReport.parse(await answer.json());
}

/** The tests and their last results, as the server knows them. */
export const useAuditReport = () => useQuery({ queryKey: ['audit report'], queryFn: loadReport });

/** The result of a generated test by its title, or null when it did not run on this machine. */
export function resultOfWalk(
  report: AuditReport | undefined,
  chart: string,
  title: string,
): AuditedTest['result'] {
  const suite = `the ${chart} chart, walked`;
  const found = report?.tests.find((test) => test.title === title && test.suite.endsWith(suite));
  return found?.result ?? null;
}

/** The worst of several results; null if none of them ran. */
export function worstOf(results: readonly AuditedTest['result'][]): AuditedTest['result'] {
  if (results.includes('failed')) return 'failed';
  if (results.includes('passed')) return 'passed';
  return results.includes('skipped') ? 'skipped' : null;
}
