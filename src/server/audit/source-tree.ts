import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { SourceTree } from '#contract/audit.ts';

export type { SourceTree };

/** Null outside of a clone. */
export function sourceTreeOf(root: string): SourceTree | null {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    return { commit: git('rev-parse', 'HEAD'), hasLocalChanges: git('status', '--porcelain') !== '' };
  } catch {
    return null;
  }
}

/** Where the tests note what a run was of, beside its results. */
export const noteOf = (cache: string, run: string): string => join(cache, 'runs', `${run}.json`);

const noted = z.nullable(z.object({ commit: z.string(), hasLocalChanges: z.boolean() }));

/** What the last run was of; null when nobody knows. */
export function notedTree(cache: string, run: string): SourceTree | null {
  const file = noteOf(cache, run);
  return existsSync(file) ? noted.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
