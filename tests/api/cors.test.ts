import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProxy } from '#server/http/proxy.ts';
import { BadOptions, readOptions } from '#server/start/options.ts';
import { startServer } from '#server/start/start-server.ts';
import { startLimit } from './network.ts';

const portal = 'https://portal.example.net';
const other = 'https://evil.example.net';
const env = { CORS_ORIGINS: `${portal}, https://backup.example.net:443` };

let running: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  running = await startServer({ ...readOptions(['--test', '--port', '0'], env), servesPortal: false });
}, startLimit);
afterAll(() => running.close());

const ofCors = /^(access-control-|vary$)/;
async function ask(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const { status, headers } = await fetch(running.url + path, init);
  return [status, Object.fromEntries([...headers].filter(([name]) => ofCors.test(name)))];
}
const from = (origin: string) => ({ headers: { origin } });
const exposed =
  'content-disposition,retry-after,ratelimit,ratelimit-policy,date,content-type,content-language,x-portal-version';
const allowed = { 'access-control-allow-origin': portal, 'access-control-expose-headers': exposed };

const vary = 'Origin, accept-encoding';

const failAt = (path: string, status: number) =>
  fetch(`${running.url}/__test/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ path, status }]),
  });
const guess = () =>
  ask('/oauth/token', {
    method: 'POST',
    headers: { origin: portal, 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: 'publisher', username: 'publisher@portal.test', password: 'wrong' }),
  });

test('a preflight of a listed origin says what may be sent, and for how long', async () => {
  const headers = {
    origin: portal,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'authorization,idempotency-key',
  };
  const answer = await ask('/publisher/v1/offers/1/pause', { method: 'OPTIONS', headers });
  expect(answer).toEqual([
    204,
    {
      ...allowed,
      'access-control-allow-methods': 'GET,HEAD,POST,PUT,DELETE',
      'access-control-allow-headers': 'accept,authorization,accept-language,content-type,idempotency-key',
      'access-control-max-age': '7200',
      vary: 'Origin, Access-Control-Request-Headers',
    },
  ]);
});

test('answers may be read by a listed origin, refusals and failures among them', async () => {
  const config = '/publisher/v1/config';
  expect(await ask(config, from(portal))).toEqual([200, { ...allowed, vary }]);
  expect(await ask('/publisher/v1/offers', from(portal))).toEqual([401, { ...allowed, vary }]);
  await failAt(config, 503);
  expect(await ask(config, from(portal))).toEqual([503, { ...allowed, vary: 'Origin' }]);
  const statuses = [];
  for (let count = 0; count < 20; count += 1) statuses.push((await guess())[0]);
  expect(new Set(statuses)).toEqual(new Set([400]));
  expect(await guess()).toEqual([429, { ...allowed, vary: 'Origin' }]);
});

test('no other origin is allowed anything, and no cookie ever', async () => {
  const refused = { 'access-control-expose-headers': exposed, vary };
  for (const origin of [other, 'null', `${portal}.evil.example`, 'http://portal.example.net']) {
    expect(await ask('/publisher/v1/offers', from(origin))).toEqual([401, refused]);
  }
  // Without an origin too: a cache must not hand that answer to a portal.
  expect(await ask('/publisher/v1/offers')).toEqual([401, refused]);
  expect(await ask('/publisher/v1/offers', from('https://backup.example.net'))).toEqual([
    401,
    { ...allowed, 'access-control-allow-origin': 'https://backup.example.net', vary },
  ]);
});

test('only the API has it, and its pictures may be shown elsewhere', async () => {
  const openapi = await fetch(`${running.url}/openapi.json`, from(portal));
  expect([...openapi.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  const policies = await Promise.all(
    ['/storage/offers/banners/1.png', '/storage/terms/current', '/publisher/v1/config', '/openapi.json'].map(
      async (path) =>
        (await fetch(running.url + path, from(portal))).headers.get('cross-origin-resource-policy'),
    ),
  );
  expect(policies).toEqual(['cross-origin', 'cross-origin', 'same-origin', 'same-origin']);
});

test('in front of another network the word about origins is that of this host', async () => {
  const behind = createServer((_, response) => {
    response
      .setHeader('access-control-allow-origin', '*')
      .setHeader('access-control-allow-credentials', 'true');
    response.setHeader('vary', 'accept-language').end('{}');
  });
  behind.listen(0, '127.0.0.1');
  await once(behind, 'listening');
  const { port } = behind.address() as AddressInfo; // It listens on a port.
  const proxy = createProxy(new URL(`http://127.0.0.1:${port}`), null, { corsOrigins: [portal] });
  const host = createServer((request, response) => void getRequestListener(proxy.fetch)(request, response));
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/publisher/v1/offers`; // Likewise.
  const headersOf = async (init: RequestInit) =>
    Object.fromEntries([...(await fetch(url, init)).headers].filter(([name]) => ofCors.test(name)));
  expect(await headersOf(from(portal))).toEqual({ ...allowed, vary: 'accept-language, Origin' });
  expect(await headersOf(from(other))).toEqual({
    'access-control-expose-headers': exposed,
    vary: 'accept-language, Origin',
  });
  expect(await headersOf({ method: 'OPTIONS', ...from(portal) })).toMatchObject({
    'access-control-allow-origin': portal,
    'access-control-max-age': '7200',
  });
  for (const server of [host, behind]) {
    server.closeAllConnections();
    server.close();
  }
});

test('CORS_ORIGINS and API_ORIGIN are read from the environment; what is no single origin ends the start', () => {
  expect(readOptions([], env).corsOrigins).toEqual([portal, 'https://backup.example.net']);
  expect(readOptions([], {})).toMatchObject({ corsOrigins: [], apiOrigin: null, networkUrl: null });
  const api = 'https://api.example.net';
  const read = readOptions([], { API_ORIGIN: api, CSP_IMG: 'https://cdn.example.net' });
  expect(read).toMatchObject({
    apiOrigin: api,
    networkUrl: new URL(api),
    hosts: { img: ['https://cdn.example.net', api], connect: [api] },
  });
  const owned = { API_ORIGIN: api, DATABASE_URL: 'postgres://localhost/portal' };
  expect(readOptions([], owned).networkUrl).toBe(null);
  const wrong = ['*', 'https://*.example.net', 'portal.example.net', 'https://portal.example.net/', 'null'];
  for (const name of ['CORS_ORIGINS', 'API_ORIGIN']) {
    for (const text of wrong) {
      expect(() => readOptions([], { [name]: text })).toThrow(BadOptions);
      expect(() => readOptions([], { [name]: text })).toThrow(`${name}: "${text}" is no`);
    }
  }
  expect(() => readOptions([], { API_ORIGIN: `${api},${portal}` })).toThrow(
    'API_ORIGIN: The API has one origin',
  );
  const paths = JSON.stringify({ 'GET /publisher/v1/sessions': '/own' });
  expect(() => readOptions([], { API_ORIGIN: api, NETWORK_PATHS: paths })).toThrow(
    /^NETWORK_PATHS is for calls/,
  );
});
