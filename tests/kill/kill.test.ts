import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { randomOf } from '#server/demo/random.ts';
import { startOn, writeUntilKilled } from './rounds.ts';

const kills = Number(process.env['KILLS'] ?? 3);
const directory = mkdtempSync(join(tmpdir(), 'portal-kill-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test(
  `a network killed in the middle of writing, ${kills} times, opens again and has lost nothing it had confirmed`,
  { timeout: 60_000 + kills * 15_000 },
  async () => {
    const random = randomOf('kill');
    const confirmed = new Set<string>();
    let [clicks, sent] = [0, 0];
    for (let round = 0; round < kills; round += 1) {
      const server = await startOn(directory);
      const written = await writeUntilKilled(server, 100 + random() * 500);
      for (const name of written.reports) confirmed.add(name);
      clicks += written.clicks;
      sent += written.sent;
    }
    const { found, kill } = await startOn(directory);
    await kill();
    expect(confirmed.size).toBeGreaterThan(kills);
    expect([...confirmed.difference(new Set(found.reports))]).toEqual([]);
    expect(found.clicks).toBeGreaterThanOrEqual(clicks);
    expect(found.clicks).toBeLessThanOrEqual(sent);
    expect(found.counted).toBe(found.clicks);
    expect(clicks).toBeGreaterThan(kills);
  },
);
