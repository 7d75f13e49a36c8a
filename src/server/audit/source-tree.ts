import { execFileSync } from 'node:child_process';

/** What a folder holds: a commit, and whether files differ from it. */
export type SourceTree = { commit: string; hasLocalChanges: boolean };

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
