import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { testDatabases } from '#server/start/test-databases.ts';
import { accounts, signInAt } from '../support/network.ts';
import { startNetwork } from '../support/start-network.ts';
import { startLimit } from './network.ts';

const server = process.env['TEST_DATABASE_URL'] ?? null;
const start = new Date('2026-11-20T12:00:00Z');
type Sent = { body: unknown; headers?: Record<string, string> };
const ten = Array.from({ length: 10 }, (_, index) => index);

describe.skipIf(server === null)('two processes on one PostgreSQL', () => {
  let database: Database;
  let processes: Awaited<ReturnType<typeof startNetwork>>[] = [];
  beforeAll(async () => {
    const open = await testDatabases(server, start);
    database = await open();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    const place = new URL(server ?? '');
    place.pathname = `/${rows[0]?.name}`;
    const begin = () => startNetwork({ database: { place: place.href, events: 0 } });
    // The first one migrates.
    processes = [await begin(), await begin()];
  }, startLimit);
  afterAll(async () => {
    await Promise.all(processes.map(({ stop }) => stop()));
    await database.close();
  });

  /** A POST to one process after the other. */
  const post = async (nth: number, path: string, { body, headers = {} }: Sent) => {
    const answer = await fetch(`${processes[nth % 2]?.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return {
      status: answer.status,
      text: await answer.text(),
      isReplay: answer.headers.has('idempotency-replayed'),
    };
  };

  test('[E7] share their limits, also for requests at the same moment', async () => {
    const request = (nth: number) =>
      post(nth, '/password/publisher/email', { body: { email: accounts.publisher } });
    const first = await Promise.all(ten.map(request));
    const answered = (status: number) => first.filter((answer) => answer.status === status).length;
    expect([answered(200), answered(429)]).toEqual([5, 5]);
    expect([(await request(0)).status, (await request(1)).status]).toEqual([429, 429]);
    const counted = await database.db.selectFrom('attempt').select('points').execute();
    expect(counted.map(({ points }) => points)).toEqual([12, 12]);
  });

  test('[O3] make one campaign of ten requests with one idempotency key', async () => {
    const { access_token: token } = await signInAt(processes[0]?.url ?? '');
    const run = (nth: number, key: string) =>
      post(nth, '/publisher/v1/offers/47790/run', {
        body: { name: 'Both' },
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      });
    const made = async () =>
      (await database.db.selectFrom('campaign').select('id').where('name', '=', 'Both').execute()).length;
    const answers = await Promise.all(ten.map((nth) => run(nth, 'one')));
    expect(answers.map(({ status }) => status)).toEqual(ten.map(() => 200));
    expect(answers.filter(({ isReplay }) => isReplay)).toHaveLength(9);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await made()).toBe(1);
    await Promise.all(ten.map((nth) => run(nth, `another-${nth}`)));
    expect(await made()).toBe(11);
  });
});
