import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { canLimit, endLimit, limitFiles, publisherAt, runLimited, sizes } from './failing-disk.ts';
import { startOn } from './rounds.ts';

const directory = mkdtempSync(join(tmpdir(), 'portal-disk-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const patience = { timeout: 30_000, interval: 200 };

test.skipIf(!canLimit())(
  'a disk that takes nothing: every request is answered, reading goes on, saving comes back by itself, SIGTERM ends it',
  { timeout: 120_000 },
  async () => {
    const server = await startOn(directory);
    const publisher = await publisherAt(server);
    expect((await publisher.save('before')).status).toBe(200);

    limitFiles(server.pid, sizes.nothing);
    const failed = await Promise.all(['a', 'b', 'c', 'd'].map(publisher.save));
    for (const answer of failed) {
      expect(answer).toMatchObject({ status: 503, retryAfter: '5' });
      expect(answer.text).toMatch(/"(?:STORAGE|SERVICE)_UNAVAILABLE"/);
    }
    const page = await publisher.click();
    expect(page.status).toBe(503);
    expect(page.text).toContain('<h1>This page cannot be opened at the moment</h1>');
    expect((await publisher.readContract()).status).toBe(200);

    limitFiles(server.pid, sizes.reading);
    await expect.poll(async () => (await publisher.list()).status, patience).toBe(200);
    const refused = await publisher.save('still refused');
    expect(refused).toMatchObject({ status: 503, retryAfter: '5' });
    expect(refused.text).toContain('"STORAGE_UNAVAILABLE"');
    expect((await publisher.list()).text).toContain('"before"');

    const backup = runLimited(directory, ['src/server/backup.ts', join(directory, 'b.backup')]);
    expect(backup).toMatchObject({ status: 1, stdout: '' });
    expect(backup.stderr).toMatch(
      /^\n(?:The disk takes nothing more|The running portal cannot be backed up): [^\n]+\n\n$/,
    );

    endLimit(server.pid);
    await expect.poll(async () => (await publisher.save('after')).status, patience).toBe(200);

    limitFiles(server.pid, sizes.nothing);
    expect((await publisher.save('lost')).status).toBe(503);
    const started = performance.now();
    await server.stop();
    expect(performance.now() - started).toBeLessThan(8000);

    const { found, kill } = await startOn(directory);
    await kill();
    expect(found.reports.filter((name) => /^[a-z ]+$/.test(name))).toEqual(['before', 'after']);
  },
);

test.skipIf(!canLimit())(
  'a disk that takes nothing: no database is begun on it, and one sentence says so',
  { timeout: 120_000 },
  () => {
    const fresh = join(directory, 'fresh');
    const { status, stdout, stderr } = runLimited(fresh, ['src/server/operator.ts', 'list']);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^\nNo database could be created in [^\n]+fresh: [^\n]+\. Make sure that the disk has room for it and takes it, and try again\.\n\n$/,
    );
  },
);
