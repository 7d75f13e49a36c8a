import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { cacheFolder, root } from './project.ts';

const sourceTree = z.object({ commit: z.string(), hasLocalChanges: z.boolean() });

/** What was run: a commit, and whether files differed from it. */
export type SourceTree = z.infer<typeof sourceTree>;

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** Null where the project has no history. */
export function sourceTreeNow(): SourceTree | null {
  try {
    return {
      commit: git('rev-parse', 'HEAD'),
      hasLocalChanges: git('status', '--porcelain') !== '',
    };
  } catch {
    return null;
  }
}

const fileOf = (run: string) => path.join(cacheFolder, 'runs', `${run}.json`);

/** Keeps what a run was of, beside its results. */
export function noteRun(run: string, tree: SourceTree | null): void {
  mkdirSync(path.dirname(fileOf(run)), { recursive: true });
  writeFileSync(fileOf(run), JSON.stringify(tree));
}

/** What the last run was of; null when nobody knows. */
export function lastRunOf(run: string): SourceTree | null {
  const file = fileOf(run);
  if (!existsSync(file)) return null;
  return z.nullable(sourceTree).parse(JSON.parse(readFileSync(file, 'utf8')));
}
