import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export function hashFiles(folder: string, { patterns }: { patterns: string[] }) {
  const hash = createHash('sha256');
  const names = globSync(patterns, { cwd: folder }).toSorted();
  for (const name of names) {
    const path = join(folder, name);
    if (statSync(path).isFile()) hash.update(name).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}
