import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/http/app.ts';
import { noOtherHosts, readAllowedHosts } from '#server/http/allowed-hosts.ts';
import { readPortal } from '#server/http/portal-files.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { readTrustedProxies } from '#server/http/trusted-proxies.ts';
import { caddyConfig } from '#server/in-front/caddy.ts';
import { cdnRules } from '#server/in-front/cdn.ts';
import { frontRules } from '#server/in-front/front-rules.ts';
import { nginxConfig } from '#server/in-front/nginx.ts';
import { compress } from '#server/start/compress.ts';
import { type Listening, listen } from '#server/start/listen.ts';
import { BadOptions, readOptions } from '#server/start/options.ts';
import { type Program, freePort, has, startCaddy, startNginx } from '../support/web-servers.ts';
import { type TestNetwork, openNetwork, password, read, startLimit } from './network.ts';

const folder = mkdtempSync(join(tmpdir(), 'in-front-'));
const dist = join(folder, 'dist');
const page = `<!doctype html><title>Portal</title><style>p { color: red }</style><script>document.title;</script>
<script type="module" src="/assets/main-abc123.js"></script>${'<p>text</p>'.repeat(100)}`;
const files: Record<string, string> = {
  'index.html': page,
  'statecharts/index.html': `<!doctype html><title>Audit</title>${'<p>chart</p>'.repeat(100)}`,
  'accessibility/index.html': '<!doctype html><title>Statement</title>',
  'operators/index.html': '<!doctype html><title>Operators</title>',
  'assets/main-abc123.js': `console.log(${'1 + '.repeat(400)} 1);`,
  'theme.js': 'document.title;',
  'service-worker.js': 'skipWaiting();',
  'no-service-worker.js': 'registration.unregister();',
  '.stamp': 'a secret',
};
const hosts = {
  img: ['https://cdn.example.net'],
  connect: ['https://api.example.net:8443', 'https://*.errors.example'],
};

let network: TestNetwork;
/** The host that is shipped: what it answers is what a server in front has to answer. */
let host: Listening;
const programs: Program[] = [];

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(dist, name, '..'), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  await compress(dist);
  network = await openNetwork();
  network.network.trustsProxy = readTrustedProxies('127.0.0.1');
  const app = createApp({ network: network.network, portal: await readPortal(dist, { hosts }), tools: null });
  const listener = getRequestListener(app.fetch, { autoCleanupIncoming: false });
  const headers = securityHeaders({ isDevelopment: false, hosts });
  host = await listen(Promise.resolve(listener), { port: 0, host: '127.0.0.1', headers });
}, startLimit);
afterAll(async () => {
  await Promise.all(programs.map(({ stop }) => stop()));
  await host.close();
  network.network.trustsProxy = readTrustedProxies(undefined);
  await network.close();
  rmSync(folder, { recursive: true });
});

type Sent = { method?: string; headers?: Record<string, string>; body?: string; from?: string };
async function ask(port: number, path: string, { method = 'GET', headers = {}, body, from }: Sent = {}) {
  const place = { host: '127.0.0.1', port, agent: false, ...(from !== undefined && { localAddress: from }) };
  const asked = request({ ...place, method, path, headers });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // As the event is declared.
  const bytes = Buffer.concat((await answer.toArray()) as Buffer[]); // No encoding is set.
  return { status: answer.statusCode ?? 0, headers: answer.headers, bytes };
}

const rules = () => frontRules(page, { hosts, upstream: `http://127.0.0.1:${host.port}` });

async function inFront(start: typeof startNginx | typeof startCaddy, config: string) {
  const port = await freePort();
  programs.push(await start(folder, [{ port, config }]));
  return port;
}

const html = { accept: 'text/html,*/*' };
// Of the connection, or about the same file in the words of another server.
const ofServer = new Set([
  'server',
  'via',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'accept-ranges',
  'last-modified',
  'etag',
  'vary',
  'x-request-id',
]);
const comparable = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofServer.has(name))
      .map(([name, value]) => [name, String(value).replaceAll(/; ?charset=utf-8/gi, '')]),
  );

const reads = [
  ['the page', '/', html],
  ['a screen', '/live-offers/48213/live?tab=caps', html],
  ['a screen, compressed', '/dashboard', { ...html, 'accept-encoding': 'gzip' }],
  ['the auditors’ page', '/statecharts/', html],
  ['the statement', '/accessibility', html],
  ['a script', '/assets/main-abc123.js', {}],
  ['a script, compressed', '/assets/main-abc123.js', { 'accept-encoding': 'gzip' }],
  ['a file whose name stays', '/theme.js', {}],
  ['the service worker', '/service-worker.js', {}],
  ['the style of a page of the network', '/page.css', {}],
  ['a call', '/publisher/v1/config', { accept: 'application/json' }],
  ['a call, compressed', '/publisher/v1/config', { 'accept-encoding': 'gzip' }],
  ['a call that is refused', '/publisher/v1/offers', { accept: 'application/json' }],
] as const;

describe.each([
  {
    name: 'nginx',
    start: () => inFront(startNginx, `root ${dist}; ${nginxConfig(rules())}`),
    installed: has.nginx,
  },
  {
    name: 'caddy',
    start: () => inFront(startCaddy, `root * ${dist}\n${caddyConfig(rules())}`),
    installed: has.caddy,
  },
])(
  '$name in front, as it is configured by what is printed (where it is installed)',
  ({ start, installed }) => {
    describe.skipIf(!installed)('answers as the host that is shipped', () => {
      let port = 0;
      beforeAll(async () => {
        port = await start();
      }, startLimit);

      test.each(reads)('[S3] %s', async (_, path, headers) => {
        const expected = await ask(host.port, path, { headers });
        const answer = await ask(port, path, { headers });
        expect([answer.status, comparable(answer.headers)]).toEqual([
          expected.status,
          comparable(expected.headers),
        ]);
        expect(answer.bytes.equals(expected.bytes)).toBe(true);
        expect(answer.headers['content-security-policy']).toContain(
          "img-src 'self' data: https://cdn.example.net;",
        );
      });

      test.each(['/.stamp', '/index.html.gz', '/assets/main-abc123.js.br', '/assets/gone.js', '/gone.png'])(
        '%s is not there',
        async (path) => {
          const { status, headers, bytes } = await ask(port, path, { headers: { accept: 'image/*' } });
          expect([status, headers['x-frame-options'], bytes.includes('secret')]).toEqual([
            404,
            'DENY',
            false,
          ]);
          expect(headers['cache-control'] ?? '').not.toContain('immutable');
        },
      );

      test('[E7] a session has the address of its visitor, and not the one that they claim', async () => {
        const body = JSON.stringify({ client_id: 'publisher', username: 'publisher@portal.test', password });
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.66' };
        const answer = await ask(port, '/oauth/token', { method: 'POST', headers, body, from: '127.0.0.9' });
        expect(answer.status).toBe(200);
        expect(typeof read(JSON.parse(answer.bytes.toString()), 'access_token')).toBe('string');
        const { db } = network.network;
        const sessions = await db.selectFrom('session').select('address').orderBy('id').execute();
        expect(sessions.at(-1)?.address).toBe('127.0.0.9');
      });

      test('a picture of an offer is not too large for it', async () => {
        const body = 'a'.repeat(3_000_000);
        const headers = { 'content-type': 'multipart/form-data; boundary=x' };
        const sent = { method: 'PUT', headers, body };
        const answer = await ask(port, '/publisher/v1/offers/7/upload', sent);
        expect(answer.status).toBe(401);
      });
    });
  },
);

test('[S3] what is printed for a CDN names the same headers and hashes', async () => {
  const printed: unknown = JSON.parse(cdnRules(rules()));
  const screen = await ask(host.port, '/dashboard', { headers: html });
  const headers = read(printed, 'rules.4.headers') as Record<string, string>; // Of the page.
  expect(comparable(screen.headers)).toEqual({ ...headers, 'content-type': 'text/html' });
  const own = await Promise.all(
    ['/statecharts', '/accessibility', '/operators'].map((path) => ask(host.port, path, { headers: html })),
  );
  const nth = (index: number) => read(printed, `rules.${index}.headers`) as Record<string, string>;
  expect(own.map((answer) => comparable(answer.headers))).toEqual(
    [nth(1), nth(2), nth(3)].map((one) => ({ ...one, 'content-type': 'text/html' })),
  );
  const policy = String(screen.headers['content-security-policy']);
  for (const element of ['script', 'style'] as const) {
    const [hash] = read(printed, `hashes.${element}`) as string[];
    expect(policy).toContain(`${element}-src 'self' ${hash};`);
  }
});

describe('[S3] CSP_IMG and CSP_CONNECT', () => {
  test('add origins to the policy, and nothing else', () => {
    const options = readOptions([], {
      CSP_IMG: 'https://cdn.example.net, https://*.pictures.example:8443',
      CSP_CONNECT: 'https://API.example.net,https://api.example.net,http://localhost:4311',
    });
    expect(options.hosts).toEqual({
      img: ['https://cdn.example.net', 'https://*.pictures.example:8443'],
      connect: ['https://api.example.net', 'http://localhost:4311'],
    });
    const [usual, changed] = [noOtherHosts, options.hosts].map((allowed) =>
      securityHeaders({ isDevelopment: false, hosts: allowed })['content-security-policy']?.split('; '),
    );
    expect(changed?.filter((part) => !usual?.includes(part))).toEqual([
      "img-src 'self' data: https://cdn.example.net https://*.pictures.example:8443",
      "connect-src 'self' https://api.example.net http://localhost:4311",
    ]);
    expect(readAllowedHosts('')).toEqual([]);
  });

  test.each([
    '*',
    'https:',
    'https://*',
    'https://*.net',
    'http://cdn.example.net',
    'cdn.example.net',
    'https://cdn.example.net/path',
    "'unsafe-inline'",
    'data:',
    "https://cdn.example.net; script-src 'unsafe-inline'",
    'https://cdn.example.net https://other.example.net',
    'https://user@cdn.example.net',
    'wss://cdn.example.net',
  ])('%s is refused', (text) => {
    for (const name of ['CSP_IMG', 'CSP_CONNECT']) {
      const reading = () => readOptions([], { [name]: text });
      expect(reading).toThrow(BadOptions);
      expect(reading).toThrow(new RegExp(`^${name}: ".*" is no origin such as`));
    }
  });
});

test('with a brand nothing is printed that would answer with the page without it', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/server/print-headers.ts', 'nginx'], {
    env: { ...process.env, BRAND_DIR: 'tests/brands/northwind' },
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining('pass every path on to it')]);
});
