import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { migrate } from '#server/database/migrations.ts';
import { readOptions } from '#server/start/options.ts';
import type { Running } from '#server/start/run-server.ts';
import { startServer } from '#server/start/start-server.ts';
import { findPostgresql, startPostgresql, type PostgresqlServer } from '../support/postgresql.ts';
import { root } from '../support/project.ts';
import { read, readList, startLimit } from './network.ts';

const installation = findPostgresql();
const email = 'someone@example.net';
const password = 'correct horse battery staple';
const writers = 4;

let postgresql: PostgresqlServer;
let running: Running;
let token: string;

async function operator(...parameters: string[]) {
  const env = { ...process.env, DATABASE_URL: postgresql.url };
  const { stdout } = await promisify(execFile)(process.execPath, ['src/server/operator.ts', ...parameters], {
    cwd: root,
    env,
  });
  return stdout;
}

async function call(place: string, body?: unknown) {
  const answer = await fetch(running.url + place, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { status, headers } = answer;
  return { status, retryAfter: headers.get('retry-after'), body: (await answer.json()) as unknown };
}

describe.skipIf(!installation)('a network of one’s own, on an empty PostgreSQL', () => {
  beforeAll(async () => {
    if (installation) postgresql = await startPostgresql(installation, { isDurable: true });
  }, startLimit);
  afterAll(async () => {
    await running?.close();
    await postgresql?.stop();
  });

  test('has no account but the operators that the command makes', { timeout: startLimit }, async () => {
    const printed = await operator('add', email);
    const [link = ''] = /http:\S+/.exec(printed) ?? [];
    expect(printed).toContain(
      `${email} is an operator (admin). This link sets the password, once and within 24 hours`,
    );
    expect(printed).toContain('It is for a portal at http://localhost:4310. PUBLIC_URL names another');
    await operator('add', 'other@example.net');
    await operator('remove', 'other@example.net');
    expect((await operator('list')).trim().split('\n')).toEqual([
      `${email}   admin`,
      'other@example.net   admin, removed: add opens it again',
    ]);
    running = await startServer({
      ...readOptions(['--port', '0'], { DATABASE_URL: postgresql.url }),
      servesPortal: false,
    });
    token = '';
    const signIn = (username: string, secret: string) =>
      call('/oauth/token', { client_id: 'publisher', username, password: secret });
    expect((await signIn('operator@portal.test', 'portal-demo')).status).toBe(400);
    const { searchParams } = new URL(link);
    const set = { ...Object.fromEntries(searchParams), password, password_confirmation: password };
    expect((await call('/password/publisher/reset', set)).status).toBe(200);
    token = String(read((await signIn(email, password)).body, 'access_token'));
    const stored = running.network?.db
      .selectFrom('app_user')
      .select('password_hash')
      .where('email', '=', email);
    expect((await stored?.execute())?.map((row) => row.password_hash)).toEqual([
      expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    ]);
    for (const place of [
      '/publisher/v1/user-profile',
      '/publisher/v1/offers',
      '/publisher/v1/config',
      '/storage/dict.json',
    ]) {
      expect([place, (await call(place)).status]).toEqual([place, 200]);
    }
    expect(readList((await call('/publisher/v1/offers')).body, 'data')).toEqual([]);
    const terms = readList((await call('/publisher/v1/terms')).body, 'data.data');
    expect(terms.map((one) => [read(one, 'in_force'), read(one, 'is_placeholder')])).toEqual([[true, true]]);
  });

  test('[O9] has the categories that an offer needs, as one that began without them has by now', async () => {
    const db = running.network?.db;
    if (!db) throw new Error('No network runs');
    const named = async () =>
      readList((await call('/public/v1/dict/categories?limit=-1')).body, 'data.data').map((row) =>
        read(row, 'name'),
      );
    const names = await named();
    expect([names.length, names.slice(0, 3)]).toEqual([17, ['Education', 'Energy', 'Entertainment']]);
    await db.deleteFrom('category').execute();
    await sql`delete from kysely_migration where name >= '0195_categories'`.execute(db);
    // What later ones have added.
    await sql`alter table partner drop column reviewed_by`.execute(db);
    await sql`alter table payment drop column decided_by`.execute(db);
    await migrate(db);
    expect(await named()).toEqual(names);
    const { id } = await db
      .selectFrom('category')
      .select('id')
      .where('name', '=', 'Travel')
      .executeTakeFirstOrThrow();
    const offer = {
      name: 'Fjord cruises',
      category_id: id,
      currency: 'EUR',
      countries: ['NO'],
      payouts: [{ model: 'CPS', percent: 5 }],
    };
    expect(await call('/publisher/v1/offers', offer)).toMatchObject({
      status: 200,
      body: { data: { name: 'Fjord cruises', category: { name: 'Travel' }, status: 'active' } },
    });
  });

  test('refuses a database that is not in UTF-8, in a sentence', async () => {
    const db = running.network?.db;
    if (!db) throw new Error('No network runs');
    await sql`create database old encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C' template template0`.execute(
      db,
    );
    const url = new URL(postgresql.url);
    url.pathname = '/old';
    const started = startServer({
      ...readOptions(['--port', '0'], { DATABASE_URL: url.href }),
      servesPortal: false,
    });
    await expect(started).rejects.toThrow('is encoded as SQL_ASCII, and the portal needs UTF8');
  });

  test(
    'answers 503 while PostgreSQL restarts under load, loses nothing that it has confirmed, and goes on by itself',
    { timeout: startLimit },
    async () => {
      // A line for each call that fails.
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const confirmed: string[] = [];
      const refused: string[] = [];
      const over = new AbortController();
      const until = (isReached: () => boolean) => vi.waitUntil(isReached, { timeout: 20_000, interval: 20 });
      async function write() {
        while (!over.signal.aborted) {
          const name = crypto.randomUUID();
          const { status, retryAfter, body } = await call('/publisher/v1/analytics', {
            name,
            query: 'dimensions=country',
          });
          if (status === 200) confirmed.push(name);
          else refused.push(JSON.stringify([status, retryAfter, read(body, 'code')]));
        }
      }
      const writing = Array.from({ length: writers }, write);
      await until(() => confirmed.length > writers);
      for (let round = 0; round < 2; round += 1) {
        const [soFar, seen] = [confirmed.length, refused.length];
        await postgresql.restart(() => until(() => refused.length > seen + writers));
        await until(() => confirmed.length > soFar + 2 * writers);
      }
      over.abort();
      await Promise.all(writing);
      log.mockRestore();
      expect([...new Set(refused)]).toEqual([JSON.stringify([503, '5', 'SERVICE_UNAVAILABLE'])]);
      const reports = await running.network?.db.selectFrom('saved_report').select('name').execute();
      const found = new Set(reports?.map(({ name }) => name));
      expect(confirmed.filter((name) => !found.has(name))).toEqual([]);
    },
  );
});
