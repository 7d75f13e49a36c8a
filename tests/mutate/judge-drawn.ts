import { charts } from '#machines/charts.ts';
import { models } from '#machines/models/models.ts';
import { mutantNamesOf, mutantOf } from '#machines/mutants/mutants.ts';
import { killerOfChartCode } from './chart-code.ts';
import { noticingRow } from './clause-results.ts';
import { codeMutantsOf, type CodeMutant } from './code-mutants.ts';
import { codeParts } from './code-parts.ts';
import { drawn } from './draw.ts';
import { equivalent } from './equivalent.ts';
import { explained } from './explained.ts';
import { failingTest } from './failing-test.ts';
import { oracleOf } from './oracle.ts';
import type { CodePart } from './portal-parts.ts';
import { progress } from './result.ts';
import { systemMutants } from './system-mutants.ts';
import { failureWith } from './system-oracle.ts';
import { readProjectFile } from '../support/source-files.ts';
import { scoreOf } from './verdict.ts';

/** A mutant, and what finds the test that notices it; null: none does. */
type Lot = { where: string; name: string; reason: string | null; killer: () => Promise<string | null> };
type Drawn = Omit<Lot, 'killer'> & { killedBy: string | null };

async function chartKiller(chart: string, name: string): Promise<string | null> {
  const row = await noticingRow(name);
  if (row !== null) return row;
  const model = models.find((one) => one.name === chart);
  const machine = model && mutantOf(model.machine, name);
  if (!machine) throw new Error(`There is no mutant '${name}'`);
  const differs = await oracleOf(model);
  return (await differs({ name, machine })) ? `the approved walks of ${chart}` : null;
}

const chartLots = (): Lot[] =>
  Object.entries(charts).flatMap(([chart, { machine }]) =>
    mutantNamesOf(machine).map((name) => ({
      where: chart,
      name,
      reason: equivalent[name] ?? null,
      killer: () => chartKiller(chart, name),
    })),
  );

const systemLots = (): Lot[] =>
  systemMutants().map(({ name }) => ({
    where: 'wiring',
    name,
    reason: equivalent[name] ?? null,
    killer: async () => (await noticingRow(name)) ?? failureWith(name),
  }));

const codeKiller = async ({ judges }: CodePart, mutant: CodeMutant) => {
  const { file, text } = mutant;
  if (judges.length === 0) return (await killerOfChartCode(file))(mutant);
  const { name } = await failingTest(
    judges,
    { file, was: readProjectFile(file), is: text },
    { limit: patience },
  );
  return name;
};

// What stands between the charts and the browser.
const isEffect = (file: string) => /^(src\/(portal|first-page)|machines)\//.test(file);

async function codeLots(): Promise<Lot[]> {
  const files = codeParts.flatMap((part) => part.files.filter(isEffect).map((file) => ({ part, file })));
  const mutants = await Promise.all(
    files.map(async ({ part, file }) => (await codeMutantsOf(file)).map((mutant) => ({ part, mutant }))),
  );
  return mutants.flat().map(({ part, mutant }) => ({
    where: mutant.file,
    name: mutant.name,
    reason: explained[mutant.name] ?? null,
    killer: () => codeKiller(part, mutant),
  }));
}

/** A busy machine is no endless loop. */
const patience = 120_000;

const cell = (text: string) => text.replaceAll('|', '\\|');

function longest(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** The change alone, without the place that its name begins with. */
const changeOf = ({ where, name }: Drawn) => longest(name.replace(`${where} | `, ''), 300);

function rowOf(one: Drawn, index: number): string {
  const verdict = one.killedBy ?? `**survives**: ${one.reason ?? 'no test notices'}`;
  return `| ${[String(index + 1), one.where, changeOf(one), verdict].map(cell).join(' | ')} |`;
}

/** Draws mutants of charts, wiring and effects by a seed, and judges each; returns what no test notices. */
export async function judgeDrawn(seed: number, count: number): Promise<string[]> {
  const lots = drawn([...chartLots(), ...systemLots(), ...(await codeLots())], seed, count);
  console.log(`Seed ${seed}\n\n| | where | what is broken | noticed by |\n|---|---|---|---|`);
  const judged: Drawn[] = [];
  for (const { killer, ...lot } of lots) {
    progress('drawn', judged.length, lots.length);
    const one = { ...lot, killedBy: await killer() };
    console.log(rowOf(one, judged.length));
    judged.push(one);
  }
  const killed = judged.filter(({ killedBy }) => killedBy !== null).length;
  console.log(`\n${killed} of ${judged.length} noticed, ${scoreOf(killed, judged.length)} %`);
  return judged
    .filter(({ killedBy, reason }) => killedBy === null && reason === null)
    .map(({ name }) => `No test notices: ${name}`);
}
