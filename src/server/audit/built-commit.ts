import { execFileSync } from 'node:child_process';

/** The commit of a folder, with ' +' where files differ from it; empty outside of a clone. */
export function builtCommit(root: string): string {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    const commit = git('rev-parse', 'HEAD');
    return git('status', '--porcelain') === '' ? commit : `${commit} +`;
  } catch {
    return '';
  }
}
