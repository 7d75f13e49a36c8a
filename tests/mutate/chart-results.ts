import { portalMachine } from '#machines/portal.machine.ts';
import { models } from '#machines/models/models.ts';
import { noticingRow } from './clause-results.ts';
import { equivalent } from './equivalent.ts';
import { machinesByGlob } from './machines-by-glob.ts';
import { mutantsOf, type Mutant } from '#machines/mutants/mutants.ts';
import { oracleOf } from './oracle.ts';
import { print, progress, type Result } from './result.ts';
import { failureWith } from './system-oracle.ts';
import { systemMutants } from './system-mutants.ts';
import type { Survivor } from './verdict.ts';

/** Lets every mutant be judged; `kills` says whether a test noticed it. */
async function judged<One extends { name: string }>(
  name: string,
  mutants: readonly One[],
  kills: (mutant: One) => Promise<boolean>,
): Promise<Result> {
  const start = performance.now();
  const survivors: Survivor[] = [];
  for (const [index, mutant] of mutants.entries()) {
    progress(name, index, mutants.length);
    if (await kills(mutant)) continue;
    survivors.push({ name: mutant.name, reason: equivalent[mutant.name] ?? null });
  }
  const total = mutants.length;
  const seconds = (performance.now() - start) / 1000;
  const result = { name, total, killed: total - survivors.length, survivors, seconds };
  print(result);
  return result;
}

async function singleResults(): Promise<Result[]> {
  const results = [];
  for (const machine of await machinesByGlob()) {
    if (machine === portalMachine) continue;
    const model = models.find((one) => one.machine === machine);
    if (!model) throw new Error(`The chart '${machine.id}' has no samples in tests/machines/models.ts`);
    const mutants: Mutant[] = [...mutantsOf(machine)];
    const differs = await oracleOf(model);
    // What the walks cannot show, a row that was written by hand may.
    const kills = async (mutant: Mutant) =>
      (await differs(mutant)) || (await noticingRow(mutant.name)) !== null;
    results.push(await judged(model.name, mutants, kills));
  }
  return results;
}

async function systemResult(): Promise<Result> {
  const fault = await failureWith(null);
  if (fault !== null) throw new Error(`This fails before anything is broken: ${fault}`);
  return judged(
    'system',
    systemMutants(),
    async ({ name }) => (await noticingRow(name)) !== null || (await failureWith(name)) !== null,
  );
}

/** Breaks every chart, and everything between them, in every way. */
export const chartResults = async (): Promise<Result[]> => [...(await singleResults()), await systemResult()];
