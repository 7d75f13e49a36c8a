import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clauses, type ClauseId } from '#machines/clauses/clauses.ts';
import { cacheFolder } from '../support/project.ts';
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

/** Those of other clauses, found earlier on this machine. */
function earlier(only: readonly ClauseId[]): ClauseResult[] {
  if (only.length === 0 || !existsSync(resultFile)) return [];
  // Written below.
  const found = JSON.parse(readFileSync(resultFile, 'utf8')) as ClauseResult[];
  return found.filter(({ clause }) => isClause(clause) && !only.includes(clause));
}

/** Breaks the code that clauses are about, under the tests that name them; returns what no test noticed. */
export async function judgeClauses(only: readonly ClauseId[]): Promise<string[]> {
  const wanted = only.length > 0 ? only : ids;
  const inCode = wanted.filter((clause) => codeElementsOf(clause).length > 0);
  const fault = await firstFault(inCode);
  if (fault) throw new Error(`This fails before anything is broken: ${fault}`);
  const results: ClauseResult[] = [];
  for (const [index, clause] of inCode.entries()) {
    progress('clauses', index, inCode.length);
    results.push(await resultOf(clause));
  }
  await closeBrowser();
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(resultFile, JSON.stringify([...earlier(only), ...results]));
  const all = results.flatMap(({ clause, killings }) => killings.map((one) => ({ clause, ...one })));
  const survivors = all.filter(({ killedBy }) => killedBy === null);
  console.log(`clauses: ${all.length - survivors.length} of ${all.length} faults in the code noticed`);
  return survivors.map(({ clause, mutant }) => `No test of ${clause} notices: ${mutant}`);
}
