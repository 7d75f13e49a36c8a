import type { SourceTree } from '#contract/audit.ts';
import { isClauseOf, type ClauseRow } from './clause-rows.ts';
import type { JudgedReport, JudgedTest } from '../evidence/evidence-results.ts';
import type { Which } from '../place.ts';
import type { RequirementRow } from './requirement-rows.ts';
import { tallyOf } from '../results/tally.ts';

// No spreadsheet takes it for a formula.
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const head = [
  'requirement',
  'clause',
  'sentence',
  'decided by',
  'coverage',
  'exception',
  'tests',
  'passed',
  'failed',
  'not run on this commit',
  'failed tests',
  'mutants killed',
  'survivors',
  'not tried',
  'this commit',
  'unit tests: commit',
  'unit tests: time',
  'browser tests: commit',
  'browser tests: time',
];

const named = ({ file, title }: JudgedTest) => `${file}: ${title}`;

/** How the tests went: their titles, and counts that add up to them. */
function testCells(tests: readonly JudgedTest[]): string[] {
  const { all, passed, failed } = tallyOf(tests.map(({ result }) => result));
  return [
    tests.map(named).join('\n'),
    String(passed),
    String(failed),
    String(all - passed - failed),
    tests
      .filter(({ result }) => result === 'failed')
      .map(named)
      .join('\n'),
  ];
}

const lineOf = (id: string, clause: ClauseRow): string[] => [
  id,
  clause.id,
  clause.sentence,
  clause.isDecided ? 'portal' : 'specification',
  clause.coverage,
  clause.exception ? `${clause.exception.reason} (${clause.exception.by}, ${clause.exception.day})` : '',
  ...testCells(clause.tests),
  String(clause.noticed.length),
  clause.survivors.join('\n'),
  clause.untried.join('\n'),
];

/** The tests that name a requirement and none of its clauses, in a line without a clause. */
function rowLine({ id, sentence, tests, clauses }: RequirementRow, which: Which): string[][] {
  const own = tests.filter(({ title }) => !clauses.some((clause) => isClauseOf(title, clause.id)));
  const isShown = which === 'all' || (which === 'failed' && own.some(({ result }) => result === 'failed'));
  return isShown && own.length > 0 ? [[id, '', sentence, '', '', '', ...testCells(own), '', '', '']] : [];
}

const treeText = (tree: SourceTree | null | undefined) =>
  tree ? `${tree.commit}${tree.hasLocalChanges ? ' +' : ''}` : '';

/** A requirement with those of its clauses that a filter is about. */
type Shown = RequirementRow & { like: readonly ClauseRow[] };

/** A line for each clause that a filter shows, and what the results are of. */
export function requirementsCsv(
  rows: readonly Shown[],
  which: Which,
  { runs: { unit, browser }, here }: Pick<JudgedReport, 'runs' | 'here'>,
): string {
  const runs = [treeText(here), treeText(unit?.of), unit?.at ?? '', treeText(browser?.of), browser?.at ?? ''];
  const lines = rows.flatMap((row) => [
    ...row.like.map((clause) => lineOf(row.id, clause)),
    ...rowLine(row, which),
  ]);
  return [head, ...lines.map((line) => [...line, ...runs])]
    .map((line) => line.map(cell).join(','))
    .join('\r\n');
}
