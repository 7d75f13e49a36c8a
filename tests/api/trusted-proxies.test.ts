import { once } from 'node:events';
import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProxy } from '#server/http/proxy.ts';
import { readTrustedProxies } from '#server/http/trusted-proxies.ts';
import { hopsOf, visitorAddress } from '#server/http/visitor-address.ts';
import { BadOptions, readOptions } from '#server/start/options.ts';
import { type TestNetwork, openNetwork, read, startLimit } from './network.ts';
import { prepareLinks, visitsOf } from './visits.ts';

const came = (peer: string, ...forwarded: string[]) => ({
  headers: { 'x-forwarded-for': forwarded.join(', ') } as IncomingHttpHeaders,
  socket: { remoteAddress: peer } as never,
});

describe('[E7] the address of a visitor', () => {
  test.each([
    { by: undefined, way: ['192.0.2.7'], is: '192.0.2.7' },
    // Forged, or with a proxy that nobody trusts.
    { by: undefined, way: ['192.0.2.7', '198.51.100.1'], is: '192.0.2.7' },
    { by: 'loopback', way: ['192.0.2.7', '127.0.0.1'], is: '192.0.2.7' },
    { by: 'loopback', way: ['127.0.0.1', '198.51.100.1'], is: '198.51.100.1' },
    { by: 'loopback', way: ['127.0.0.1', '203.0.113.9', '198.51.100.1'], is: '198.51.100.1' },
    { by: 'loopback', way: ['::1', '198.51.100.1'], is: '198.51.100.1' },
    { by: 'loopback', way: ['::ffff:127.0.0.1', '::ffff:198.51.100.1'], is: '198.51.100.1' },
    // Through two proxies: the outer one is named by the inner one.
    {
      by: 'loopback,10.0.0.0/8',
      way: ['127.0.0.1', '203.0.113.9', '198.51.100.1', '10.1.2.3'],
      is: '198.51.100.1',
    },
    { by: 'loopback', way: ['127.0.0.1', '198.51.100.1', '10.1.2.3'], is: '10.1.2.3' },
    { by: ' private , uniqueLocal', way: ['192.168.0.1', '198.51.100.1', 'fd00::1'], is: '198.51.100.1' },
    { by: '2001:db8:ffff::/48', way: ['2001:db8:ffff::9', '2001:DB8::0:1'], is: '2001:db8::1' },
    { by: '203.0.113.5', way: ['203.0.113.5', '198.51.100.1'], is: '198.51.100.1' },
    { by: '203.0.113.5', way: ['203.0.113.6', '198.51.100.1'], is: '203.0.113.6' },
    // Some name the port; what is no address ends the way.
    { by: 'loopback', way: ['127.0.0.1', '198.51.100.1:4711'], is: '198.51.100.1' },
    { by: 'loopback', way: ['127.0.0.1', '[2001:db8::1]:4711'], is: '2001:db8::1' },
    { by: 'loopback', way: ['127.0.0.1', '198.51.100.1', 'unknown'], is: '127.0.0.1' },
    { by: 'loopback', way: ['127.0.0.1', '198.51.100.1', '1'], is: '127.0.0.1' },
    { by: 'loopback', way: ['127.0.0.1', ''], is: '127.0.0.1' },
    { by: 'loopback', way: ['', '198.51.100.1'], is: '' },
  ])('that came as $way, trusting $by, is $is', ({ by, way: [peer = '', ...forwarded], is }) => {
    expect(visitorAddress(came(peer, ...forwarded), readTrustedProxies(by))).toBe(is);
  });

  test('heads the hops that are passed on to the next network', () => {
    const way = came('127.0.0.1', '203.0.113.9', '198.51.100.1', '10.1.2.3');
    expect(hopsOf(way, readTrustedProxies('loopback,10.0.0.0/8'))).toEqual([
      '198.51.100.1',
      '10.1.2.3',
      '127.0.0.1',
    ]);
  });
});

test.each([
  'localhost',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '::/0',
  '::1/129',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '10.0.0/8',
  '010.0.0.1',
  'unicast',
  'loopback,',
  '::ffff:10.0.0.0/104',
])('TRUSTED_PROXIES=%s ends the start with what to write', (text) => {
  const reading = () => readOptions([], { TRUSTED_PROXIES: text });
  expect(reading).toThrow(BadOptions);
  expect(reading).toThrow(
    /^TRUSTED_PROXIES: ".*" is no proxy to trust\. Write addresses, ranges such as 10\.0\.0\.0\/8/,
  );
});

describe('the network', () => {
  let network: TestNetwork;
  beforeAll(async () => {
    network = await openNetwork();
  }, startLimit);
  beforeEach(() => network.request('/__test/reset', { method: 'POST' }));
  afterAll(async () => {
    trust(undefined);
    await network.close();
  });
  const trust = (text: string | undefined) => {
    network.network.trustsProxy = readTrustedProxies(text);
  };
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  // Twenty wrong sign-ins, each from what it says is another address.
  async function guessAndEnter() {
    const json = { client_id: 'publisher', username: 'publisher@portal.test', password: 'guess' };
    for (let index = 0; index < 20; index += 1) {
      await network.request('/oauth/token', { json, ...from(`198.51.100.${index % 2}`) });
    }
    const right = { ...json, password: 'portal-demo' };
    const { status } = await network.request('/oauth/token', { json: right, ...from('203.0.113.1') });
    return status;
  }

  test('[E7] counts what strangers forge for their own address', async () => {
    trust(undefined);
    expect(await guessAndEnter()).toBe(429);
  });

  test('[E7] counts visitors of a trusted proxy apart', async () => {
    trust('loopback');
    expect(await guessAndEnter()).toBe(200);
    const rows = await network.network.db.selectFrom('session').select('address').execute();
    expect(rows.map(({ address }) => address)).toContain('203.0.113.1');
  });

  test('takes clicks through a trusted proxy for those of their visitors, IPv6 by its /64', async () => {
    const link = { link: 3, offer: 46_902 };
    await prepareLinks(network, [link]);
    const visits = visitsOf(network);
    const uniqueOf = async (addresses: string[]) => {
      const readCount = () =>
        network.network.db
          .selectFrom('click_visitor')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
      const { count: before } = await readCount();
      for (const address of addresses) await visits.click(link.link, from(address));
      return (await readCount()).count - before;
    };
    const addresses = ['198.51.100.1', '198.51.100.2', '2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'];
    trust(undefined);
    expect(await uniqueOf(addresses)).toBe(1);
    trust('loopback');
    expect(await uniqueOf(addresses)).toBe(4);
  });

  test('keeps the browser to TLS when a trusted proxy says so, and nobody else', async () => {
    const hsts = async () => {
      const headers = { 'x-forwarded-proto': 'https' };
      const answer = await network.request('/openapi.json', { headers });
      return answer.headers.get('strict-transport-security');
    };
    trust(undefined);
    expect(await hsts()).toBeNull();
    trust('loopback');
    expect(await hsts()).toBe('max-age=31536000');
  });
});

describe('the proxy in front of another network', () => {
  async function served(app: Parameters<typeof getRequestListener>[0]) {
    const listener = getRequestListener(app);
    const server = createServer((request, response) => void listener(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo; // It listens on a port.
    return { url: new URL(`http://127.0.0.1:${port}`), close: () => server.close() };
  }

  test.each([
    { by: undefined, is: ['127.0.0.1', 'http', 'for=127.0.0.1;proto=http'] },
    {
      by: 'loopback',
      is: ['198.51.100.1, 127.0.0.1', 'https', 'for=198.51.100.1;proto=https, for=127.0.0.1'],
    },
  ])('tells it the visitor that it saw, trusting $by, and nothing forged', async ({ by, is }) => {
    const behind = await served((request) => Response.json(Object.fromEntries(request.headers)));
    const { fetch: app } = createProxy(behind.url, null, { trustsProxy: readTrustedProxies(by) });
    const front = await served(app);
    const answer = await fetch(new URL('/publisher/v1/offers', front.url), {
      headers: {
        'x-forwarded-for': '203.0.113.9, 10.0.0.9, 198.51.100.1',
        'x-forwarded-proto': 'https',
        forwarded: 'for=203.0.113.9',
        'x-real-ip': '203.0.113.9',
      },
    });
    const seen: unknown = await answer.json();
    front.close();
    behind.close();
    const said = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded'].map((name) => read(seen, name));
    expect([said, read(seen, 'x-real-ip')]).toEqual([is, undefined]);
  });
});
