import type { Say } from '../charts/chart-texts.ts';
import { whiches, type Which } from '../place.ts';
import { hasFailed, type RequirementRow } from './requirement-rows.ts';
import type { ClauseRow } from './clause-rows.ts';

/** What the list is narrowed to: clauses of a state, and what was typed. */
export type Filter = {
  which: Which;
  /** In any case of letters; '' for everything. */
  typed: string;
};

const brackets = /\[[^\]]*\]\s*/g;
const hasFailedTest = ({ tests }: ClauseRow) => tests.some(({ result }) => result === 'failed');

/** Whether a sentence or the title of a test holds what was typed; what a title names in brackets if asked so. */
function finderOf(typed: string, say: Say) {
  const wanted = typed.toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(wanted);
  const isOfBrackets = typed.includes('[');
  return {
    said: ({ id, sentence }: Pick<ClauseRow, 'id' | 'sentence'>) => has(`${id} ${say(sentence)}`),
    tested: (tests: RequirementRow['tests']) =>
      tests.some(({ title }) => has(isOfBrackets ? title : title.replaceAll(brackets, ''))),
  };
}

const ofState: Record<Exclude<Which, 'all' | 'failed'>, (clause: ClauseRow) => boolean> = {
  covered: ({ coverage }) => coverage === 'covered',
  partly: ({ coverage }) => coverage === 'partly',
  'not run': ({ coverage }) => coverage === 'not run',
  'not known': ({ coverage }) => coverage === 'not known',
  not: ({ coverage }) => coverage === 'not',
  excepted: ({ coverage }) => coverage === 'excepted',
  decided: ({ isDecided }) => isDecided,
};

/**
 * The clauses of a requirement that a filter is about. Of a state, each has what was typed in itself or in its tests,
 * unless the requirement says it for all of them.
 */
export function clausesLike(row: RequirementRow, { which, typed }: Filter, say: Say): readonly ClauseRow[] {
  if (which === 'all') return row.clauses;
  if (which === 'failed') return row.clauses.filter(hasFailedTest);
  const like = row.clauses.filter(ofState[which]);
  const { said, tested } = finderOf(typed, say);
  return said(row) ? like : like.filter((clause) => said(clause) || tested(clause.tests));
}

/** Whether a filter lists a requirement: with a clause in that state, or with a test that failed. */
export function isListed(row: RequirementRow, filter: Filter, say: Say): boolean {
  const { which, typed } = filter;
  if (which !== 'all' && which !== 'failed') return clausesLike(row, filter, say).length > 0;
  const { said, tested } = finderOf(typed, say);
  const isMeant = said(row) || row.clauses.some(said) || tested([...row.tests, ...row.walks]);
  return isMeant && (which === 'all' || hasFailed(row));
}

/** How many of them are like that: clauses, and requirements with a test that failed. */
export const countLike = (rows: readonly RequirementRow[], filter: Filter, say: Say): number =>
  filter.which === 'failed'
    ? rows.filter(hasFailed).length
    : rows.reduce((sum, row) => sum + clausesLike(row, filter, say).length, 0);

/** The same for each state, of all rows. */
export const countsOf = (rows: readonly RequirementRow[]): Record<Which, number> =>
  // The keys of the table.
  Object.fromEntries(
    whiches.map((which) => [which, countLike(rows, { which, typed: '' }, (english) => english)]),
  ) as Record<Which, number>;
