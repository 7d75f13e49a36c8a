import type { AuditedTest } from '#contract/audit.ts';
import { requirements, type RequirementId } from '#machines/requirements.ts';
import type { AuditedChart } from './audited-charts.ts';
import { chartPlace, hashOf } from './place.ts';

/** A part of a chart that answers to a requirement. */
export type ChartElement = { chart: string; text: string; href: string };

/** One requirement with all that answers to it; a row without a test is a hole. */
export type RequirementRow = {
  id: RequirementId;
  sentence: string;
  elements: readonly ChartElement[];
  tests: readonly AuditedTest[];
};

export const sentenceOf = (id: string): string | null =>
  // An unknown id has no sentence.
  (requirements as Record<string, string>)[id] ?? null;

function elementsOf(chart: AuditedChart, id: RequirementId): ChartElement[] {
  const at = (state: string) => hashOf({ ...chartPlace(chart.name), state });
  const states = chart.states
    .filter(({ spec }) => spec.includes(id))
    .map((state) => ({ chart: chart.name, text: state.id, href: at(state.id) }));
  const transitions = chart.transitions
    .filter(({ spec }) => spec.includes(id))
    .map(({ source, trigger, guard }) => ({
      chart: chart.name,
      text: `${source}: ${trigger}${guard ? ` [${guard}]` : ''}`,
      href: at(source),
    }));
  return [...states, ...transitions];
}

const walkFile = 'tests/machines/paths.test.ts';
const rowsOfWalk = (title: string) => /^\[([^\]]*)\]/.exec(title)?.[1]?.split(' ').filter(Boolean) ?? [];

/** The generated tests of the charts, as they are known without a run on this machine. */
function walksIn(chart: AuditedChart): AuditedTest[] {
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

const nameOf = ({ suite, title }: AuditedTest) => `${suite} ${title}`;

/** All tests: those of the report, and generated ones that did not run yet. */
function withWalks(charts: readonly AuditedChart[], tests: readonly AuditedTest[]): AuditedTest[] {
  const known = new Set(tests.map(nameOf));
  return [...tests, ...charts.flatMap(walksIn).filter((walk) => !known.has(nameOf(walk)))];
}

export const isHole = ({ tests }: RequirementRow): boolean => tests.length === 0;
export const hasFailed = ({ tests }: RequirementRow): boolean =>
  tests.some(({ result }) => result === 'failed');

// Holes first, then failures, then the order of the specification.
const urgency = (row: RequirementRow): number => {
  if (isHole(row)) return 0;
  return hasFailed(row) ? 1 : 2;
};

/** Every requirement with its parts of charts, the urgent ones first (M3). */
export function requirementRows(
  charts: readonly AuditedChart[],
  tests: readonly AuditedTest[],
): RequirementRow[] {
  // The keys of the table.
  const ids = Object.keys(requirements) as RequirementId[];
  const all = withWalks(charts, tests);
  const rows = ids.map((id) => ({
    id,
    sentence: requirements[id],
    elements: charts.flatMap((chart) => elementsOf(chart, id)),
    tests: all.filter((test) => test.rows.includes(id)),
  }));
  return rows.toSorted((one, other) => urgency(one) - urgency(other));
}

// No spreadsheet takes it for a formula.
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

export function requirementsCsv(rows: readonly RequirementRow[]): string {
  const head = ['requirement', 'sentence', 'chart elements', 'tests', 'passed', 'failed', 'not run'];
  const lines = rows.map(({ id, sentence, elements, tests }) => {
    const among = (wanted: string | null) =>
      String(
        tests.filter(({ result }) => (wanted === null ? !result || result === 'skipped' : result === wanted))
          .length,
      );
    return [
      id,
      sentence,
      elements.map(({ text }) => text).join('\n'),
      tests.map(({ file, title }) => `${file}: ${title}`).join('\n'),
      among('passed'),
      among('failed'),
      among(null),
    ];
  });
  return [head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n');
}
