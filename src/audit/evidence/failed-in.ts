import type { Sound } from './check.ts';
import { chartsOf } from './evidence-results.ts';

/** Of what tests have failed: of a chart, of none, or of what the evidence does not name. */
export type Failed = 'charts' | 'others' | 'unknown';

/** What failed by the runs of evidence; null where nothing did. */
export function failedIn({ evidence: { report, charts } }: Sound): Failed | null {
  const runs = [report.runs.unit, report.runs.browser].filter((run) => run !== null);
  const failed = runs.reduce((sum, run) => sum + run.failed, 0);
  const named = runs.flatMap((run) => run.failures ?? []);
  const own = report.tests.filter(({ result }) => result === 'failed');
  if (failed === 0) return null;
  if ([...named, ...own].some((test) => chartsOf({ suite: '', ...test }, charts).length > 0)) return 'charts';
  return Math.max(named.length, own.length) < failed ? 'unknown' : 'others';
}
