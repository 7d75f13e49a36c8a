import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitForPidLock } from '../database/pid-lock.ts';
import { hashFiles } from './hash-files.ts';
import { cacheDirectory, dist, galleryDirectory, root, sourceMaps } from './paths.ts';

const stampFile = join(dist, '.stamp');
const sources = {
  patterns: [
    'src/*',
    'src/!(server|styled-system)/**/*',
    'machines/**/*',
    'tests/machines/*.ts',
    'locales/**/*',
    '*.config.ts',
    'package-lock.json',
    'evidence.json',
  ],
};

// The key stands in the auditors' page.
const hashSources = () => `${hashFiles(root, sources)} ${process.env['EVIDENCE_PUBLIC_KEY'] ?? ''}`;

/** The portal could not be built; the message is what the build printed. */
export class BuildFailed extends Error {}

async function runBuild(): Promise<string> {
  const builds = join(import.meta.dirname, 'builds.ts');
  try {
    // The caller's own mode, that of a test runner for one, must not make it a development build of React.
    // The host writes the API's origin into the pages that it serves.
    const env = { ...process.env, NODE_ENV: 'production', API_ORIGIN: undefined };
    const run = (...modes: string[]) =>
      promisify(execFile)(process.execPath, [builds, ...modes], { cwd: root, env });
    // What stands beside the portal comes into the folder that its build empties. All are waited for when one fails.
    const running = [run('production', 'operators', 'audit'), run('gallery')];
    await Promise.allSettled(running);
    const printed = await Promise.all(running);
    return printed.map(({ stdout, stderr }) => stdout + stderr).join('');
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }; // What execFile rejects with.
    throw new BuildFailed(`The portal could not be built.\n${stdout}${stderr}`);
  }
}

const built = [join(dist, 'index.html'), join(galleryDirectory, 'gallery/index.html'), sourceMaps];
const missingOf = (files: readonly string[]) => files.filter((file) => !existsSync(file));

/** What an earlier build has left does not pass for that of one that fails. */
export function forgetBuilt(files: readonly string[]): void {
  for (const file of files) rmSync(file, { recursive: true, force: true });
}

/** Vite ends well where a plugin fails, also before its files are written. */
export function expectBuilt(files: readonly string[], printed: string): void {
  const missing = missingOf(files);
  if (missing.length === 0) return;
  throw new BuildFailed(`The portal could not be built: without ${missing.join(', ')}.\n${printed}`);
}

const isBuilt = (stamp: string | null) =>
  missingOf([...built, stampFile]).length === 0 &&
  (stamp === null || readFileSync(stampFile, 'utf8') === stamp);

// When its sources have changed, or only when it is missing.
export async function ensureBuild({ onlyWhenMissing }: { onlyWhenMissing: boolean }) {
  const stampNow = () => (onlyWhenMissing ? null : hashSources());
  if (isBuilt(stampNow())) return;
  const release = await waitForPidLock(join(cacheDirectory, 'build.pid'));
  try {
    if (isBuilt(stampNow())) return;
    const stamp = hashSources();
    const started = performance.now();
    console.error('Building the portal …');
    forgetBuilt(built);
    const printed = await runBuild();
    expectBuilt(built, printed);
    writeFileSync(stampFile, stamp);
    console.error(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  } finally {
    release();
  }
}
