import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../support/project.ts';
import { isWholeProduct } from '../support/whole-product.ts';
import { publisherAt } from './failing-disk.ts';
import { startOn } from './rounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [live, fresh, file] = ['live', 'fresh', 'a.backup'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
]; // As many as names.

async function run(directory: string, ...parameters: string[]) {
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    env: { ...process.env, DATA_DIRECTORY: directory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    once(child, 'close'),
  ]);
  return { code: child.exitCode, stdout: stdout.join(''), stderr: stderr.join('') };
}

// With three servers; `src/server/backups` restores without any.
test.runIf(isWholeProduct)(
  'a backup of a network that is written to restores all that was confirmed before it, and figures that agree',
  { timeout: 120_000 },
  async () => {
    const server = await startOn(live);
    const publisher = await publisherAt(server);
    const confirmed = ['one', 'two', 'three'];
    for (const name of confirmed) await publisher.save(name);
    const stopped = new AbortController();
    const writing = (async () => {
      while (!stopped.signal.aborted) {
        await Promise.all([publisher.click(), publisher.save(crypto.randomUUID())]);
      }
    })();
    const backup = await run(live, 'src/server/backup.ts', file);
    stopped.abort();
    await writing;
    expect(backup).toMatchObject({ code: 0, stderr: '' });
    expect(backup.stdout).toMatch(/^ {2}partner +\d+$/m);
    expect(backup.stdout).toMatch(/pages, all sound\n\n.*SHA-256: [\da-f]{64}/);

    const refused = await run(live, 'src/server/restore.ts', file, '--replace');
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr.trim()).toMatch(/^The data in .* is in use by process \d+\. [^\n]+$/);
    await server.stop();

    const restore = await run(fresh, 'src/server/restore.ts', file);
    expect(restore).toMatchObject({ code: 0, stderr: '' });
    const copy = await startOn(fresh);
    await copy.kill();
    expect(copy.found.reports).toEqual(expect.arrayContaining(confirmed));
    expect(copy.found.counted).toBe(copy.found.clicks);
  },
);

test('npm start ends with 1 and a sentence where data is not whole', { timeout: 60_000 }, async () => {
  const directory = join(folder, 'half');
  mkdirSync(join(directory, 'pg'), { recursive: true });
  writeFileSync(join(directory, 'pg', 'postgresql.conf'), '');
  const ended = await run(directory, 'src/server/main.ts', '--dev', '--port', '0');
  expect(ended).toMatchObject({ code: 1, stdout: '' });
  expect(ended.stderr.trim()).toMatch(
    /^The database in \S+ is incomplete: PG_VERSION, [^\n]+ are missing\. [^\n]+$/,
  );
});
