import { once } from 'node:events';
import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { type ServerResponse, createServer } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { movableClock } from '#server/clock.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrations.ts';
import { createOutgoingCalls } from '#server/outgoing/outgoing-calls.ts';
import { hostOf } from '#server/outgoing/host-of.ts';
import { resolvePublic } from '#server/outgoing/resolve.ts';
import { postbackCalls } from '#server/postbacks/deliver-due.ts';
import { startLimit } from './network.ts';

const now = new Date('2026-11-20T12:00:00Z');

let database: Database;
let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  database = await openDatabase({ archive: null });
  await migrate(database.db);
  site = await openSite();
}, startLimit);
beforeEach(async () => {
  await database.db.deleteFrom('postback_attempt').execute();
  await database.db.deleteFrom('postback_delivery').execute();
  site.reset();
});
afterAll(async () => {
  site.close();
  await database.close();
});

// Every port of 127.0.0.0/8 is a host of its own: those from 127.1.0.0 on answer when they are told to.
async function openSite() {
  const state = {
    atOnce: new Map<string, number>(),
    most: 0,
    answered: [] as string[],
    held: [] as ServerResponse[],
  };
  const server = createServer((request, response) => {
    const { host = '' } = request.headers;
    const open = (state.atOnce.get(host) ?? 0) + 1;
    state.atOnce.set(host, open);
    state.most = Math.max(state.most, open);
    response.on('close', () => state.atOnce.set(host, (state.atOnce.get(host) ?? 0) - 1));
    if (host.startsWith('127.1.')) state.held.push(response);
    else {
      state.answered.push(request.url ?? '');
      response.end();
    }
  }).listen(0, '0.0.0.0');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    quick: (index: number) => `http://127.0.1.${index}:${port}/`,
    slow: (index: number) => `http://127.1.${Math.floor(index / 250)}.${(index % 250) + 1}:${port}/`,
    state,
    reset: () => Object.assign(state, { atOnce: new Map(), most: 0, answered: [], held: [] }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const due = (urls: string[], at = now) =>
  database.db
    .insertInto('postback_delivery')
    .values(
      urls.map((url) => ({
        partner_id: 1,
        postback_id: 1,
        conversion_id: '00000000-0000-4000-8000-000000000000',
        event_id: 'lead' as const,
        method: 'GET' as const,
        url,
        host: hostOf(url),
        status: 'queued' as const,
        attempts: 0,
        next_at: at,
        created_at: at,
      })),
    )
    .execute();
const process = () => {
  const context = {
    db: database.db,
    clock: movableClock(now),
    origin: '',
    allowsLoopback: true,
    mailer: null,
  };
  return createOutgoingCalls([postbackCalls(() => context)]);
};
const times = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));
const states = () =>
  database.db
    .selectFrom('postback_delivery')
    .select(['status', 'attempts', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(['status', 'attempts'])
    .orderBy('status')
    .execute();

describe('[O7] hosts that do not answer', () => {
  test('keep no other host waiting that has answered before, however many they are', async () => {
    const calls = process();
    await due(times(10, (index) => site.quick(index)));
    calls.wake();
    await calls.settled();
    await due(times(1000, (index) => site.slow(index % 300)));
    calls.wake();
    await expect.poll(() => site.state.held.length).toBeGreaterThan(100);
    await due(times(400, (index) => site.quick(index % 10)));
    const started = performance.now();
    calls.wake();
    await expect.poll(() => site.state.answered.length, { timeout: 4500 }).toBe(410);
    expect(performance.now() - started).toBeLessThan(4500);
    await calls.close();
  });

  test('get four calls at once', async () => {
    await due(times(20, () => site.slow(0)));
    const calls = process();
    calls.wake();
    await expect.poll(() => site.state.held.length).toBe(4);
    // As many again for each answer.
    for (const response of site.state.held.splice(0)) response.end();
    await expect.poll(() => site.state.held.length).toBe(4);
    expect(site.state.most).toBe(4);
    await calls.close();
  });

  test('do not delay the end, and get their calls from the next process', async () => {
    await due(times(50, (index) => site.slow(index)));
    const calls = process();
    calls.wake();
    await expect.poll(() => site.state.held.length).toBe(50);
    const started = performance.now();
    await calls.close();
    expect(performance.now() - started).toBeLessThan(3000);
    expect(await states()).toEqual([{ status: 'queued', attempts: 0, count: 50 }]);
    const next = process();
    next.wake();
    await expect.poll(() => site.state.held.length).toBe(100);
    for (const response of site.state.held) response.end();
    await next.settled();
    expect(await states()).toEqual([{ status: 'delivered', attempts: 1, count: 50 }]);
    await next.close();
  });
});

test('[O7] outcomes of calls that end together are written by 25, so that clicks wait for no more', async () => {
  await due(times(100, (index) => site.slow(index)));
  const calls = process();
  calls.wake();
  await expect.poll(() => site.state.held.length).toBe(100);
  for (const response of site.state.held) response.end();
  await calls.settled();
  // One transaction each.
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from postback_attempt group by xmin`.execute(database.db);
  expect(rows.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(100);
  expect(Math.max(...rows.map(({ count }) => count))).toBeLessThanOrEqual(25);
  await calls.close();
});

test('[O7] many processes make each call once', async () => {
  await due(times(300, (index) => `${site.quick(index % 7)}${index}`));
  const processes = times(3, process);
  for (const calls of processes) calls.wake();
  await Promise.all(processes.map((calls) => calls.settled()));
  expect(site.state.answered.toSorted()).toEqual(times(300, (index) => `/${index}`).toSorted());
  expect(await states()).toEqual([{ status: 'delivered', attempts: 1, count: 300 }]);
  await Promise.all(processes.map((calls) => calls.close()));
});

test('names whose server is silent keep no other name waiting', async () => {
  const server = createSocket('udp4');
  // Answers for `known.test` with 192.0.2.1, and nothing else.
  server.on('message', (query, from) => {
    if (!query.includes('known')) return;
    const isFour = query.readUInt16BE(query.indexOf('test') + 5) === 1;
    const end = query.indexOf('test') + 9;
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 192, 0, 2, 1]);
    const head = Buffer.from(query.subarray(0, end));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(isFour ? 1 : 0, 6);
    head.writeUInt16BE(0, 8);
    head.writeUInt16BE(0, 10);
    server.send(isFour ? Buffer.concat([head, answer]) : head, from.port, from.address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  const resolver = new Resolver({ timeout: 1000, tries: 1 });
  resolver.setServers([`127.0.0.1:${server.address().port}`]);
  const silent = times(50, (index) =>
    resolvePublic(`silent-${index}.test`, resolver).catch((error: unknown) => error),
  );
  const started = performance.now();
  expect(await resolvePublic('known.test', resolver)).toEqual([{ address: '192.0.2.1', family: 4 }]);
  expect(performance.now() - started).toBeLessThan(900);
  expect((await Promise.all(silent)).every((found) => found instanceof Error)).toBe(true);
  server.close();
});
