import { describe, expect, test } from 'vitest';
import { listen } from '#server/start/listen.ts';
import { callsOf, every } from './calls.ts';
import { type TestNetwork, read, onFreshNetwork } from './network.ts';
import { sendBytes, requestRaw } from './raw.ts';

let network: TestNetwork;
let token: string;
onFreshNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
});

const refused = ({ status, body }: { status: number; body: unknown }) => [status, read(body, 'code')];
const notFound = [404, 'NOT_FOUND_HTTP_EXCEPTION'];
const request = async (path: string, { method = 'GET' }: { method?: string } = {}) => {
  const authorization = `Bearer ${token}`;
  const { text, ...answer } = await requestRaw(network.url, { method, path, headers: { authorization } });
  return { ...answer, text, body: text === '' ? null : (JSON.parse(text) as unknown) };
};
const put = (json: unknown) => network.request('/publisher/v1/user-profile', { method: 'PUT', token, json });
const report = (body: string, type = 'application/json') =>
  network.request('/public/v1/error-logs', { body, type });

const securityHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

describe('every answer', () => {
  test.each<[string, () => Promise<{ headers: Headers }>]>([
    ['of a call', () => network.request('/publisher/v1/offers', { token })],
    ['without a token', () => network.request('/publisher/v1/offers')],
    ['to a wrong body', () => put({ first_name: 1 })],
    ['to a body that is too large', () => report(`"${'x'.repeat(70_000)}"`)],
    ['to a path that is not there', () => network.request('/publisher/v1/nowhere')],
    ['of a download', () => network.request('/publisher/v1/offers/download', { token })],
    ['of a picture', () => network.request('/storage/lp/previews/none.webp')],
    ['of the contract', () => network.request('/openapi.json')],
    ['of a click that leads nowhere', () => network.request('/g/1/999999')],
    ['to a method that is not there', () => network.request('/publisher/v1/offers', { method: 'PATCH' })],
  ])('%s carries the security headers and names no software', async (_, answering) => {
    const { headers } = await answering();
    expect(securityHeaders.filter((name) => !headers.has(name))).toEqual([]);
    expect(['server', 'x-powered-by'].filter((name) => headers.has(name))).toEqual([]);
  });

  test('of a failure shows nothing of the inside', async () => {
    const { db } = network.network;
    await db.schema.alterTable('offer').renameTo('gone').execute();
    const calls = every.filter(({ name }) => /^(offers|offerParts|approvals|public)\./.test(name));
    const texts: string[] = [];
    for (const operation of calls.filter(({ endpoint }) => endpoint.method === 'GET')) {
      const { status, text } = await callsOf(network).send(operation, { params: { id: 1 } }, { token });
      expect([200, 404, 500]).toContain(status);
      texts.push(text);
    }
    await db.schema.alterTable('gone').renameTo('offer').execute();
    expect(texts.some((text) => text.includes('INTERNAL_SERVER_ERROR'))).toBe(true);
    expect(
      texts.filter((text) => /select|relation|\bat .*:\d+|\.ts\b|node_modules|stack/i.test(text)),
    ).toEqual([]);
  });
});

describe('a method', () => {
  test('[P7] HEAD answers as GET does, without a body', async () => {
    const [head, get] = [
      await request('/publisher/v1/offers', { method: 'HEAD' }),
      await request('/publisher/v1/offers'),
    ];
    expect([head.status, head.text, head.headers['content-type']]).toEqual([
      200,
      '',
      get.headers['content-type'],
    ]);
    expect((await network.request('/publisher/v1/offers', { method: 'HEAD' })).status).toBe(401);
  });

  test('that a path does not have is not found, and allows no other origin anything', async () => {
    for (const method of ['OPTIONS', 'TRACE', 'PATCH', 'DELETE']) {
      const answer = await request('/publisher/v1/offers', { method });
      expect([method, ...refused(answer)]).toEqual([method, ...notFound]);
      expect(Object.keys(answer.headers).filter((name) => /^(access-control-|allow$)/.test(name))).toEqual(
        [],
      );
    }
  });
});

describe('a path', () => {
  test.each([
    '//publisher/v1/offers',
    '/publisher//v1/offers',
    '/publisher/v1//offers',
    '/publisher/v1/offers/',
    '/publisher%2Fv1/offers',
    '/publisher%5Cv1%5Coffers',
    '/publisher\\..\\v1/offers/x',
    '/PUBLISHER/v1/offers',
    '/publisher/v1/offers;a=1',
    '/publisher/v1/offers/48213%00',
    '/publisher/v1/offers/%E0%A4%A',
    '/publisher/v1/offers/..%2f..%2fopenapi.json',
    '/publisher/v1/offers/99999999999999999999',
    '/publisher/v1/offers/9223372036854775808',
    '/publisher/v1/offers/0',
    '/publisher/v1/offers/-1',
    '/publisher/v1/offers/+48213',
    '/publisher/v1/offers/1e3',
    '/publisher/v1/offers/0x1',
    '/publisher/v1/offers/48213.0',
    '/publisher/v1/offers/٤',
    '/publisher/v1/tags/__proto__',
    '/publisher/v1/tags/constructor',
    '/publisher/v1/offers/fetch-preview/%00',
    '/storage/lp/previews/..%2f..%2fpackage.json',
    '/storage/lp/previews/%2e%2e%2f%2e%2e%2fpackage.json',
    '/storage/lp/previews/....//package.json',
    '/storage/../package.json',
    '/storage/%2e%2e/package.json',
    '/.env',
    '/package.json',
    '/src/server/main.ts',
  ])('%s leads nowhere', async (path) => {
    expect(refused(await request(encodeURI(path).replaceAll('%25', '%')))).toEqual(notFound);
  });

  test('with dots in it is normalised, with the same rules', async () => {
    expect((await request('/publisher/v1/%2e%2e/v1/offers')).status).toBe(200);
    expect((await network.request('/publisher/v1/../v1/offers')).status).toBe(401);
  });
});

describe('a query', () => {
  const rules: [string, number, string][] = [
    ['nothing=1', 400, 'UNKNOWN_PARAMETER'],
    ['__proto__=1', 400, 'UNKNOWN_PARAMETER'],
    ['limit[]=1', 400, 'UNKNOWN_PARAMETER'],
    ['limit=1&limit=2', 422, 'VALIDATION_ERROR'],
    ['limit=0', 422, 'VALIDATION_ERROR'],
    ['limit=101', 422, 'VALIDATION_ERROR'],
    ['limit=-2', 422, 'VALIDATION_ERROR'],
    ['limit=1.5', 422, 'VALIDATION_ERROR'],
    ['limit=abc', 422, 'VALIDATION_ERROR'],
    ['limit=', 422, 'VALIDATION_ERROR'],
    ['offset=-1', 422, 'VALIDATION_ERROR'],
    ['offset=1e9', 422, 'VALIDATION_ERROR'],
    ['sort=nothing', 422, 'VALIDATION_ERROR'],
    ['sort=name;drop table offer', 422, 'VALIDATION_ERROR'],
    ['sort=--name', 422, 'VALIDATION_ERROR'],
    ['status=', 422, 'VALIDATION_ERROR'],
    ['search=%00', 422, 'VALIDATION_ERROR'],
    [`search=${'x'.repeat(101)}`, 422, 'VALIDATION_ERROR'],
  ];
  test.each(rules)('[E7] %s is refused with %i', async (query, status, code) => {
    expect(refused(await network.request(`/publisher/v1/offers?${query}`, { token }))).toEqual([
      status,
      code,
    ]);
  });

  test.each(['%27', '%25', '%5C', "' or 1=1--", '_', '%F0%9F%98%80', '%E0%A4', '\u202E'])(
    'that searches for %s finds what is called so, which is nothing',
    async (text) => {
      const { status, body } = await network.request(`/publisher/v1/offers?search=${text}`, { token });
      expect([status, read(body, 'data.total')]).toEqual([200, 0]);
    },
  );
});

describe('a body', () => {
  test.each([
    ['cut off', '{"message":"x"'],
    ['nothing', ''],
    ['no object', '[]'],
    ['a text', '"x"'],
    ['deep', `{"message":"x","url":"x","context":${'{"a":'.repeat(25)}1${'}'.repeat(26)}`],
    ['deep without an end', '['.repeat(60_000)],
    ['with a NUL', '{"message":"a\\u0000b","url":"x"}'],
    ['with a NUL deep inside', '{"message":"x","url":"x","context":{"a":[{"b\\u0000":1}]}}'],
  ])('that is %s is refused', async (_, body) => {
    expect(refused(await report(body))).toEqual([422, 'VALIDATION_ERROR']);
  });

  test('that is too large is refused', async () => {
    const body = `{"message":"${'x'.repeat(70_000)}","url":"x"}`;
    expect(refused(await report(body))).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/xml',
    'json',
  ])('of the type %s is refused', async (type) => {
    expect(refused(await report('{"message":"x","url":"x"}', type))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  test('that is compressed is refused, as nothing unpacks it', async () => {
    const { status, body } = await network.request('/public/v1/error-logs', {
      body: '{"message":"x","url":"x"}',
      type: 'application/json',
      headers: { 'content-encoding': 'gzip' },
    });
    expect([status, read(body, 'code')]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  test('of the right type is accepted with its character set, in any case', async () => {
    for (const type of ['application/json; charset=utf-8', 'Application/JSON']) {
      expect((await report('{"message":"x","url":"x"}', type)).status).toBe(200);
    }
  });

  test('with a length above the limit is refused before it is sent', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': '99999999999' };
    const { status } = await requestRaw(network.url, {
      method: 'POST',
      path: '/public/v1/error-logs',
      headers,
    });
    expect(status).toBe(413);
  });
});

describe('who calls', () => {
  test('comes from the authorization header alone, never from a cookie', async () => {
    const cookie = `token=${encodeURIComponent(JSON.stringify({ token_type: 'Bearer', access_token: token }))}`;
    const answer = await network.request('/publisher/v1/user-profile', { headers: { cookie } });
    expect(refused(answer)).toEqual([401, 'UNAUTHENTICATED']);
  });

  test.each([
    ['nothing', ''],
    ['the token alone', '{token}'],
    ['another scheme', 'Basic {token}'],
    ['two tokens', 'Bearer {token} {token}'],
    ['a token with more', 'Bearer {token}x'],
    ['no token', 'Bearer '],
    ['a quote', "Bearer ' or 1=1--"],
    ['a very long one', `Bearer ${'x'.repeat(8000)}`],
  ])('with %s as authorization is nobody', async (_, authorization) => {
    const headers = { authorization: authorization.replaceAll('{token}', token) };
    const answer = await network.request('/publisher/v1/user-profile', { headers });
    expect(refused(answer)).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('[S9] and guesses passwords is stopped after twenty of an account, with when to go on', async () => {
    const guess = () => network.signIn('publisher@portal.test', 'wrong');
    const answers = [];
    for (let count = 0; count < 21; count += 1) answers.push(await guess());
    expect(answers.slice(0, 20).every(({ status }) => status === 400)).toBe(true);
    const [last] = answers.slice(-1);
    expect([last?.status, read(last?.body, 'code')]).toEqual([429, 'TOO_MANY_REQUESTS']);
    const wait = Number(last?.headers.get('retry-after'));
    expect(wait).toBe(600);
    expect((await network.signIn('publisher@portal.test')).status).toBe(429);
    await network.request('/__test/clock', { json: { advanceMs: wait * 1000 } });
    expect((await network.signIn('publisher@portal.test')).status).toBe(200);
  });
});

describe('what is no request', () => {
  test.each([
    ['noise', 'GARBAGE\r\n\r\n', '400'],
    ['a header without an end', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', '400'],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      '400',
    ],
  ])('%s is hung up on', async (_, bytes, status) => {
    const answer = await sendBytes(network.url, bytes);
    expect(answer.split(' ')[1]).toBe(status);
    expect((await network.request('/publisher/v1/offers', { token })).status).toBe(200);
  });

  test('waits for nobody for ever', async () => {
    const { server } = await listen(
      Promise.resolve(() => undefined),
      { port: 0 },
    );
    server.close();
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000]);
  });
});
