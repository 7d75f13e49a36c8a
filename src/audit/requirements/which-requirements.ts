import { whiches, type Which } from '../place.ts';
import { hasFailed, type RequirementRow } from './requirement-rows.ts';
import type { ClauseRow } from './clause-rows.ts';

const hasFailedTest = ({ tests }: ClauseRow) => tests.some(({ result }) => result === 'failed');

/** The clauses of a requirement that a filter is about. */
export function clausesLike({ clauses }: RequirementRow, which: Which): readonly ClauseRow[] {
  if (which === 'all') return clauses;
  if (which === 'failed') return clauses.filter(hasFailedTest);
  if (which === 'decided') return clauses.filter(({ isDecided }) => isDecided);
  return clauses.filter(({ coverage }) => coverage === which);
}

/** Whether a filter lists a requirement: with a clause in that state, or with a test that failed. */
export const isListed = (row: RequirementRow, which: Which): boolean =>
  which === 'failed' ? hasFailed(row) : which === 'all' || clausesLike(row, which).length > 0;

/** How many of them are like that: clauses, and requirements with a test that failed. */
export const countLike = (rows: readonly RequirementRow[], which: Which): number =>
  which === 'failed'
    ? rows.filter(hasFailed).length
    : rows.reduce((sum, row) => sum + clausesLike(row, which).length, 0);

/** The same for each filter. */
export const countsOf = (rows: readonly RequirementRow[]): Record<Which, number> =>
  // The keys of the table.
  Object.fromEntries(whiches.map((which) => [which, countLike(rows, which)])) as Record<Which, number>;
