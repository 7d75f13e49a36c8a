import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Not committed: `npm run evidence` writes it, the build takes it along. */
export const evidenceFileIn = (root: string): string => join(root, 'evidence.json');

/** The evidence as it was written, else JSON null. */
export function evidenceText(root: string): string {
  const file = evidenceFileIn(root);
  return existsSync(file) ? readFileSync(file, 'utf8') : 'null';
}
