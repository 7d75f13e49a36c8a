import { networkInterfaces } from 'node:os';
import { request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { demoBanner } from '#server/start/demo-banner.ts';
import { BadOptions, readOptions } from '#server/start/options.ts';
import type { Running } from '#server/start/run-server.ts';
import { startServer } from '#server/start/start-server.ts';
import { read, password, startLimit } from './network.ts';

const outside = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

let running: Running | null = null;
afterEach(async () => {
  await running?.close();
  running = null;
});

async function start(env: Record<string, string>) {
  running = await startServer({ ...readOptions(['--test', '--port', '0'], env), servesPortal: false });
  const { port } = new URL(running.url);
  const at = (name: string, path: string) => `http://${name}:${port}${path}`;
  const signIn = (name: string, username = 'publisher@portal.test') =>
    fetch(at(name, '/oauth/token'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: 'publisher', username, password }),
    });
  // Another Host than the address, which fetch does not send.
  const statusFor = (host: string, path = '/publisher/v1/config') =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers: { host }, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
  return { at, signIn, statusFor };
}

const config = '/publisher/v1/config';
const statusOf = async (url: string) => (await fetch(url)).status;
const codeOf = async (call: Promise<Response>) => read(await (await call).json(), 'code');

describe('a start without HOST', () => {
  test('listens on both loopback addresses and on no other', { timeout: startLimit }, async () => {
    const { at } = await start({});
    const names = ['localhost', '127.0.0.1', '[::1]'];
    expect(await Promise.all(names.map((name) => statusOf(at(name, config))))).toEqual([200, 200, 200]);
    expect(await statusOf(at('localhost', '/outbox'))).toBe(200);
    const addresses = outside === undefined ? [] : [outside];
    const seen = addresses.map((address) => statusOf(at(address, config)).catch(() => 'refused'));
    expect(await Promise.all(seen)).toEqual(addresses.map(() => 'refused'));
  });

  test('answers by the names of this machine alone, and that of PUBLIC_URL', async () => {
    const { statusFor } = await start({ PUBLIC_URL: 'https://portal.example' });
    const names = [
      'localhost',
      'localhost:4310',
      'a.localhost',
      '127.0.0.1:80',
      '[::1]:80',
      'portal.example',
    ];
    expect(await Promise.all(names.map((name) => statusFor(name)))).toEqual(names.map(() => 200));
    const others = [
      'rebound.example',
      'localhost.example',
      'portal.example.net',
      '192.0.2.1',
      '[::2]',
      '@',
      'x:y',
    ];
    expect(await Promise.all(others.map((name) => statusFor(name)))).toEqual(others.map(() => 421));
  });
});

describe.skipIf(!outside)('a network that others reach', () => {
  const name = outside ?? '';

  test.each([{ HOST: '0.0.0.0' }, { HOST: '::' }])(
    'by %j has outbox, gallery, test hooks and demo accounts closed',
    async (env) => {
      const { at, signIn } = await start(env);
      expect(await statusOf(at(name, config))).toBe(200);
      for (const path of ['/outbox', '/outbox/1', '/gallery/', '/gallery/index.html', '/__test/outbox']) {
        const answer = await fetch(at(name, path));
        expect([answer.status, await answer.text()]).toEqual([
          403,
          expect.stringMatching(
            /^The .* closed here, because others reach this server: EXPOSE=[\w-]+ opens .*\.\n$/,
          ),
        ]);
      }
      for (const path of ['/%6futbox', '//outbox', '/x/../outbox', '/OUTBOX', '/%5F_test/outbox']) {
        expect(await statusOf(at(name, path))).toBeGreaterThanOrEqual(403);
      }
      expect(await codeOf(signIn(name))).toBe('DEMO_CLOSED');
      expect(await codeOf(signIn(name, 'operator@portal.test'))).toBe('DEMO_CLOSED');
    },
  );

  test('behind another server has them closed too', async () => {
    const { at, signIn } = await start({ PUBLIC_URL: 'https://portal.example' });
    expect(await statusOf(at('localhost', '/outbox'))).toBe(403);
    expect(await codeOf(signIn('localhost'))).toBe('DEMO_CLOSED');
  });

  test('opens what EXPOSE names, and nothing else', async () => {
    const { at, signIn } = await start({ HOST: '0.0.0.0', EXPOSE: 'outbox, demo' });
    expect(await statusOf(at(name, '/outbox'))).toBe(200);
    expect((await signIn(name)).status).toBe(200);
    expect(await statusOf(at(name, '/__test/outbox'))).toBe(403);
  });
});

describe('options', () => {
  test.each([
    [{ HOST: 'my-laptop' }, /HOST has to be an address .* "my-laptop" is none/],
    [{ EXPOSE: 'outbox,everything' }, /EXPOSE knows no "everything"/],
    [{ HOST: '0.0.0.0', SEED: 'demo' }, /EXPOSE=demo/],
    [{ SEED: 'much' }, /There is no SEED "much"/],
  ])('%j is refused', (env, message) => {
    expect(() => readOptions([], env)).toThrow(BadOptions);
    expect(() => readOptions([], env)).toThrow(message);
  });

  test('npm run dev shows its sources to others only by name', () => {
    expect(() => readOptions(['--dev'], { HOST: '0.0.0.0' })).toThrow(/EXPOSE=development/);
    expect(readOptions(['--dev'], { HOST: '0.0.0.0', EXPOSE: 'development' }).mode).toBe('development');
    expect(readOptions(['--dev'], { HOST: '127.0.0.1' }).mode).toBe('development');
  });

  test('demo data fills what only this machine reaches', () => {
    const seedOf = (env: Record<string, string>) => readOptions([], env).seed;
    expect([seedOf({}), seedOf({ HOST: '::1' }), seedOf({ HOST: '0.0.0.0', EXPOSE: 'demo' })]).toEqual([
      'demo',
      'demo',
      'demo',
    ]);
    const database = { DATABASE_URL: 'postgres://db.example/portal' };
    const open = { HOST: '0.0.0.0' };
    const outer = { PUBLIC_URL: 'https://portal.example' };
    expect([seedOf(open), seedOf(outer), seedOf(database), seedOf({ SEED: 'none' })]).toEqual(
      Array.from({ length: 4 }, () => 'none'),
    );
    expect(seedOf({ ...database, SEED: 'demo' })).toBe('demo');
  });
});

describe('the banner', () => {
  const url = 'http://localhost:4310';
  const demoLink = `${url}/?ott=secret`;
  const printed = (env: Record<string, string>, link: string | null, hasOperator = false) => {
    const { publicUrl, reach, showsOutbox, smtp } = readOptions([], env);
    return demoBanner({ url, publicUrl, reach, showsOutbox, smtp, demoLink: link, hasOperator, seconds: 1 });
  };

  test('says that only this machine reaches the demo', () => {
    const text = printed({}, demoLink);
    expect(text).toContain('Only this machine reaches it. HOST=0.0.0.0 opens it');
    expect(text).toContain(demoLink);
    expect(text).toContain(`${url}/outbox`);
  });

  test('says who reaches an open network, and what is closed', () => {
    const text = printed({ HOST: '0.0.0.0', EXPOSE: 'gallery' }, null);
    expect(text).toContain('Everybody who reaches this machine reaches it.');
    expect(text).toContain('Closed to all: demo, development, outbox, test hooks.');
    expect(text).toContain(outside === undefined ? url : `http://${outside}:4310`);
    expect(text).toContain('Sign-ins from other machines need https');
    expect(text).toContain('There is no operator yet.');
    expect(text).not.toMatch(/portal-demo|ott=|4310\/outbox/);
    expect(printed({ HOST: '0.0.0.0' }, null, true)).not.toContain('no operator');
    const behind = printed({ PUBLIC_URL: 'https://portal.example' }, null);
    expect(behind).toContain('reaches portal.example reaches it');
    expect(behind).toContain(`    https://portal.example\n    ${url}\n`);
    expect(behind).not.toContain('need https');
    const beside = printed({ PUBLIC_URL: 'https://portal.localhost' }, null);
    expect(beside).toContain(`    https://portal.localhost\n    ${url}\n`);
    expect(beside).not.toContain('HOST=0.0.0.0');
  });
});
