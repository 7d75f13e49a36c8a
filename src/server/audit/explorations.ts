import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exploration, type Exploration } from '#contract/audit.ts';

/** Where the tests note how far laws were explored. */
export const explorationsFolderIn = (cache: string): string => join(cache, 'explorations');

/** What was noted last of each suite; what is half written, or in the form of another release, is left out. */
export function explorationsIn(cache: string): Exploration[] {
  const folder = explorationsFolderIn(cache);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      try {
        return [exploration.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))];
      } catch {
        return [];
      }
    });
}
