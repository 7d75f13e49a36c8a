import { writeFileSync } from 'node:fs';
import process, { env } from 'node:process';
import { readAuditReport, type RunName } from '#server/audit/audit-report.ts';
import { evidenceFileIn } from '#server/audit/evidence-text.ts';
import { suites } from '#audit/laws/law-rows.ts';
import { explorationsIn } from '#server/audit/explorations.ts';
import { partRunIn } from '#server/audit/part-run.ts';
import { cacheFolder, root } from '../support/project.ts';
import { lastRunOf, sourceTreeNow, type SourceTree } from '../support/source-tree.ts';
import { makeEvidence } from './make-evidence.ts';
import { publicKeyOf, readKey, sealed } from './sign.ts';

const words: Record<RunName, string> = {
  unit: '`npm test` (unit)',
  browser: '`npm test` (browser)',
  mutation: '`npm run tools -- mutate`',
  'chart-clauses': 'what clauses are about in the charts, broken by `npm test` (unit)',
  clauses: 'what they are about in the code, broken by `npm run tools -- mutate clauses`',
};
// The keys of the table.
const runs = Object.keys(words) as RunName[];

const isSame = (one: SourceTree | null | undefined, tree: SourceTree) =>
  JSON.stringify(one) === JSON.stringify(tree);
const isOf = (tree: SourceTree, run: RunName) => isSame(lastRunOf(run), tree);

/** In the order of the laws. */
function explorationsOf(tree: SourceTree) {
  const all = explorationsIn(cacheFolder).filter(({ of }) => isSame(of, tree));
  return suites.flatMap(({ title }) => all.filter(({ suite }) => suite === title));
}

function keyGiven() {
  const [text, named] = [env['EVIDENCE_KEY'], env['EVIDENCE_PUBLIC_KEY']];
  if (!text) return null;
  const key = readKey(text);
  if (named && named !== publicKeyOf(key)) throw new Error('EVIDENCE_PUBLIC_KEY is not that of EVIDENCE_KEY');
  return key;
}

function write(tree: SourceTree) {
  const key = keyGiven();
  const current = new Set(runs.filter((run) => isOf(tree, run)));
  const report = readAuditReport({ root, cache: cacheFolder }, (run) => current.has(run));
  const explorations = current.has('unit') ? explorationsOf(tree) : [];
  const file = sealed(makeEvidence(tree, { report, explorations }, new Date()), key);
  writeFileSync(evidenceFileIn(root), JSON.stringify(file));
  const { charts } = file.evidence;
  console.log(`evidence.json: ${charts.length} charts and their wiring, commit ${tree.commit.slice(0, 12)}`);
  if (tree.hasLocalChanges) console.log('With changes that are not committed, which the page says.');
  for (const run of runs) {
    if (!current.has(run)) console.log(`Without ${words[run]}: no whole run of it on this commit.`);
  }
  const part = partRunIn(cacheFolder, null);
  if (part && !current.has('unit')) {
    console.log(
      `A run of ${part.files} of ${part.allFiles} files does not count: \`npm test -- unit\` does.`,
    );
  }
  for (const { name, states, edges, laws } of explorations.length > 0 ? file.evidence.explorations : []) {
    console.log(`${name}: ${laws.length} laws, ${states} states, ${edges} edges`);
  }
  console.log(key ? `Signed. EVIDENCE_PUBLIC_KEY=${publicKeyOf(key)}` : 'Unsigned: EVIDENCE_KEY is not set.');
}

const tree = sourceTreeNow();
if (tree) write(tree);
else {
  console.error('Evidence names a commit: run this in a clone of the project.');
  process.exitCode = 1;
}
