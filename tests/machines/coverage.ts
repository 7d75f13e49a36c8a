import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { cacheFolder } from '../support/project.ts';

const coverageSchema = z.record(z.string(), z.object({ total: z.number(), taken: z.number() }));

/** How many transitions of each chart there are, and how many a walk has taken. */
export type Coverage = z.infer<typeof coverageSchema>;

const file = path.join(cacheFolder, 'transitions.json');

/** Keeps the coverage of this run. */
export function noteCoverage(coverage: Coverage): void {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(file, JSON.stringify(coverage));
}

/** Forgets the coverage of the run before. */
export const forgetCoverage = (): void => rmSync(file, { force: true });

/** The coverage of the last run in words, one line a chart, such as 'session 48/48'. */
export function coverageLines(): string[] {
  if (!existsSync(file)) return [];
  const coverage = coverageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(coverage).map(([chart, { total, taken }]) => `${chart} ${taken}/${total}`);
}
