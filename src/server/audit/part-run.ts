import { existsSync, readFileSync } from 'node:fs';
import { partRun, type PartRun } from '#contract/audit.ts';
import { noteOf } from './source-tree.ts';

/** Where a run of some files of tests is noted, or of all of them outside of `npm test`. */
export const partFileIn = (cache: string): string => noteOf(cache, 'part');

/** The last of them, unless a whole run came later; null when there is none, or only half of the note. */
export function partRunIn(cache: string, whole: string | null): PartRun | null {
  const file = partFileIn(cache);
  if (!existsSync(file)) return null;
  try {
    const part = partRun.parse(JSON.parse(readFileSync(file, 'utf8')));
    return whole !== null && part.at <= whole ? null : part;
  } catch {
    return null;
  }
}
