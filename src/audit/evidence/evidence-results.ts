import type { AuditedTest, AuditReport } from '#contract/audit.ts';
import { changedIn, type Sound } from './check.ts';

/**
 * How a test went. `another`: with another version of a chart than runs here, `… then`: on another commit, so that it does
 * not count.
 */
export type Result = AuditedTest['result'] | 'another' | 'passed then' | 'failed then' | 'partly then';

/** A test with what its result says of the charts that run here. */
export type JudgedTest = Omit<AuditedTest, 'result'> & { result: Result };

/** The tests with their results; `another`: the charts, or `wiring`, of which another version was tested. */
export type JudgedReport = Omit<AuditReport, 'tests'> & {
  tests: readonly JudgedTest[];
  another: readonly string[];
};

// 'session.signedIn | …' and 'session: delay …' are of the session.
const isAbout = (mutant: string, chart: string) =>
  mutant.startsWith(`${chart}.`) || mutant.startsWith(`${chart}: `);

const walked = /\bthe (\w+) chart, walked\b/;

/** The charts that a test is about: that of its walk, else those in which the requirements live that it names. */
export function chartsOf(
  { suite, title, rows }: Pick<AuditedTest, 'suite' | 'title' | 'rows'>,
  charts: Sound['evidence']['charts'],
): string[] {
  const [, chart] = walked.exec(`${suite} ${title}`) ?? [];
  if (chart !== undefined) return [chart];
  return charts
    .filter(({ spec }) => rows.some((row) => Object.values(spec).some((ids) => ids.includes(row))))
    .map(({ name }) => name);
}

type Mutation = NonNullable<AuditReport['mutation']>;
const sum = (charts: Mutation['charts'], figure: 'total' | 'killed') =>
  charts.reduce((all, chart) => all + chart[figure], 0);

/** Without the charts of which another version was broken. */
function mutationHere({ charts, ...all }: Mutation, another: readonly string[]): Mutation {
  const left = charts.filter(({ chart }) => another.includes(chart));
  return {
    ...all,
    total: all.total - sum(left, 'total'),
    killed: all.killed - sum(left, 'killed'),
    charts: charts.filter((chart) => !left.includes(chart)),
  };
}

/** The results that evidence brings along, as far as they are about the charts that run here. */
export function resultsOf(sound: Sound): JudgedReport {
  const { report, charts } = sound.evidence;
  const another = changedIn(sound);
  const isOfAnother = (test: AuditedTest) => chartsOf(test, charts).some((chart) => another.includes(chart));
  return {
    ...report,
    another,
    tests: report.tests.map((test) =>
      test.result !== null && isOfAnother(test) ? { ...test, result: 'another' } : test,
    ),
    mutation: report.mutation && mutationHere(report.mutation, another),
    clauses: report.clauses.map(({ clause, killings }) => ({
      clause,
      killings: killings.filter(({ mutant }) => !another.some((chart) => isAbout(mutant, chart))),
    })),
  };
}
