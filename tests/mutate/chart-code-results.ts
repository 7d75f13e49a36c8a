import { killerOfChartCode } from './chart-code.ts';
import { codeMutantsOf } from './code-mutants.ts';
import { explained } from './explained.ts';
import type { CodePart } from './portal-parts.ts';
import { print, progress, type Result } from './result.ts';
import type { Survivor } from './verdict.ts';

/** Breaks the code of charts in every way, one at a time, without a test file that is loaded anew for each. */
export async function chartCodeResult({ name, files }: CodePart): Promise<Result> {
  const start = performance.now();
  const survivors: Survivor[] = [];
  let total = 0;
  for (const file of files) {
    const killerOf = await killerOfChartCode(file);
    const mutants = await codeMutantsOf(file);
    for (const [index, mutant] of mutants.entries()) {
      progress(name, index, mutants.length);
      const isKilled = (await killerOf(mutant)) !== null;
      if (!isKilled) survivors.push({ name: mutant.name, reason: explained[mutant.name] ?? null });
    }
    total += mutants.length;
  }
  const seconds = (performance.now() - start) / 1000;
  const result = { name, total, killed: total - survivors.length, survivors, seconds };
  print(result);
  return result;
}
