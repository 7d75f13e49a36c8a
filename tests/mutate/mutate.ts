import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cacheFolder } from '../support/project.ts';
import { noteRun, sourceTreeNow } from '../support/source-tree.ts';
import { chartResults } from './chart-results.ts';
import { isClause, judgeClauses } from './code-clauses.ts';
import { codeParts, partsOf } from './code-parts.ts';
import { codeResult, forgetRuns } from './code-results.ts';
import { judgeDrawn } from './judge-drawn.ts';
import { equivalent } from './equivalent.ts';
import { explained } from './explained.ts';
import { judgeKnown } from './judge-known.ts';
import { print, printExplained, sumOf, type Result } from './result.ts';
import { complaintsAbout, least } from './verdict.ts';

const resultFile = path.join(cacheFolder, 'mutation.json');

async function judgeCharts(): Promise<string[]> {
  const tree = sourceTreeNow();
  const results = await chartResults();
  const all = sumOf('all charts', results);
  print(all);
  printExplained(all.survivors);
  mkdirSync(cacheFolder, { recursive: true });
  const { seconds, total, killed } = all;
  const charts = results.map(({ name, ...result }) => ({ chart: name, ...result }));
  writeFileSync(resultFile, JSON.stringify({ seconds, total, killed, charts }, null, 2));
  noteRun('mutation', tree);
  return complaintsAbout(all, Object.keys(equivalent), least.charts);
}

/** Reasons for the files of this run only. */
const reasonsIn = (files: readonly string[]) =>
  Object.keys(explained).filter((name) => files.some((file) => name.startsWith(`${file} | `)));

async function judgeCode(only: readonly string[]): Promise<string[]> {
  const results: Result[] = [];
  const complaints: string[] = [];
  for (const part of partsOf(only)) {
    const result = await codeResult(part);
    results.push(result);
    const found = complaintsAbout(result, reasonsIn(part.files), least.code);
    complaints.push(...found.map((complaint) => `${part.name}: ${complaint}`));
  }
  print(sumOf('all code', results));
  printExplained(results.flatMap(({ survivors }) => survivors));
  return complaints;
}

process.once('SIGINT', () => process.exit(130));
const { values, positionals: targets } = parseArgs({
  allowPositionals: true,
  options: {
    fresh: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
  },
});
const kinds = ['charts', 'clauses', 'code', 'drawn', 'known'];
const choices = [...kinds, ...codeParts.flatMap(({ name, files }) => [name, ...files])];
const only = targets.filter(isClause);
const unknown = targets.filter((name) => !choices.includes(name) && !isClause(name));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', no ')}. To choose from: ${choices.join(', ')}, and clauses such as E14.a`,
  );
  process.exit(1);
}
if (values.fresh) forgetRuns();
const isAll = targets.length === 0;
const files = targets.filter((name) => !kinds.includes(name) && !isClause(name));
const complaints = [
  ...(isAll || targets.includes('known') ? await judgeKnown() : []),
  ...(isAll || targets.includes('charts') ? await judgeCharts() : []),
  ...(isAll || targets.includes('clauses') ? await judgeClauses([]) : []),
  ...(only.length > 0 ? await judgeClauses(only) : []),
  ...(isAll || targets.includes('code') || files.length > 0 ? await judgeCode(files) : []),
  ...(targets.includes('drawn') ? await judgeDrawn(Number(values.seed), Number(values.count)) : []),
];
if (complaints.length > 0) console.log(`\n${complaints.join('\n')}`);
// The runs of tests leave an exit code of their own, and one that was ended for going round in circles is waited for.
process.exit(complaints.length > 0 ? 1 : 0);
