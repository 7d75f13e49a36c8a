import path from 'node:path';
import { camelCase } from 'es-toolkit';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { charts, type AnyChartName } from '#machines/charts.ts';
import { models } from '#machines/models/models.ts';
import { conditions, wires } from '#machines/wiring.ts';
import { readProjectFile } from '../support/source-files.ts';
import { misnamedEffects } from '../machines/unprovided.ts';
import { importBroken } from './broken-module.ts';
import { noticingRowWithin, type Breakage } from './clause-results.ts';
import type { CodeMutant } from './code-mutants.ts';
import { failingTest } from './failing-test.ts';
import { oracleOf, type Oracle } from './oracle.ts';

const wiringFile = 'machines/wiring.ts';
const systemTests = ['tests/machines/lib.test.ts', 'tests/machines/portal.test.ts'];
/** A busy machine is no endless loop. */
const patience = 600_000;

const brokenBy = ({ file, text }: CodeMutant) => ({ file, was: readProjectFile(file), is: text });

const unread = (error: Error) => `it cannot be loaded: ${error.message}`;

type Killer = (mutant: CodeMutant) => Promise<string | null>;

/** Nothing but what is broken on purpose ever changes a table; returns what mends it. */
function replaced(table: readonly unknown[], rows: readonly unknown[]) {
  const list = table as unknown[];
  const sound = list.splice(0, list.length, ...rows);
  return () => void list.splice(0, list.length, ...sound);
}

const wiringKiller: Killer = async (mutant) => {
  const module = await importBroken(wiringFile, mutant);
  if (module instanceof Error) return unread(module);
  // The tables of the file, under their names.
  const broken = module as Record<'wires' | 'conditions', readonly unknown[]>;
  const within: Breakage['within'] = async (look) => {
    const mend = [replaced(wires, broken.wires), replaced(conditions, broken.conditions)];
    try {
      return await look({});
    } finally {
      for (const one of mend) one();
    }
  };
  const row = await noticingRowWithin({ name: mutant.name, chart: 'portal', within });
  // Not every row of the table ends at a chart that rows know.
  return row ?? (await failingTest(systemTests, brokenBy(mutant), { limit: patience })).name;
};

async function chartKiller(chart: AnyChartName, folder: string): Promise<Killer> {
  const model = models.find(({ name }) => name === chart);
  if (!model) throw new Error(`The chart '${chart}' has no samples`);
  const differs: Oracle = await oracleOf(model);
  return async (mutant) => {
    const module = await importBroken(`machines/${folder}/${folder}.machine.ts`, mutant);
    if (module instanceof Error) return unread(module);
    const machine = Object.values(module).find((one): one is AnyStateMachine => one instanceof StateMachine);
    if (!machine) throw new Error('It exports no chart');
    const [misnamed] = await misnamedEffects(machine);
    if (misnamed !== undefined) return `the name of ${misnamed} while nobody provides it`;
    // They are quicker than rows of the whole portal.
    if (await differs({ name: mutant.name, machine })) return `the approved walks of ${chart}`;
    const within: Breakage['within'] = (look) => look({ [chart]: machine });
    return noticingRowWithin({ name: mutant.name, chart, within });
  };
}

const isChart = (name: string): name is AnyChartName => name in charts;

/** What judges a file of a chart, or the wiring, in this process: rows of the oracle, and the approved walks. */
export async function killerOfChartCode(file: string): Promise<Killer> {
  const folder = path.posix.basename(path.posix.dirname(file));
  const chart = camelCase(folder);
  const killer = isChart(chart) ? await chartKiller(chart, folder) : wiringKiller;
  const fault = await killer({ file, name: file, text: readProjectFile(file) });
  if (fault !== null) throw new Error(`This fails before anything is broken: ${fault}`);
  return killer;
}
