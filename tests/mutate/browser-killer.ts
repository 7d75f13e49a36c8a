import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { copyProject } from '../support/copy-project.ts';
import { commandEnv } from '../support/project.ts';
import { readProjectFile, type Broken } from '../support/source-files.ts';

const run = promisify(execFile);

type Suite = { specs: { title: string; ok: boolean }[]; suites?: Suite[] | undefined };
const suite: z.ZodMiniType<Suite> = z.object({
  specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
  suites: z.optional(z.array(z.lazy(() => suite))),
});
const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

/** The builds that tests look at: auditors' pages and the gallery have their own. */
function modesOf(files: readonly string[]): string[] {
  const sources = files.map(readProjectFile).join('\n');
  const others = { '/gallery/': 'gallery', '/statecharts/': 'audit' };
  const named = Object.entries(others).filter(([address]) => sources.includes(address));
  return named.length > 0 ? named.map(([, mode]) => mode) : ['production'];
}

/** A copy of the project that is broken, built and looked at in the browser. */
async function openCopy() {
  const folder = copyProject('clauses');
  const env: NodeJS.ProcessEnv = { ...commandEnv, NODE_ENV: 'production', WALKS: 'full', FORCE_COLOR: '0' };
  const start = (program: string, ...parameters: string[]) =>
    run(program, parameters, { cwd: folder, env, maxBuffer: 1e9 });
  await start('node', 'tests/support/build.ts');

  /** The tests of a pattern, and whether they passed. */
  async function results(pattern: string, files: readonly string[]): Promise<Suite['specs']> {
    const file = path.join(folder, 'results.json');
    rmSync(file, { force: true });
    const names = files.map((name) => name.replace(/^tests\//, ''));
    // A loaded machine is slow: what fails only once has noticed nothing, and is sound.
    const options = ['-g', pattern, '--workers=1', '--retries=1', '--reporter=json', '--max-failures=1'];
    env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = file;
    // A test that fails is what is looked for.
    await start('playwright', 'test', '--config=tests', ...names, ...options).catch(() => undefined);
    const found = z.object({ suites: z.array(suite) }).parse(JSON.parse(readFileSync(file, 'utf8')));
    const specs = found.suites.flatMap(specsOf);
    if (specs.length === 0) throw new Error(`No browser test is called ${pattern}`);
    return specs;
  }

  return {
    results,
    whileBroken: async (
      { file, was, is }: Broken,
      modes: readonly string[],
      look: () => ReturnType<typeof results>,
    ) => {
      const sound = readProjectFile(file);
      writeFileSync(
        path.join(folder, file),
        sound.replace(was, () => is),
      );
      try {
        for (const mode of modes) await start('vite', 'build', '--logLevel', 'error', '--mode', mode);
        makeWhole(path.join(folder, 'dist'));
        return await look();
      } finally {
        writeFileSync(path.join(folder, file), sound);
      }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What is compressed is that of another build; one without its stamp would be made anew. */
function makeWhole(dist: string) {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(br|gz)$/.test(name))) rmSync(path.join(dist, file));
  writeFileSync(path.join(dist, '.stamp'), 'broken on purpose');
}

let copy: ReturnType<typeof openCopy> | null = null;

/** The browser test of a title that fails with something broken in the build; null: none does. */
export async function failedInBrowser(
  pattern: string,
  files: readonly string[],
  broken: Broken | null,
): Promise<string | null> {
  const { results, whileBroken } = await (copy ??= openCopy());
  const modes = modesOf(files);
  const look = () => results(pattern, files);
  const specs = broken ? await whileBroken(broken, modes, look) : await look();
  return specs.find(({ ok }) => !ok)?.title ?? null;
}

/** Removes the copy of the project, if there was one. */
export async function closeBrowser(): Promise<void> {
  const open = await copy;
  open?.close();
  copy = null;
}
