import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from 'node:process';
import * as z from 'zod/mini';
import { cacheFolder } from '../support/project.ts';

const exploration = z.object({ suite: z.string(), states: z.int(), edges: z.int() });

/** How much the laws of a suite were held against. */
export type Exploration = z.infer<typeof exploration>;

const folder = path.join(cacheFolder, 'explorations');
const fileOf = (name: string) => path.join(folder, `${name}.json`);

/** Keeps the size of an exploration; of charts that are broken on purpose it says nothing. */
export function noteExploration(name: string, found: Exploration): void {
  if (env['MUTANT'] !== undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify(found));
}

/** The size of the last exploration of these names. */
export const lastExplorations = (names: readonly string[]): Exploration[] =>
  names
    .map(fileOf)
    .filter((file) => existsSync(file))
    .map((file) => exploration.parse(JSON.parse(readFileSync(file, 'utf8'))));
