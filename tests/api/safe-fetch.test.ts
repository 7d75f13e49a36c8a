import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { type Server, type ServerResponse, createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  AddressRefused,
  NotAnswered,
  isPublicAddress,
  refusalOfAddress,
  safeFetch,
} from '#server/outgoing/safe-fetch.ts';

let connections = 0;
const count = () => {
  connections += 1;
};
beforeEach(() => {
  connections = 0;
  subscribe('net.client.socket', count);
});
afterEach(() => {
  unsubscribe('net.client.socket', count);
});

const privateAddresses = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.127.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
];
const privateV6 = [
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '4000::1',
];
const disguised = [
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://0/',
  'http://127.0.0.1./',
  'http://①②⑦.0.0.1/',
  'http://127。0。0。1/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://portal.localhost/',
  'http://user@example.com/',
  'http://user:secret@example.com/',
  'http://example.com@127.0.0.1/',
  'http://example.com:22/',
  'http://example.com:8080/',
  'http://example.com:6379/',
  'https://example.com:8443/',
  'http://127.0.0.1:4310/',
  'http://[::1]:4310/',
];
const noAddress = [
  '',
  'example.com',
  '//example.com/',
  'file:///etc/passwd',
  'ftp://example.com/',
  'gopher://127.0.0.1:6379/_FLUSHALL',
  'data:text/html,x',
  'javascript:alert(1)',
  'http://',
  'http://[::1',
  'http://exa mple.com/',
  'ws://example.com/',
];
const hostile = [
  ...privateAddresses.map((address) => `http://${address}/`),
  ...privateV6.map((address) => `http://[${address}]/`),
  ...disguised,
  ...noAddress,
];

describe('what is not of the public internet', () => {
  test.each(hostile)('is refused without a connection: %s', async (url) => {
    await expect(safeFetch(url)).rejects.toThrow(AddressRefused);
    expect(connections).toBe(0);
  });

  test.each(hostile)('is refused before anything is sent: %s', (url) => {
    expect(refusalOfAddress(url)).not.toBeNull();
  });

  test.each([...privateAddresses, ...privateV6])('is refused behind a name: %s', async (address) => {
    const resolve = () => Promise.resolve([{ address, family: address.includes(':') ? 6 : 4 }]);
    await expect(safeFetch('http://partner.example/', { resolve })).rejects.toThrow(AddressRefused);
    expect(connections).toBe(0);
  });

  test('is refused when it stands among public addresses of a name, and when a name has none', async () => {
    const mixed = [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    for (const found of [mixed, []]) {
      const fetched = safeFetch('http://partner.example/', { resolve: () => Promise.resolve(found) });
      await expect(fetched).rejects.toThrow(AddressRefused);
    }
    expect(connections).toBe(0);
  });

  test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1', '2a00:1450:4001::1'])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
    expect(
      refusalOfAddress(address.includes(':') ? `https://[${address}]/` : `https://${address}/`),
    ).toBeNull();
  });
});

describe('on the way', () => {
  type Seen = { method: string | undefined; url: string | undefined; type: string | undefined; body: string };
  const seen: Seen[] = [];
  const answers: Record<string, (response: ServerResponse) => void> = {
    '/': (response) => response.writeHead(201, { 'x-answer': 'yes' }).end('hello'),
    '/long': (response) => response.end('x'.repeat(100_000)),
    '/silent': () => undefined,
    '/endless': (response) => response.writeHead(200).write('x'),
    '/dropped': (response) => response.destroy(),
    '/to-private': (response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    '/to-port': (response) => response.writeHead(302, { location: 'http://93.184.216.34:22/' }).end(),
    '/to-file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    '/to-nowhere': (response) => response.writeHead(302, { location: 'http://[' }).end(),
    '/once': (response) => response.writeHead(302, { location: '/' }).end(),
    '/kept': (response) => response.writeHead(307, { location: '/' }).end(),
    '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
  };
  let server: Server;
  let base: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push({ method: request.method, url: request.url, type: request.headers['content-type'], body });
        answers[request.url ?? '']?.(response);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  beforeEach(() => {
    seen.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const allowed = { allowLoopback: true } as const;
  const post = {
    ...allowed,
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  } as const;

  test('answers with status, headers and bytes', async () => {
    const { status, headers, body, isCut } = await safeFetch(`${base}/`, allowed);
    expect([status, headers['x-answer'], body.toString(), isCut]).toEqual([201, 'yes', 'hello', false]);
  });

  test('this machine is called only where that is allowed', async () => {
    await expect(safeFetch(`${base}/`)).rejects.toThrow(AddressRefused);
    expect(seen).toEqual([]);
  });

  test('[O3] the own origin is called, and nothing beside it on the same machine', async () => {
    const own = { ownOrigin: base };
    expect((await safeFetch(`${base}/`, own)).status).toBe(201);
    const { port } = new URL(base);
    const neighbours = [
      `http://localhost:${port}/`,
      `http://127.0.0.2:${port}/`,
      `http://[::1]:${port}/`,
      `https://127.0.0.1:${port}/`,
      'http://127.0.0.1/',
      `http://127.0.0.1:${Number(port) - 1}/`,
      `http://user@127.0.0.1:${port}/`,
      `http://127.0.0.1:${port}@10.0.0.1/`,
    ];
    for (const url of neighbours) await expect(safeFetch(url, own)).rejects.toThrow(AddressRefused);
    for (const path of ['/to-private', '/to-port', '/to-file']) {
      await expect(safeFetch(base + path, own)).rejects.toThrow(AddressRefused);
    }
    expect(seen.map(({ url }) => url)).toEqual(['/', '/to-private', '/to-port', '/to-file']);
  });

  test('a name is resolved once, and connected to at the checked address', async () => {
    let lookups = 0;
    const resolve = () => {
      lookups += 1;
      return Promise.resolve([{ address: lookups === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
    };
    const url = base.replace('127.0.0.1', 'localhost');
    expect((await safeFetch(url, { ...allowed, resolve })).status).toBe(201);
    expect(lookups).toBe(1);
  });

  test('a long answer is cut', async () => {
    const { body, isCut } = await safeFetch(`${base}/long`, { ...allowed, maxBytes: 1000 });
    expect([body.length, isCut]).toEqual([1000, true]);
  });

  test.each(['/silent', '/endless'])('%s is given up in time', async (path) => {
    const fetched = safeFetch(base + path, { ...allowed, timeoutMs: 150 });
    await expect(fetched).rejects.toThrow(new NotAnswered('No answer in time'));
  });

  test('a name that never resolves is given up in time', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    const fetched = safeFetch('http://partner.example/', { resolve, timeoutMs: 50 });
    await expect(fetched).rejects.toThrow(new NotAnswered('No answer in time'));
  });

  test('a broken connection is reported', async () => {
    await expect(safeFetch(`${base}/dropped`, allowed)).rejects.toThrow('The connection failed (ECONNRESET)');
  });

  test.each(['/to-private', '/to-port', '/to-file'])('%s is refused at the redirect', async (path) => {
    await expect(safeFetch(base + path, allowed)).rejects.toThrow(AddressRefused);
    expect(connections).toBe(1);
  });

  test('redirects are followed, three at most, and one to nowhere is reported', async () => {
    expect((await safeFetch(`${base}/once`, allowed)).status).toBe(201);
    await expect(safeFetch(`${base}/to-nowhere`, allowed)).rejects.toThrow('The redirect leads nowhere');
    seen.length = 0;
    await expect(safeFetch(`${base}/round`, allowed)).rejects.toThrow(new NotAnswered('Too many redirects'));
    expect(seen).toHaveLength(4);
  });

  test('a body is sent again only by redirects that preserve it', async () => {
    await safeFetch(`${base}/once`, post);
    await safeFetch(`${base}/kept`, post);
    const [, plain, , preserved] = seen;
    expect(plain).toEqual({ method: 'GET', url: '/', type: undefined, body: '' });
    expect(preserved).toEqual({ method: 'POST', url: '/', type: 'application/json', body: '{}' });
  });
});
