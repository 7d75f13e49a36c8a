import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { noteOf, notedTree, sourceTreeOf, type SourceTree } from '#server/audit/source-tree.ts';
import { cacheFolder, root } from './project.ts';

export type { SourceTree };

export const sourceTreeNow = () => sourceTreeOf(root);

/** Keeps what a run was of, beside its results. */
export function noteRun(run: string, tree: SourceTree | null): void {
  const file = noteOf(cacheFolder, run);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(tree));
}

/** What the last run was of; null when nobody knows. */
export const lastRunOf = (run: string): SourceTree | null => notedTree(cacheFolder, run);
