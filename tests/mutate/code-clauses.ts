import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clauses, type ClauseId } from '#machines/clauses/clauses.ts';
import { isSameTree } from '#contract/audit.ts';
import { cacheFolder } from '../support/project.ts';
import { lastRunOf, noteRun, sourceTreeNow, type SourceTree } from '../support/source-tree.ts';
import { closeBrowser } from './browser-killer.ts';
import { firstFault, killerOf } from './clause-killers.ts';
import type { ClauseResult } from './clause-results.ts';
import { codeElement, codeElementsOf } from './code-elements.ts';
import { progress } from './result.ts';

const resultFile = path.join(cacheFolder, 'code-clauses.json');

// The keys of the table.
const ids = Object.keys(clauses) as ClauseId[];
export const isClause = (name: string): name is ClauseId => name in clauses;

async function resultOf(clause: ClauseId): Promise<ClauseResult> {
  const killings = [];
  for (const mutant of codeElementsOf(clause)) {
    killings.push({ mutant, killedBy: await killerOf(clause, codeElement(mutant)) });
  }
  return { clause, killings };
}

function lastResults(): ClauseResult[] {
  if (!existsSync(resultFile)) return [];
  // Written below.
  const found = JSON.parse(readFileSync(resultFile, 'utf8')) as ClauseResult[];
  return found.filter(({ clause }) => isClause(clause));
}

/**
 * What is known already: with clauses named, that of all others; without, what a run of the same commit that was ended
 * has judged, so that this one goes on there.
 */
function known(only: readonly ClauseId[], tree: SourceTree | null): ClauseResult[] {
  if (only.length > 0) return lastResults().filter(({ clause }) => !only.includes(clause));
  return isSameTree(lastRunOf('clauses'), tree) ? lastResults() : [];
}

function keep(results: readonly ClauseResult[]) {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(resultFile, JSON.stringify(results));
}

/** Breaks the code that clauses are about, under the tests that name them; returns what no test noticed. */
export async function judgeClauses(only: readonly ClauseId[]): Promise<string[]> {
  const tree = sourceTreeNow();
  const isOfTree = only.length === 0 || isSameTree(lastRunOf('clauses'), tree);
  const results = known(only, tree);
  const wanted = (only.length > 0 ? only : ids).filter((clause) => codeElementsOf(clause).length > 0);
  const inCode = wanted.filter((clause) => results.every((result) => result.clause !== clause));
  const fault = await firstFault(inCode);
  if (fault) throw new Error(`This fails before anything is broken: ${fault}`);
  noteRun('clauses', isOfTree ? tree : null);
  for (const [index, clause] of inCode.entries()) {
    progress('clauses', wanted.length - inCode.length + index, wanted.length);
    results.push(await resultOf(clause));
    keep(results);
  }
  await closeBrowser();
  const all = results
    .filter(({ clause }) => wanted.includes(clause))
    .flatMap(({ clause, killings }) => killings.map((one) => ({ clause, ...one })));
  const survivors = all.filter(({ killedBy }) => killedBy === null);
  console.log(`clauses: ${all.length - survivors.length} of ${all.length} faults in the code noticed`);
  return survivors.map(({ clause, mutant }) => `No test of ${clause} notices: ${mutant}`);
}
