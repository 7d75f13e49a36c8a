import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { copyProject } from '../support/copy-project.ts';
import { commandEnv, root } from '../support/project.ts';
import type { Recipe, Step } from './recipes.ts';

// A run of tests within a test is one of its own, and of the usual length.
const env = Object.fromEntries(
  Object.entries(commandEnv).filter(
    ([name]) => !/^(VITEST|TEST$|NODE_ENV|WALKS|POSTGRESQL|PROPERTY_RUNS)/.test(name),
  ),
);

const readIfThere = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null);

function write(file: string, text: string | null) {
  if (text === null) {
    fs.rmSync(file, { force: true });
    return;
  }
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** A copy of the project in which recipes are followed; its packages are those of the project. */
export async function openScratch() {
  const folder = copyProject('recipes');
  const at = (file: string) => path.join(folder, file);

  /** What a command says when it fails; nothing when it does not. */
  const faultsOf = ([program, ...parameters]: readonly [string, ...string[]]): Promise<string> =>
    new Promise((resolve) => {
      execFile(program, parameters, { cwd: folder, env, maxBuffer: 1e9 }, (error, stdout, stderr) =>
        resolve(error ? `${program} ${parameters.join(' ')}:\n${stdout}${stderr}` : ''),
      );
    });

  // Tests read the list of files from git.
  await faultsOf(['git', 'init', '--quiet']);
  await faultsOf(['git', 'add', '.']);

  return {
    /** Does what a recipe says of one place. */
    async follow({ files, command, edit }: Step): Promise<void> {
      const faults = command ? await faultsOf(command) : '';
      if (faults) throw new Error(faults);
      if (!edit) return;
      for (const file of files) write(at(file), edit(readIfThere(at(file)) ?? ''));
    },
    /** Leaves one place as the project has it; gives back what puts it right. */
    forget({ files }: Step): () => void {
      const followed = files.map((file) => [file, readIfThere(at(file))] as const);
      for (const file of files) write(at(file), readIfThere(path.join(root, file)));
      return () => {
        for (const [file, text] of followed) write(at(file), text);
      };
    },
    /** What the compiler finds, else the first check that finds something; what was left as it was may be no code. */
    async complaint({ checks }: Recipe, forgotten?: Step): Promise<string> {
      const compile = ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', at('.types')] as const;
      const isCode = forgotten?.files.some((file) => /\.tsx?$/.test(file)) ?? true;
      for (const command of isCode ? [compile, ...checks] : checks) {
        // The cheapest comes first, and one that finds something is enough.
        const faults = await faultsOf(command);
        if (faults) return faults;
      }
      return '';
    },
    close: () => fs.promises.rm(folder, { recursive: true }),
  };
}
