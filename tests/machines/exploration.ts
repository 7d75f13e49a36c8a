import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from 'node:process';
import type { Exploration } from '#contract/audit.ts';
import { explorationsFolderIn } from '#server/audit/explorations.ts';
import { cacheFolder } from '../support/project.ts';
import { sourceTreeNow } from '../support/source-tree.ts';

/** Keeps how far laws were explored; of charts that are broken on purpose it says nothing. */
export function noteExploration(name: string, found: Pick<Exploration, 'suite' | 'states' | 'edges'>): void {
  if (env['MUTANT'] !== undefined) return;
  const folder = explorationsFolderIn(cacheFolder);
  mkdirSync(folder, { recursive: true });
  const noted: Exploration = { ...found, at: new Date().toISOString(), of: sourceTreeNow() };
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(noted));
}
