import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import { root } from '../support/project.ts';

/** The tests that say what the charts do together, the quick ones first. */
const stages = [['scenarios', 'terms'], ['portal', 'laws'], ['followers']] as const;
const setup = fileURLToPath(new URL('./break-system.ts', import.meta.url));

async function failureIn(names: readonly string[], mutant: string | null): Promise<string | null> {
  const files = names.map((name) => `tests/machines/${name}.test.ts`);
  const vitest = await startVitest(files, {
    root,
    watch: false,
    bail: 1,
    reporters: [{}],
    setupFiles: [setup],
    env: mutant === null ? {} : { MUTANT: mutant },
  });
  const modules = vitest.state.getTestModules();
  await vitest.close();
  if (modules.length < files.length) throw new Error(`Tests of the system are missing: ${files.join(', ')}`);
  const failed = modules.flatMap((module) => [...module.children.allTests('failed')])[0];
  return failed?.fullName ?? modules.find((module) => !module.ok())?.moduleId ?? null;
}

/** The test of the whole system that fails with one thing broken between the charts, or with nothing broken; null: none does. */
export async function failureWith(mutant: string | null): Promise<string | null> {
  for (const names of stages) {
    const failed = await failureIn(names, mutant);
    if (failed !== null) return failed;
  }
  return null;
}
