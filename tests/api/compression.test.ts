import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { compressAnswer } from '#server/http/compress-answers.ts';
import { isCompressed } from '#server/http/compression-rules.ts';
import { replayRuleOf } from '#server/idempotency/replay-rules.ts';
import { callsOf, every } from './calls.ts';
import { type TestNetwork, onNetwork, read } from './network.ts';

let network: TestNetwork;
onNetwork((opened) => {
  network = opened;
});

type Wire = { status: number; headers: IncomingHttpHeaders; body: Buffer };

// As it comes over the wire: fetch decodes.
async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Wire> {
  const asked = request(network.url + path, { method, headers: { accept: 'application/json', ...headers } });
  const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage]; // As the event is declared.
  const body = Buffer.concat((await answer.toArray()) as Buffer[]); // Without an encoding it gives buffers.
  return { status: answer.statusCode ?? 0, headers: answer.headers, body };
}
const signedIn = async () => ({ authorization: `Bearer ${await network.tokenOf()}` });

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (body) => body,
};
const decoded = ({ headers, body }: Wire) =>
  (decoders[headers['content-encoding'] ?? 'none'] ?? gunzipSync)(body).toString();

const countries = '/public/v1/dict/countries?limit=-1';
const pivot =
  '/publisher/v2/analytics/pivot?date_from=2026-08-23&date_to=2026-11-20&dimensions=date,country,os';

describe('[E7] an answer is sent as small as the caller takes it', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['gzip;q=0', 'none'],
    ['identity', 'none'],
    ['', 'none'],
  ])('%s: %s', async (accepted, encoding) => {
    const plain = await get(countries);
    const answer = await get(countries, { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding'] ?? 'none').toBe(encoding);
    expect(answer.headers.vary).toBe('accept-language, accept-encoding');
    expect(decoded(answer)).toBe(plain.body.toString());
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    expect(answer.body.length < plain.body.length / 2).toBe(encoding !== 'none');
  });

  test('a pivot of hundreds of kilobytes takes a tenth of them', async () => {
    const headers = await signedIn();
    const plain = await get(pivot, headers);
    const answer = await get(pivot, { ...headers, 'accept-encoding': 'br' });
    expect(decoded(answer)).toBe(plain.body.toString());
    expect(plain.body.length).toBeGreaterThan(300_000);
    expect(answer.body.length).toBeLessThan(plain.body.length / 10);
  });

  test('what fits into a packet stays as it is', async () => {
    const headers = { ...(await signedIn()), 'accept-encoding': 'br' };
    const answer = await get('/publisher/v1/dict/approval-statuses', headers);
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined]);
    expect(answer.headers.vary).toBe('accept-language, accept-encoding');
  });

  test('HEAD says the size of the answer of GET', async () => {
    const headers = { 'accept-encoding': 'br' };
    const [whole, head] = [await get(countries, headers), await get(countries, headers, 'HEAD')];
    expect([head.headers['content-encoding'], head.headers['content-length'], head.body.length]).toEqual([
      'br',
      String(whole.body.length),
      0,
    ]);
  });
});

describe('a download', () => {
  test('is compressed, and says no length', async () => {
    const headers = await signedIn();
    const path = '/publisher/v1/offers/download';
    const [plain, packed] = [
      await get(path, headers),
      await get(path, { ...headers, 'accept-encoding': 'gzip' }),
    ];
    expect(decoded(packed)).toBe(plain.body.toString());
    expect([packed.headers['content-encoding'], packed.headers['content-length']]).toEqual([
      'gzip',
      undefined,
    ]);
    expect(packed.headers['content-disposition']).toBe(plain.headers['content-disposition']);
  });

  test.each(['br', 'gzip'])('begins to arrive while its rows are read, in %s', async (encoding) => {
    const gate = Promise.withResolvers<null>();
    const row = `${'a,b,c,'.repeat(1000)}\r\n`;
    async function* rows() {
      for (let nth = 0; nth < 20; nth += 1) yield row;
      await gate.promise;
      yield 'the last row';
    }
    const source = Readable.toWeb(Readable.from(rows())) as ReadableStream<Uint8Array>;
    const encoder = source.pipeThrough(
      new TransformStream<unknown, Uint8Array>({
        transform: (text, to) => to.enqueue(Buffer.from(String(text))),
      }),
    );
    const plain = new Response(encoder, { headers: { 'content-type': 'text/csv; charset=utf-8' } });
    const { body } = await compressAnswer(plain, encoding, { isStream: true });
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    const first = await reader.read();
    expect(first.value?.length).toBeGreaterThan(0);
    gate.resolve(null);
    const parts = [first.value ?? new Uint8Array()];
    for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value);
    const text = decoders[encoding]?.(Buffer.concat(parts)).toString();
    expect(text).toBe(`${row.repeat(20)}the last row`);
  });

  test('that nobody takes any more is not read on', async () => {
    const ended = Promise.withResolvers<boolean>();
    async function* rows() {
      try {
        for (;;) yield Buffer.alloc(40_000, Math.random().toString(36));
      } finally {
        ended.resolve(true);
      }
    }
    const source = Readable.toWeb(Readable.from(rows())) as ReadableStream<Uint8Array>;
    const plain = new Response(source, { headers: { 'content-type': 'text/csv' } });
    const { body } = await compressAnswer(plain, 'br', { isStream: true });
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await reader.cancel();
    expect(await ended.promise).toBe(true);
  });
});

describe('[S6] an unchanged read is not sent again', () => {
  test.each([
    ['/storage/dict.json', 'no-cache', false],
    [countries, 'no-cache', false],
    ['/publisher/v1/config', 'no-cache', false],
    ['/publisher/v1/dict/countries?limit=-1', 'private, no-cache', true],
    ['/publisher/v2/analytics/dict-kpi', 'private, no-cache', true],
    ['/publisher/v1/tags/category', 'private, no-cache', true],
  ])('%s', async (path, cacheControl, needsUser) => {
    const headers = { ...(needsUser && (await signedIn())), 'accept-encoding': 'br' };
    const first = await get(path, headers);
    const tag = first.headers.etag ?? '';
    expect(first.headers['cache-control']).toBe(cacheControl);
    const again = await get(path, { ...headers, 'if-none-match': tag });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
    const plain = await get(path, { ...headers, 'accept-encoding': 'identity', 'if-none-match': tag });
    expect(plain.status).toBe(304);
    const other = await get(path, { ...headers, 'if-none-match': 'W/"another"' });
    expect([other.status, other.body.equals(first.body)]).toEqual([200, true]);
  });

  test('but nobody without a token learns that it is unchanged', async () => {
    const path = '/publisher/v1/dict/countries?limit=-1';
    const { headers } = await get(path, await signedIn());
    const { status, headers: refused } = await get(path, { 'if-none-match': headers.etag ?? '' });
    expect([status, refused['cache-control']]).toEqual([401, 'no-store']);
  });

  test('what is a publisher’s own is stored nowhere', async () => {
    const { headers } = await get('/publisher/v1/dict/campaigns', await signedIn());
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  });
});

// Every name of a field in a schema, however deep.
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const names = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...names, ...Object.values(schema).flatMap(fieldsOf)];
}

// Lists of statuses.
const notSecret = /^(?:ignored|loading)ErrorCodes$/;
const soundsSecret = /token|secret|password|iban|otp|challenge|codes$|credential/i;

describe('[S3] an answer that holds a secret is not compressed', () => {
  test('whether a field of it sounds like one, or it is not stored for replays', () => {
    const holds = every.filter(({ endpoint }) => {
      const schema = z.toJSONSchema(endpoint.answer.schema, { unrepresentable: 'any', io: 'output' });
      const names = fieldsOf(schema).filter((name) => soundsSecret.test(name) && !notSecret.test(name));
      return names.length > 0 || replayRuleOf(endpoint) === 'secret';
    });
    expect(holds.length).toBeGreaterThan(10);
    expect(holds.filter(({ endpoint }) => isCompressed(endpoint)).map(({ name }) => name)).toEqual([]);
  });

  test('as it comes over the wire, whoever asks for what', async () => {
    const sent = async (name: string) => {
      const operation = every.find((one) => one.name === name);
      const { status, headers, text } = await callsOf(network).call(operation as (typeof every)[number]);
      return { status, isCompressed: headers.has('content-encoding'), isLong: text.length >= 500 };
    };
    expect(await sent('account.profile')).toEqual({ status: 200, isCompressed: false, isLong: true });
    expect(await sent('session.signIn')).toMatchObject({ status: 200, isCompressed: false });
    expect(await sent('postbacks.list')).toMatchObject({ status: 200, isCompressed: false });
    expect(await sent('offers.list')).toEqual({ status: 200, isCompressed: true, isLong: true });
  });

  test('nor are mails with their one-time links', async () => {
    await network.request('/password/publisher/email', { json: { email: 'publisher@portal.test' } });
    const { headers, body } = await get('/outbox', { accept: 'text/html', 'accept-encoding': 'br' });
    expect([headers['content-encoding'], body.length > 500]).toEqual([undefined, true]);
  });

  test('a refusal repeats no text of the caller beside one', async () => {
    const refused = await network.request('/publisher/v1/user-profile?guess=1', {
      token: await network.tokenOf(),
    });
    expect([refused.status, read(refused.body, 'data')]).toEqual([400, undefined]);
  });
});
