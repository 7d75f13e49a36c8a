import type { Clause } from '#machines/clauses/clause.ts';
import { clauses } from '#machines/clauses/clauses.ts';
import { decisions } from '#machines/clauses/decisions.ts';
import { exceptions, type Exception } from '#machines/clauses/exceptions.ts';
import type { JudgedReport, JudgedTest } from '../evidence/evidence-results.ts';
import { isOfBrowser } from '../results/of-browser.ts';

/**
 * `covered`: all that the clause is about was broken, and tests that name the clause noticed each time. `partly`: tests
 * name it, and something survived, was not tried, failed, or was of another version or commit. `not run`: tests name it, and none of
 * them has run with this version. `not known`: no unit or chart test has run, and titles that are made by a run may name it.
 * `not`: no test names it.
 */
export type Coverage = 'covered' | 'partly' | 'not run' | 'not known' | 'not';

/** What rows are made of. */
export type Results = Pick<JudgedReport, 'tests' | 'clauses'>;

const excepted: Readonly<Record<string, Exception | undefined>> = exceptions;

export type ClauseRow = {
  id: string;
  sentence: string;
  /** Whether the portal decides in it what the specification leaves open. */
  isDecided: boolean;
  /** `excepted`: it is about something that the portal does not have. */
  coverage: Coverage | 'excepted';
  /** Why it is excepted, who has decided that, and when. */
  exception: Exception | null;
  /** Those that name the clause itself, not its row alone. */
  tests: readonly JudgedTest[];
  /** What was broken and noticed by a test that names the clause. */
  noticed: readonly string[];
  survivors: readonly string[];
  /** What nobody has broken yet. */
  untried: readonly string[];
};

const bracket = /\[([A-Z]\d+(?:\.[a-z])?(?: [A-Z]\d+(?:\.[a-z])?)*)\]/g;

/** The clauses that a title names: '[G3.a] …'. */
const clausesIn = (title: string): string[] =>
  [...title.matchAll(bracket)].flatMap(([, ids = '']) => ids.split(' ').filter((id) => id.includes('.')));

/** Whether the title of a test names a clause. */
export const isClauseOf = (title: string, clause: string): boolean => clausesIn(title).includes(clause);

/** Whether a mutant is one of an element of a clause: the element itself, with all that it does, or all that begin so ('…'). */
export const isMutantOf = (mutant: string, element: string): boolean =>
  element.endsWith('…')
    ? mutant.startsWith(element.slice(0, -1))
    : mutant === element || mutant.startsWith(`${element}: `);

const isThen = ({ result }: JudgedTest) => result?.endsWith(' then') ?? false;

// Titles that are made by a run are those of unit and chart tests.
const hasUnitRun = ({ tests }: Results) =>
  tests.some((test) => !isOfBrowser(test) && test.result !== null && !isThen(test));

function coverageOf(
  { exception, tests, noticed, survivors, untried }: Omit<ClauseRow, 'coverage'>,
  areTitlesKnown: boolean,
): ClauseRow['coverage'] {
  if (exception !== null) return 'excepted';
  if (tests.length === 0 && noticed.length === 0) return areTitlesKnown ? 'not' : 'not known';
  const hasRun =
    noticed.length + survivors.length > 0 ||
    tests.some(({ result }) => result === 'passed' || result === 'failed' || result === 'partly');
  if (!hasRun) return 'not run';
  const isWhole = noticed.length > 0 && survivors.length === 0 && untried.length === 0;
  const isSound = tests.every(
    (test) => test.result !== 'failed' && test.result !== 'another' && !isThen(test),
  );
  return isWhole && isSound ? 'covered' : 'partly';
}

/** What a report says of each clause: thousands of titles are read once, not once for each clause. */
function indexOf({ tests, clauses: results }: Results) {
  const named = new Map<string, JudgedTest[]>();
  for (const test of tests) {
    for (const id of new Set(clausesIn(test.title))) named.set(id, [...(named.get(id) ?? []), test]);
  }
  return { named, results: Map.groupBy(results, ({ clause }) => clause) };
}

type Index = ReturnType<typeof indexOf> & { areTitlesKnown: boolean };

function clauseRow(id: string, [sentence, ...elements]: Clause, index: Index): ClauseRow {
  const killings = (index.results.get(id) ?? []).flatMap((result) => result.killings);
  // A test of another clause says nothing about this one.
  const isKilled = ({ killedBy }: (typeof killings)[number]) => killedBy !== null && isClauseOf(killedBy, id);
  const row = {
    id,
    sentence,
    isDecided: decisions.has(id),
    exception: excepted[id] ?? null,
    tests: index.named.get(id) ?? [],
    noticed: killings.filter(isKilled).map(({ mutant }) => mutant),
    survivors: killings.filter((one) => !isKilled(one)).map(({ mutant }) => mutant),
    untried: elements.filter((element) => !killings.some(({ mutant }) => isMutantOf(mutant, element))),
  };
  return { ...row, coverage: coverageOf(row, index.areTitlesKnown) };
}

/** Every clause of a requirement, with what came of breaking what it is about. */
export function clauseRowsOf(report: Results): (requirement: string) => ClauseRow[] {
  const index = { ...indexOf(report), areTitlesKnown: hasUnitRun(report) };
  const all = Object.entries<Clause>(clauses).map(([id, clause]) => clauseRow(id, clause, index));
  return (requirement) => all.filter(({ id }) => id.startsWith(`${requirement}.`));
}

/** That of a requirement: of all its clauses together. */
export function togetherCovered(all: readonly ClauseRow[]): Coverage {
  const own = new Set(all.map(({ coverage }) => coverage));
  own.delete('excepted');
  if (own.has('partly')) return 'partly';
  if (own.has('covered')) return own.size === 1 ? 'covered' : 'partly';
  if (own.has('not run')) return 'not run';
  return own.has('not known') ? 'not known' : 'not';
}
