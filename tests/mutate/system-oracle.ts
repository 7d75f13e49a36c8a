import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import { root } from '../support/project.ts';

/** The tests that say what the charts do together, the quick ones first. */
const stages = [['scenarios', 'terms'], ['portal', 'laws'], ['followers']] as const;
const setup = fileURLToPath(new URL('./break-system.ts', import.meta.url));

async function fails(names: readonly string[], mutant: string | null): Promise<boolean> {
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
  return modules.some((module) => !module.ok());
}

/** Whether a test of the whole system fails with one thing broken between the charts; null: with nothing broken. */
export async function failsWith(mutant: string | null): Promise<boolean> {
  for (const names of stages) if (await fails(names, mutant)) return true;
  return false;
}
