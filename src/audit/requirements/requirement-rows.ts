import { requirements, type RequirementId } from '#machines/requirements.ts';
import type { AuditedChart } from '../charts/audited-charts.ts';
import { clauseRowsOf, togetherCovered, type ClauseRow, type Coverage, type Results } from './clause-rows.ts';
import type { DiagramTransition } from '../charts/diagram.ts';
import type { JudgedTest } from '../evidence/evidence-results.ts';

/** A part of a chart that answers to a requirement. */
export type ChartElement = { chart: string; state: string; transition: DiagramTransition | null };

/** One requirement, clause by clause. */
export type RequirementRow = {
  id: RequirementId;
  sentence: string;
  coverage: Coverage;
  clauses: readonly ClauseRow[];
  elements: readonly ChartElement[];
  /** Those that name it in their titles. */
  tests: readonly JudgedTest[];
  /** Generated walks that merely pass a transition of it: they cover nothing. */
  walks: readonly JudgedTest[];
};

export const sentenceOf = (id: string): string | null =>
  // An unknown id has no sentence.
  (requirements as Record<string, string>)[id] ?? null;

function elementsOf(chart: AuditedChart, id: RequirementId): ChartElement[] {
  const states = chart.states
    .filter(({ spec }) => spec.includes(id))
    .map((state) => ({ chart: chart.name, state: state.id, transition: null }));
  const transitions = chart.transitions
    .filter(({ spec }) => spec.includes(id))
    .map((transition) => ({ chart: chart.name, state: transition.source, transition }));
  return [...states, ...transitions];
}

const walkFile = 'tests/machines/paths.test.ts';
const isWalk = ({ file }: JudgedTest) => file === walkFile || file.endsWith('.model.e2e.ts');
const rowsOfWalk = (title: string) => /^\[([^\]]*)\]/.exec(title)?.[1]?.split(' ').filter(Boolean) ?? [];

/** The generated tests of the charts, as they are known without a run on this machine. */
function walksIn(chart: AuditedChart): JudgedTest[] {
  const suite = `the ${chart.name} chart, walked`;
  const titles = new Set([...chart.walksOf.values()].flat());
  return [...titles].map((title) => ({
    file: walkFile,
    suite,
    title,
    rows: rowsOfWalk(title),
    runs: 0,
    result: null,
  }));
}

const nameOf = ({ suite, title }: JudgedTest) => `${suite} ${title}`;

/** All tests: those of the report, and generated ones that did not run yet. */
function withWalks(charts: readonly AuditedChart[], tests: readonly JudgedTest[]): JudgedTest[] {
  const known = new Set(tests.map(nameOf));
  return [...tests, ...charts.flatMap(walksIn).filter((walk) => !known.has(nameOf(walk)))];
}

export const hasFailed = ({ tests, walks }: RequirementRow): boolean =>
  [...tests, ...walks].some(({ result }) => result === 'failed');

const places: Record<Coverage, number> = {
  not: 0,
  'not run': 2,
  'not known': 2,
  partly: 3,
  covered: 4,
};

// What no test names first, then failures, then the order of the specification.
const urgency = (row: RequirementRow): number =>
  row.coverage !== 'not' && hasFailed(row) ? 1 : places[row.coverage];

/** Every requirement with its clauses and its parts of charts, the urgent ones first (M3). */
export function requirementRows(charts: readonly AuditedChart[], report: Results): RequirementRow[] {
  // The keys of the table.
  const ids = Object.keys(requirements) as RequirementId[];
  const all = withWalks(charts, report.tests);
  const clausesOf = clauseRowsOf(report);
  const rows = ids.map((id): RequirementRow => {
    const [clauses, own] = [clausesOf(id), all.filter((test) => test.rows.includes(id))];
    return {
      id,
      sentence: requirements[id],
      coverage: togetherCovered(clauses),
      clauses,
      elements: charts.flatMap((chart) => elementsOf(chart, id)),
      tests: own.filter((test) => !isWalk(test)),
      walks: own.filter(isWalk),
    };
  });
  return rows.toSorted((one, other) => urgency(one) - urgency(other));
}
