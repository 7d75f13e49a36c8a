import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { sourceTreeOf, type SourceTree } from '#server/audit/source-tree.ts';
import { cacheFolder, root } from './project.ts';

export type { SourceTree };

const sourceTree = z.object({ commit: z.string(), hasLocalChanges: z.boolean() });

export const sourceTreeNow = () => sourceTreeOf(root);

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
