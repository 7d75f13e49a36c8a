import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { portalMachine } from '#machines/portal.machine.ts';
import { models } from '../machines/models.ts';
import { cacheFolder } from '../support/project.ts';
import { equivalent } from './equivalent.ts';
import { machinesByGlob } from './machines-by-glob.ts';
import { mutantsOf, type Mutant } from './mutants.ts';
import { oracleOf } from './oracle.ts';
import { failsWith } from './system-oracle.ts';
import { systemMutants } from './system-mutants.ts';
import { complaintsAbout, scoreOf, type Survivor } from './verdict.ts';

type Result = { chart: string; total: number; killed: number; survivors: Survivor[]; seconds: number };

const resultFile = path.join(cacheFolder, 'mutation.json');

function print({ chart, total, killed, seconds }: Result) {
  const score = `${scoreOf(killed, total).toFixed(1).padStart(5)} %`;
  console.log(
    `${chart.padEnd(16)}${String(killed).padStart(4)} of ${String(total).padEnd(4)} ${score}  ${seconds.toFixed(1).padStart(5)} s`,
  );
}

function progress(chart: string, count: number, total: number) {
  if (!process.stdout.isTTY) return;
  process.stdout.write(`${chart.padEnd(16)}${String(count).padStart(4)} of ${total}\r`);
}

/** Lets every mutant be judged; `kills` says whether a test noticed it. */
async function judged<One extends { name: string }>(
  chart: string,
  mutants: readonly One[],
  kills: (mutant: One) => Promise<boolean>,
): Promise<Result> {
  const start = performance.now();
  const survivors: Survivor[] = [];
  for (const [index, mutant] of mutants.entries()) {
    progress(chart, index, mutants.length);
    const { name } = mutant;
    if (!(await kills(mutant))) survivors.push({ name, reason: equivalent[name] ?? null });
  }
  const total = mutants.length;
  const seconds = (performance.now() - start) / 1000;
  const result = { chart, total, killed: total - survivors.length, survivors, seconds };
  print(result);
  return result;
}

async function chartResults(): Promise<Result[]> {
  const results = [];
  for (const machine of await machinesByGlob()) {
    if (machine === portalMachine) continue;
    const model = models.find((one) => one.machine === machine);
    if (!model) throw new Error(`The chart '${machine.id}' has no samples in tests/machines/models.ts`);
    const mutants: Mutant[] = [...mutantsOf(machine)];
    results.push(await judged(model.name, mutants, await oracleOf(model)));
  }
  return results;
}

async function systemResult(): Promise<Result> {
  if (await failsWith(null)) throw new Error('The tests of the whole system fail before anything is broken');
  return judged('system', systemMutants(), ({ name }) => failsWith(name));
}

process.once('SIGINT', () => process.exit(130));
const results = [...(await chartResults()), await systemResult()];
const sum = (key: 'total' | 'killed' | 'seconds') => results.reduce((all, result) => all + result[key], 0);
const [total, killed, seconds] = [sum('total'), sum('killed'), sum('seconds')];
const survivors = results.flatMap((result) => result.survivors);
print({ chart: 'all', total, killed, survivors, seconds });

const explained = Map.groupBy(
  survivors.filter(({ reason }) => reason !== null),
  ({ reason }) => reason,
);
if (explained.size > 0) console.log('\nSurvivors that do exactly what the chart does:');
for (const [reason, members] of explained) {
  console.log(`  ${reason}`);
  for (const { name } of members) console.log(`    ${name}`);
}
const complaints = complaintsAbout({ survivors, killed, total }, Object.keys(equivalent));
if (complaints.length > 0) console.log(`\n${complaints.join('\n')}`);

mkdirSync(cacheFolder, { recursive: true });
writeFileSync(resultFile, JSON.stringify({ seconds, total, killed, charts: results }, null, 2));
// The runs of the system's tests leave an exit code of their own.
process.exitCode = complaints.length > 0 ? 1 : 0;
