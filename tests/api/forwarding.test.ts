import { once } from 'node:events';
import { type IncomingMessage, type RequestListener, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProxy } from '#server/http/proxy.ts';
import { readTrustedProxies } from '#server/http/trusted-proxies.ts';

const said = vi.spyOn(console, 'error');
const closes: (() => void)[] = [];
beforeEach(() => said.mockReset().mockReturnValue());
afterEach(() => {
  said.mockReset();
  for (const close of closes.splice(0)) close();
});

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closes.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // It listens on a port.
  return new URL(`http://127.0.0.1:${port}`);
}

async function inFront(url: URL, behind: Parameters<typeof createProxy>[2] = {}) {
  const listener = getRequestListener(createProxy(url, null, behind).fetch);
  return serve((asked, response) => void listener(asked, response));
}

type Sent = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

async function ask(url: URL, path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  const asked = request(new URL(path, url), { method, headers, agent: false });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // As the event is declared.
  const bytes = Buffer.concat((await answer.toArray()) as Buffer[]); // No encoding is set.
  return { status: answer.statusCode, headers: answer.headers, bytes };
}

const offers = '/publisher/v1/offers';
const long = JSON.stringify({ data: 'offer '.repeat(1000) });

describe('an answer of the network behind', () => {
  test.each([
    ['br', brotliCompressSync(long)],
    ['gzip', gzipSync(long)],
    ['zstd', Buffer.from('whatever it is')],
  ])('that is compressed by %s passes as it is, byte for byte', async (encoding, packed) => {
    let accepted: string | undefined;
    const behind = await serve((asked, response) => {
      accepted = asked.headers['accept-encoding'];
      response.setHeader('content-type', 'application/json').setHeader('content-encoding', encoding);
      response.setHeader('content-length', packed.length).setHeader('etag', '"strong"');
      response.setHeader('vary', 'accept-encoding, origin').end(packed);
    });
    const front = await inFront(behind);
    const answer = await ask(front, offers, { headers: { 'accept-encoding': 'zstd, br;q=0.5' } });
    expect(answer.bytes.equals(packed)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(packed.length),
      etag: '"strong"',
      vary: 'accept-encoding, origin',
    });
    expect(accepted).toBe('zstd, br;q=0.5');
  });

  test.each([
    ['in one piece', true],
    ['without a length', false],
  ])('that comes %s uncompressed is compressed, its tag weak', async (_, hasLength) => {
    const behind = await serve((_asked, response) => {
      response.setHeader('content-type', 'application/json').setHeader('etag', '"strong"');
      if (hasLength) response.setHeader('content-length', Buffer.byteLength(long));
      response.end(long);
    });
    const answer = await ask(await inFront(behind), offers, { headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(answer.bytes).toString()).toBe(long);
    expect([answer.headers['content-encoding'], answer.headers.etag, answer.headers.vary]).toEqual([
      'br',
      'W/"strong"',
      'accept-encoding',
    ]);
    expect(answer.headers['content-length'] ?? String(answer.bytes.length)).toBe(String(answer.bytes.length));
  });

  test('[S3] with a secret stays uncompressed, whatever the network behind is', async () => {
    const behind = await serve((_, response) => {
      response.setHeader('content-type', 'application/json').end(long);
    });
    const answer = await ask(await inFront(behind), '/oauth/token', {
      method: 'POST',
      headers: { 'accept-encoding': 'br' },
    });
    expect([answer.headers['content-encoding'], answer.bytes.toString()]).toEqual([undefined, long]);
  });

  test('without a body has none: 304, 204 and HEAD', async () => {
    const behind = await serve(({ method, headers }, response) => {
      response.setHeader('content-type', 'application/json').setHeader('etag', '"one"');
      if (headers['if-none-match']) response.writeHead(304).end();
      else if (method === 'DELETE') response.writeHead(204).end();
      else response.setHeader('content-length', '12345').end();
    });
    const front = await inFront(behind);
    const unchanged = await ask(front, offers, { headers: { 'if-none-match': '"one"' } });
    const removed = await ask(front, `${offers}/7`, { method: 'DELETE' });
    const head = await ask(front, offers, { method: 'HEAD' });
    expect([unchanged.status, unchanged.headers.etag, unchanged.bytes.length]).toEqual([304, '"one"', 0]);
    expect([removed.status, removed.bytes.length]).toEqual([204, 0]);
    expect([head.status, head.headers['content-length']]).toEqual([200, '12345']);
  });

  test('that breaks off breaks off', async () => {
    const behind = await serve((_, response) => {
      response.setHeader('content-type', 'text/plain').setHeader('content-length', '1000');
      response.write('half', () => response.destroy());
    });
    await expect(ask(await inFront(behind), '/storage/file')).rejects.toThrow(/aborted|ECONNRESET|hang up/);
  });
});

describe('[E7] what a request says of itself', () => {
  async function seenFrom(headers: Record<string, string>, by = 'loopback') {
    const behind = await serve((asked, response) => response.end(JSON.stringify(asked.headers)));
    const front = await inFront(behind, { trustsProxy: readTrustedProxies(by) });
    const { bytes, headers: answered } = await ask(front, offers, { headers });
    const seen: unknown = JSON.parse(bytes.toString());
    return { seen: seen as Record<string, string>, answered, host: behind.host }; // Headers, as they were sent.
  }

  test('names visitors of IPv6 as RFC 7239 has it', async () => {
    const { seen } = await seenFrom({ 'x-forwarded-for': '2001:db8::7', forwarded: 'for=evil' });
    expect([seen['x-forwarded-for'], seen['forwarded']]).toEqual([
      '2001:db8::7, 127.0.0.1',
      'for="[2001:db8::7]";proto=http, for=127.0.0.1',
    ]);
  });

  test('names no host, port or path of its own', async () => {
    const { seen, host } = await seenFrom({
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-port': 'evil-port',
      'x-forwarded-prefix': '/evil',
      'x-original-url': '/admin',
      'x-rewrite-url': '/admin',
      cookie: 'a=b',
      authorization: 'Bearer abc',
    });
    expect(JSON.stringify(seen)).not.toMatch(/evil|admin|a=b/);
    expect([seen['host'], seen['authorization']]).toEqual([host, 'Bearer abc']);
  });

  test('continues its trace, with a span of its own', async () => {
    const id = '0af7651916cd43dd8448eb211c80319c';
    const { seen, answered } = await seenFrom({
      traceparent: `00-${id}-b7ad6b7169203331-01`,
      tracestate: 'vendor=1',
      'x-request-id': 'of-the-caller.7',
    });
    expect(seen['traceparent']).toMatch(new RegExp(`^00-${id}-(?!b7ad6b7169203331)[0-9a-f]{16}-01$`));
    expect([seen['tracestate'], seen['x-request-id'], answered['x-request-id']]).toEqual([
      'vendor=1',
      'of-the-caller.7',
      'of-the-caller.7',
    ]);
  });

  test.each([
    ['none', {}],
    ['zeros', { traceparent: `00-${'0'.repeat(32)}-b7ad6b7169203331-01` }],
    ['what is no trace', { traceparent: '00-xyz', 'x-request-id': 'a b"c' }],
  ])('begins a trace where there is %s', async (_, headers) => {
    const { seen, answered } = await seenFrom({ ...headers, tracestate: 'vendor=1' });
    const id = /^00-([0-9a-f]{32})-[0-9a-f]{16}-00$/.exec(seen['traceparent'] ?? '')?.[1];
    expect(id).toMatch(/[1-9a-f]/);
    expect([seen['tracestate'], seen['x-request-id'], answered['x-request-id']]).toEqual([undefined, id, id]);
  });
});

describe('a network that does not answer', () => {
  const patience = { connecting: 200, silence: 200 };

  test('at all is 502, and said once in one line', async () => {
    const front = await inFront(new URL('http://127.0.0.1:9'));
    expect((await ask(front, offers)).status).toBe(502);
    expect(said.mock.calls).toEqual([['127.0.0.1:9 does not answer']]);
  });

  test('in time is 504, and is hung up on', async () => {
    const hungUp = Promise.withResolvers<boolean>();
    const behind = await serve((asked) => asked.socket.once('close', () => hungUp.resolve(true)));
    expect((await ask(await inFront(behind, { patience }), offers)).status).toBe(504);
    expect(await hungUp.promise).toBe(true);
  });

  test('any more in the middle of an answer ends it', async () => {
    const behind = await serve((_, response) => {
      response.setHeader('content-type', 'text/plain').write('half');
    });
    await expect(ask(await inFront(behind, { patience }), '/storage/file')).rejects.toThrow(
      /aborted|ECONNRESET|hang up/,
    );
  });

  test('any more to somebody who has gone is hung up on', async () => {
    const hungUp = Promise.withResolvers<boolean>();
    const reached = Promise.withResolvers<boolean>();
    const behind = await serve((asked) => {
      reached.resolve(true);
      asked.socket.once('close', () => hungUp.resolve(true));
    });
    const asked = request(new URL(offers, await inFront(behind)), { agent: false });
    asked.on('error', () => undefined).end();
    await reached.promise;
    asked.destroy();
    expect(await hungUp.promise).toBe(true);
    expect(said.mock.calls).toEqual([]);
  });

  // Keeps its connection, then ends it as the next request comes.
  async function forgetful() {
    const seen: string[] = [];
    const used = new WeakSet<object>();
    const behind = await serve(({ method = '', socket }, response) => {
      seen.push(method);
      if (used.has(socket)) socket.destroy();
      else {
        used.add(socket);
        response.setHeader('content-type', 'application/json').end('{}');
      }
    });
    return { seen, front: await inFront(behind) };
  }

  test('on a connection that was kept is asked again for what only reads', async () => {
    const { seen, front } = await forgetful();
    await ask(front, offers);
    await wait(20);
    expect([(await ask(front, offers)).status, seen]).toEqual([200, ['GET', 'GET', 'GET']]);
  });

  test('is never asked again to write', async () => {
    const { seen, front } = await forgetful();
    await ask(front, offers);
    await wait(20);
    const write = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect([(await ask(front, '/publisher/v1/clicktags', write)).status, seen]).toEqual([
      502,
      ['GET', 'POST'],
    ]);
  });
});

describe('[E7] a body', () => {
  const json = { 'content-type': 'application/json' };
  async function counting() {
    let received = 0;
    const behind = await serve((asked, response) => {
      asked.on('data', (part: Buffer) => (received += part.length));
      asked.on('end', () => response.end('{}'));
    });
    return { front: await inFront(behind), received: () => received };
  }

  test.each([
    { path: '/publisher/v1/clicktags', length: 70_000, status: 413 },
    { path: '/publisher/v1/clicktags', length: 60_000, status: 200 },
    { path: '/publisher/v1/offers/7/upload', length: 70_000, status: 200 },
    { path: '/publisher/v1/unknown', length: 70_000, status: 413 },
  ])('of $length bytes for $path: $status, however its length is said', async ({ path, length, status }) => {
    const { front, received } = await counting();
    const method = path.endsWith('upload') ? 'PUT' : 'POST';
    const body = Buffer.alloc(length, 'a');
    const whole = await ask(front, path, {
      method,
      headers: { ...json, 'content-length': String(length) },
      body,
    });
    const chunked = await ask(front, path, {
      method,
      headers: { ...json, 'transfer-encoding': 'chunked' },
      body,
    });
    expect([whole.status, chunked.status, received()]).toEqual([
      status,
      status,
      status === 200 ? 2 * length : 0,
    ]);
  });
});
