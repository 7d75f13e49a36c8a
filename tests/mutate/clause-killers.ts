import type { ClauseId } from '#machines/clauses/clauses.ts';
import { projectFiles, readProjectFile, type Broken } from '../support/source-files.ts';
import { failedInBrowser } from './browser-killer.ts';
import { failingTest } from './failing-test.ts';

const oracle = 'tests/machines/oracle/';
const texts = projectFiles
  .filter((file) => /\.(test|e2e)\.tsx?$/.test(file) || file.startsWith(oracle))
  // Those of the matrix itself name clauses as samples.
  .filter((file) => !/^(tests\/mutate\/|src\/audit\/clause)/.test(file))
  .map((file) => ({ file, text: readProjectFile(file) }));

const idPattern = (clause: ClauseId) => String.raw`\b${clause.replace('.', String.raw`\.`)}\b`;
/** Finds a clause in a title: '[G3.a] …' or '[G3.a G4.b] …'. */
const titlePattern = (clause: ClauseId) => String.raw`\[[^\]]*${idPattern(clause)}[^\]]*\]`;

function filesNaming(clause: ClauseId): { quick: string[]; browser: string[] } {
  const naming = texts
    .filter(({ text }) => new RegExp(idPattern(clause)).test(text))
    .map(({ file }) => (file.startsWith(oracle) ? `${oracle}oracle.test.ts` : file));
  const files = [...new Set(naming)];
  const isOfBrowser = (file: string) => file.endsWith('.e2e.ts');
  return { quick: files.filter((file) => !isOfBrowser(file)), browser: files.filter(isOfBrowser) };
}

/**
 * The test that names a clause and fails with something broken; null: none does. Where tests without a browser name it,
 * they judge alone.
 */
export async function killerOf(clause: ClauseId, broken: Broken): Promise<string | null> {
  const { quick, browser } = filesNaming(clause);
  if (quick.length > 0) {
    const { name: killer } = await failingTest(quick, broken, { pattern: titlePattern(clause) });
    return killer === null || new RegExp(titlePattern(clause)).test(killer)
      ? killer
      : `[${clause}] ${killer}`;
  }
  return browser.length > 0 ? failedInBrowser(titlePattern(clause), browser, broken) : null;
}

/** The first test of any clause that fails while nothing is broken; null: all are well. */
export async function firstFault(ids: readonly ClauseId[]): Promise<string | null> {
  const files = ids.map((clause) => ({ clause, ...filesNaming(clause) }));
  const [quick, slow] = [
    files.filter((one) => one.quick.length > 0),
    files.filter((one) => one.quick.length === 0),
  ];
  const anyOf = (named: typeof files) => named.map(({ clause }) => titlePattern(clause)).join('|');
  const judges = [...new Set(quick.flatMap((one) => one.quick))];
  const browsers = [...new Set(slow.flatMap(({ browser }) => browser))];
  const fault = judges.length > 0 ? (await failingTest(judges, null, { pattern: anyOf(quick) })).name : null;
  if (fault !== null || browsers.length === 0) return fault;
  return failedInBrowser(anyOf(slow), browsers, null);
}
