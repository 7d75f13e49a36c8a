import { sql } from 'kysely';
import { vi } from 'vitest';
import { type Db, openDatabase } from '#server/database/database.ts';
import { testDatabases } from '#server/start/test-databases.ts';
import { startNetwork } from '../support/start-network.ts';
import { freePort, has, startRedis } from '../support/web-servers.ts';
import { startFront } from './front.ts';

/** The PostgreSQL server of these tests; without it they are skipped. */
export const server = process.env['TEST_DATABASE_URL'] ?? null;
export const start = new Date('2026-11-20T12:00:00Z');
/** Of the demo's publisher. */
export const [lead, other] = [
  { link: 4, offer: 48_466 },
  { link: 6, offer: 47_355 },
];
const size = 4;
const members = Array.from({ length: size }, (_, nth) => nth);

const addressOf = (name: string) => {
  const place = new URL(server ?? '');
  place.pathname = `/${name}`;
  return place.href;
};

async function nameOf(db: Db) {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name ?? '';
}

/** A new database without anything in it. */
export async function openEmptyDatabase() {
  const name = `portal_empty_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = await openDatabase({ url: server ?? '' });
  await sql`create database ${sql.id(name)} template template0`.execute(admin.db);
  const database = await openDatabase({ url: addressOf(name) });
  return {
    db: database.db,
    address: addressOf(name),
    close: async () => {
      await database.close();
      // Connections that are closed end a moment later on the server.
      await vi.waitFor(() => sql`drop database ${sql.id(name)}`.execute(admin.db), 5000);
      await admin.close();
    },
  };
}

/** Four processes on one database behind one front, which count attempts in Redis where it is installed. */
export async function startGroup() {
  const database = await (await testDatabases(server, start))();
  const [port, redisPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const redis = has.redis ? await startRedis(redisPort) : null;
  const env = {
    DATABASE_URL: addressOf(await nameOf(database.db)),
    PUBLIC_URL: url,
    TRUSTED_PROXIES: 'loopback',
    ...(redis && { LIMITS_URL: `redis://127.0.0.1:${redisPort}` }),
  };
  const program = ['tests/group/member.ts', '--port', '0', '--now', start.toISOString()];
  const processes = await Promise.all(members.map(() => startNetwork({ program, env })));
  const urls = processes.map((member) => member.url);
  const front = await startFront({ port, members: urls });
  return {
    db: database.db,
    /** Of the front. */
    url,
    /** Each by its own address. */
    members: processes,
    /** A path of one after the other. */
    at: (nth: number, path: string) => `${urls[nth % size]}${path}`,
    close: async () => {
      await front.stop();
      await Promise.all(processes.map(({ stop }) => stop()));
      await redis?.stop();
      await database.close();
    },
  };
}
export type Group = Awaited<ReturnType<typeof startGroup>>;

type Sent = { token?: string; json?: unknown; form?: FormData; method?: string; key?: string };
/** A request to one process or to the front; redirects are not followed. */
export async function send(url: string, { token, json, form, method, key }: Sent = {}) {
  const body = json === undefined ? form : JSON.stringify(json);
  const answer = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return {
    status: answer.status,
    headers: answer.headers,
    bytes,
    text: bytes.toString(),
    /** Of an answer in JSON. */
    body: () => JSON.parse(bytes.toString()) as unknown,
  };
}

export const times = <T>(count: number, act: (nth: number) => T) =>
  Array.from({ length: count }, (_, nth) => act(nth));
/** How many answers have each status. */
export const counted = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, same]) => [status, same.length]),
  );
