import type { AuditReport, AuditedTest } from '#contract/audit.ts';
import type { Match, Sound } from './check.ts';

// 'session.signedIn | …' and 'session: delay …' are of the session.
const isAbout = (mutant: string, chart: string) =>
  mutant.startsWith(`${chart}.`) || mutant.startsWith(`${chart}: `);

const walked = /^the (\w+) chart, walked$/;

/** Walks of another chart say nothing about the one that runs here. */
function resultHere(test: AuditedTest, charts: ReadonlyMap<string, Match>): AuditedTest {
  const [, chart] = walked.exec(test.suite) ?? [];
  return chart === undefined || charts.get(chart) === 'same' ? test : { ...test, result: null };
}

/** The results that evidence brings along, as far as they are about the charts that run here. */
export const resultsOf = ({ evidence: { report }, charts }: Sound): AuditReport => ({
  ...report,
  tests: report.tests.map((test) => resultHere(test, charts)),
  mutation: report.mutation && {
    ...report.mutation,
    charts: report.mutation.charts.filter(({ chart }) => charts.get(chart) !== 'another'),
  },
  clauses: report.clauses.map(({ clause, killings }) => ({
    clause,
    killings: killings.filter(
      ({ mutant }) => ![...charts].some(([chart, match]) => match === 'another' && isAbout(mutant, chart)),
    ),
  })),
});
