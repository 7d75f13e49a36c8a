import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { countInDatabase, countInMemory, openCounter } from '#server/auth/limit-counters.ts';
import { createLimits } from '#server/auth/limits.ts';
import { requestReset, resetPassword } from '#server/auth/password-reset.ts';
import { signIn } from '#server/auth/sign-in.ts';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrations.ts';
import { type TestNetwork, password, onFreshNetwork } from './network.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

const username = 'publisher@portal.test';
const home = '192.0.2.1';
const homeOfIpv6 = ['2001:db8:1:2::1', '2001:db8:1:2:a:b:c:d'] as const;

// A guesser's address, each time another one.
const addressOf = (index: number) => `198.51.${Math.floor(index / 256)}.${index % 256}`;

function visitors(counter = countInMemory()) {
  const limits = createLimits(network.network.clock, counter);
  const at = (address: string) => ({
    ...network.network,
    limits,
    address,
    agent: '',
    country: null,
    locale: 'en' as const,
  });
  /** `in`, or the code of the refusal. */
  const enter = (address: string, secret = password, name = username) =>
    signIn(at(address), { username: name, password: secret }).then(
      () => 'in',
      (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
    );
  const guess = async (count: number, name = username) => {
    const answers = [];
    for (let index = 0; index < count; index += 1) answers.push(await enter(addressOf(index), 'guess', name));
    return answers;
  };
  return { at, enter, guess };
}
const slowed = 'TOO_MANY_REQUESTS';

test('[E7] guesses from everywhere slow the strangers, not the owner where they signed in before', async () => {
  const { enter, guess } = visitors();
  expect([await enter(home), await enter(homeOfIpv6[0])]).toEqual(['in', 'in']);
  expect((await guess(33)).slice(29)).toEqual(['INVALID_CREDENTIALS', 'INVALID_CREDENTIALS', slowed, slowed]);
  expect([await enter(home), await enter(homeOfIpv6[1])]).toEqual(['in', 'in']);
  expect(await enter('203.0.113.1')).toBe(slowed);
  await network.request('/__test/clock', { json: { advanceMs: 10_000 } });
  expect([await enter('203.0.113.1'), await enter('203.0.113.1')]).toEqual(['in', 'in']);
});

test('[S9] an address that nobody registered is slowed as any', async () => {
  const { guess } = visitors();
  expect(await guess(33, 'nobody@portal.test')).toEqual(await guess(33));
});

test('[E7] a new password makes its address a known one', async () => {
  const { at, enter, guess } = visitors();
  await requestReset(at(home), { email: username });
  const { link } = await network.network.db.selectFrom('outbox').select('link').executeTakeFirstOrThrow();
  const token = new URL(link ?? '').searchParams.get('token') ?? '';
  const secret = 'a new password of the owner';
  await resetPassword(at(home), {
    email: username,
    token,
    password: secret,
    password_confirmation: secret,
  });
  await guess(33);
  expect([await enter(home, secret), await enter('203.0.113.1', secret)]).toEqual(['in', slowed]);
});

test('[E7] an address is forgotten half a year after its last sign-in', async () => {
  const { db } = network.network;
  const known = () => db.selectFrom('known_address').select('address').execute();
  await visitors().enter(home);
  const pass = (days: number) => network.request('/__test/clock', { json: { advanceMs: days * 86_400_000 } });
  await pass(180);
  expect(await known()).toEqual([{ address: home }]);
  await pass(1);
  expect(await known()).toEqual([]);
});

test('an address over its limit adds no keys for the accounts it names', async () => {
  const counter = countInMemory();
  const { at } = visitors(counter);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    await at(home).limits.spend('signInFromAddress', { address: home });
  }
  const before = counter.dump().storage.length;
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, index) =>
      visitors(counter).enter(home, 'guess', `${index}@portal.test`),
    ),
  );
  expect(new Set(answers)).toEqual(new Set([slowed]));
  expect([before, counter.dump().storage.length]).toEqual([1, 1]);
});

test('processes on one database count together; without it each goes on alone', async () => {
  const { clock } = network.network;
  const database = await openDatabase({ archive: null });
  await migrate(database.db);
  const [one, other] = [1, 2].map(() => createLimits(clock, countInDatabase(database.db)));
  const spend = async (times: number) => {
    const answers = [];
    for (let time = 0; time < times; time += 1) {
      const spent = (time % 2 ? one : other)?.spend('resetOfAccount', { account: 'ann' });
      answers.push(
        await spent?.then(
          () => 'counted',
          () => slowed,
        ),
      );
    }
    return answers;
  };
  const counted = (times: number) => Array.from({ length: times }, () => 'counted');
  expect(await spend(6)).toEqual([...counted(5), slowed]);
  expect((await database.db.selectFrom('attempt').selectAll().execute()).length).toBe(1);
  await one?.refund('resetOfAccount', { account: 'ann' });
  await one?.refund('resetOfAccount', { account: 'ann' });
  expect(await spend(2)).toEqual(['counted', slowed]);
  await other?.forget('resetOfAccount', { account: 'ann' });
  expect(await spend(6)).toEqual([...counted(5), slowed]);
  await database.close();
  expect(await spend(11)).toEqual([...counted(10), slowed]);
}, 60_000);

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

const openRedis = (port: number) =>
  openCounter(network.network.db, { limitsUrl: `redis://127.0.0.1:${port}`, databaseUrl: null });

async function startRedis(port: number): Promise<ChildProcess> {
  const child = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no']);
  for await (const text of child.stdout) if (String(text).includes('Ready to accept')) break;
  return child;
}

async function spendOn(limits: ReturnType<typeof createLimits>, times: number) {
  const key = { account: 'ann' };
  const spent = [];
  for (let time = 0; time < times; time += 1) {
    spent.push(
      await limits.spend('resetOfAccount', key).then(
        () => 'counted',
        () => slowed,
      ),
    );
  }
  return spent.filter((answer) => answer === 'counted').length;
}

test('without the Redis that is named each process counts alone, and says so once', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const { counter, close } = await openRedis(await freePort());
  expect(await spendOn(createLimits(network.network.clock, counter), 6)).toBe(5);
  await expect.poll(() => said.mock.calls.length).toBe(1);
  expect(String(said.mock.calls[0])).toMatch(/^limits: 127\.0\.0\.1:\d+ does not answer/);
  close();
  said.mockRestore();
});

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
test.skipIf(!hasRedis)('processes with one Redis count together, and go on when it is gone', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const port = await freePort();
  const redis = await startRedis(port);
  const opened = await Promise.all([openRedis(port), openRedis(port)]);
  const [one, other] = opened.map(({ counter }) => createLimits(network.network.clock, counter));
  if (!one || !other) throw new Error('Both are open');
  // Until each is connected it counts alone.
  await Promise.all(opened.map(({ connected }) => connected));
  expect([await spendOn(one, 3), await spendOn(other, 3)]).toEqual([3, 2]);
  await one.refund('resetOfAccount', { account: 'ann' });
  await one.refund('resetOfAccount', { account: 'ann' });
  expect([await spendOn(other, 2)]).toEqual([1]);
  await one.forget('resetOfAccount', { account: 'ann' });
  expect([await spendOn(other, 6)]).toEqual([5]);
  redis.kill();
  await once(redis, 'exit');
  expect([await spendOn(one, 6)]).toEqual([5]);
  for (const { close } of opened) close();
  said.mockRestore();
});
