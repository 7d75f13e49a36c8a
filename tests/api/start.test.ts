import { type IncomingHttpHeaders, createServer } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takePidLock } from '#server/database/pid-lock.ts';
import { createProxy } from '#server/http/proxy.ts';
import { PortTaken } from '#server/start/listen.ts';
import { BadOptions, readOptions } from '#server/start/options.ts';
import { startServer } from '#server/start/start-server.ts';
import { type TestNetwork, openNetwork, startLimit } from './network.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-'));
let network: TestNetwork;
beforeAll(async () => {
  network = await openNetwork();
}, startLimit);
afterAll(async () => {
  await network.close();
  rmSync(folder, { recursive: true });
});

describe('another network behind the portal', () => {
  async function upstream() {
    const seen: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        seen.push({ url: request.url, headers: request.headers, body });
        response.setHeader('set-cookie', 'token=stolen').setHeader('content-type', 'application/json');
        response.writeHead(201).end('{"data":1}');
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo; // It listens on a port.
    return { seen, url: new URL(`http://127.0.0.1:${port}/base/`), close: () => server.close() };
  }

  const env = { incoming: { headers: {}, socket: { remoteAddress: '192.0.2.1' } } };

  test('gets API calls with the authorization header and never a cookie', async () => {
    const { seen, url, close } = await upstream();
    const answer = await createProxy(url, null).request(
      '/publisher/v1/offers?limit=5&search=a%20b',
      {
        method: 'PUT',
        headers: { authorization: 'Bearer abc', cookie: 'token=x', 'content-type': 'application/json' },
        body: '{"a":1}',
      },
      env,
    );
    close();
    expect([answer.status, await answer.json(), answer.headers.has('set-cookie')]).toEqual([
      201,
      { data: 1 },
      false,
    ]);
    expect(seen).toMatchObject([
      {
        url: '/base/publisher/v1/offers?limit=5&search=a%20b',
        headers: { authorization: 'Bearer abc' },
        body: '{"a":1}',
      },
    ]);
    expect(seen[0]?.headers.cookie).toBeUndefined();
    expect(seen[0]?.headers.host).toBe(url.host);
  });

  test('[P9] gets calls whose path was chosen here by its own paths', async () => {
    const { seen, url, close } = await upstream();
    const { ownPaths } = readOptions([], {
      NETWORK_PATHS: '{"GET /publisher/v1/clicktags/{id}": "/tags/of/{id}"}',
    });
    const proxy = createProxy(url, null, { ownPaths });
    await proxy.request('/publisher/v1/clicktags/7?a=1', {}, env);
    await proxy.request('/publisher/v1/clicktags/7', { method: 'DELETE' }, env);
    close();
    expect(seen.map((request) => request.url)).toEqual([
      '/base/tags/of/7?a=1',
      '/base/publisher/v1/clicktags/7',
    ]);
    expect(() => readOptions([], { NETWORK_PATHS: '{"GET /publisher/v1/offers":"/x"}' })).toThrow(BadOptions);
  });

  test('does not get anything else, and its silence is an error', async () => {
    const { seen, url, close } = await upstream();
    expect((await createProxy(url, null).request('/dashboard', {}, env)).status).toBe(404);
    close();
    expect(seen).toEqual([]);
    const { status } = await createProxy(new URL('http://127.0.0.1:9'), null).request(
      '/oauth/token',
      { method: 'POST' },
      env,
    );
    expect(status).toBe(502);
  });
});

describe('starting', () => {
  test('flags win over the environment', () => {
    expect(readOptions([], {})).toMatchObject({ mode: 'start', port: 4310, now: null, isFresh: false });
    expect(readOptions([], { PORT: '5000' }).port).toBe(5000);
    expect(readOptions(['--port', '6000', '--fresh', '--dev'], { PORT: '5000' })).toMatchObject({
      mode: 'development',
      port: 6000,
      isFresh: true,
    });
    expect(
      readOptions(['--test', '--now', '2026-01-02T03:04:05Z'], { NETWORK_URL: 'https://a.test' }),
    ).toMatchObject({
      mode: 'test',
      now: new Date('2026-01-02T03:04:05Z'),
      networkUrl: null,
    });
    expect(readOptions([], { NETWORK_URL: 'https://api.example.net' }).networkUrl?.host).toBe(
      'api.example.net',
    );
  });

  test.each([[['--port', 'x']], [['--port', '70000']], [['--now', 'soon']], [['--unknown']]])(
    '%j makes no sense',
    (args) => {
      expect(() => readOptions(args, {})).toThrow(BadOptions);
    },
  );

  test.each(['localhost', 'http://localhost:6379'])('LIMITS_URL=%s makes no sense', (text) => {
    expect(() => readOptions([], { LIMITS_URL: text })).toThrow(
      /^LIMITS_URL has to be the address of a Redis/,
    );
  });

  test('a database server is never emptied', () => {
    expect(() => readOptions(['--fresh'], { DATABASE_URL: 'postgres://localhost/live' })).toThrow(BadOptions);
  });

  test('a taken port is named, with what to do', async () => {
    const port = new URL(network.url).port;
    const options = { ...readOptions(['--test', '--port', port], {}), servesPortal: false };
    const failure = await startServer(options).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PortTaken);
    expect(String(failure)).toContain(`PORT=${Number(port) + 1}`);
  });

  test('a data directory belongs to one process', () => {
    const path = join(folder, 'pid');
    writeFileSync(path, String(process.ppid));
    expect(takePidLock(path)).toEqual({ held: false, pid: process.ppid });
    writeFileSync(path, '999999999');
    const lock = takePidLock(path);
    expect(lock.held).toBe(true);
    if (lock.held) lock.release();
    expect(takePidLock(path).held).toBe(true);
  });
});
