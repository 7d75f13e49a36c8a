import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { contract } from '#contract/index.ts';
import { bare, data, endpoint, page, resource } from '#contract/endpoint.ts';
import { firstSession } from '#contract/first-calls.ts';
import { list } from '#contract/wire.ts';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiError, RequestCanceled } from './api-error.ts';
import { createClient, type Client } from './client.ts';

const row = z.object({ id: z.int() });
const sample = resource('sample', {
  one: endpoint('GET /one/{id}', { params: z.object({ id: z.string() }), answer: data(row) }),
  rows: endpoint('GET /rows', { query: z.object({ tags: z.optional(list(z.string())) }), answer: page(row) }),
  token: endpoint('POST /token', { body: row, answer: bare(row) }),
  form: endpoint('POST /form', { body: z.object({ a: z.string() }), encoding: 'form', answer: data(row) }),
  upload: endpoint('PUT /upload', {
    body: z.object({ file: z.file(), note: z.string() }),
    encoding: 'multipart',
    answer: data(row),
  }),
  file: endpoint('GET /file', { answer: { kind: 'file', schema: z.unknown() } }),
  missing: endpoint('GET /missing', { answer: data(row), messages: { 404: 'DICTIONARIES_NOT_LOADED' } }),
});

let server: Server | undefined;
const failures: unknown[] = [];
afterEach(() => {
  failures.length = 0;
  server?.closeAllConnections();
  server?.close();
});

async function clientOf(listener: RequestListener): Promise<Client> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  const base = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
  const client = createClient({
    baseUrl: base,
    authorization: () => 'Bearer secret',
    statusLists: () => ({ ignoredErrorCodes: [410, 508], loadingErrorCodes: [507, 508] }),
    onFailure: ({ error, authorization, ignoresUnauthorised }) =>
      failures.push({ status: error.status, authorization, ignoresUnauthorised }),
  });
  return client;
}
const answering =
  (body: string, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
const caught = async (promise: Promise<unknown>) => {
  try {
    return { resolved: await promise };
  } catch (error) {
    return error;
  }
};
async function bodyOf(request: IncomingMessage) {
  const chunks: string[] = [];
  for await (const chunk of request.setEncoding('utf8')) chunks.push(String(chunk));
  return chunks.join('');
}

test('[P4.a] [S4] a call carries Accept and authorization, and its data is unwrapped', async () => {
  let seen: unknown;
  const call = await clientOf((request, response) => {
    seen = { url: request.url, accept: request.headers.accept, authorization: request.headers.authorization };
    response.end(JSON.stringify({ data: { id: 7, unheard_of: true } }));
  });
  expect(await call(sample.one, { params: { id: 'a/b' } })).toEqual({ id: 7 });
  expect(seen).toEqual({ url: '/one/a%2Fb', accept: 'application/json', authorization: 'Bearer secret' });
});

test.each([
  [
    'under data.data',
    { data: { data: [{ id: 1 }], total: 41, limit: 10, offset: 0 } },
    { data: [{ id: 1 }], total: 41, limit: 10, offset: 0 },
  ],
  ['under data alone', { data: [{ id: 1 }] }, { data: [{ id: 1 }], total: 1, limit: -1, offset: 0 }],
  ['with its total in meta', { data: [], meta: { total: 9 } }, { data: [], total: 9, limit: -1, offset: 0 }],
])('[P4.b] a list is read %s', async (_, body, expected) => {
  const call = await clientOf(answering(JSON.stringify(body)));
  expect(await call(sample.rows)).toEqual(expected);
});

test.each([{ id: 3 }, { data: { id: 3 } }])(
  '[S2.a S2.b] an OAuth answer may be wrapped or not: %j',
  async (body) => {
    const call = await clientOf(answering(JSON.stringify(body)));
    expect(await call(sample.token, { body: { id: 1 } })).toEqual({ id: 3 });
  },
);

test('[P6.a] defaults of the contract are sent, an empty filter is not', async () => {
  const urls: string[] = [];
  const call = await clientOf((request, response) => {
    urls.push(request.url ?? '');
    response.end(JSON.stringify({ data: { data: [], total: 0, limit: -1, offset: 0 } }));
  });
  await call(contract.dictionaries.countries);
  await call(sample.rows, { query: { tags: [] } });
  await call(sample.rows, { query: { tags: ['a', 'b'] } });
  expect(urls).toEqual(['/public/v1/dict/countries?limit=-1', '/rows', '/rows?tags=a%2Cb']);
});

test('[O3] a call with a file sends its values as parts of a form', async () => {
  let seen: Record<string, string> = {};
  const call = await clientOf((request, response) => {
    const [type = ''] = (request.headers['content-type'] ?? '').split(';');
    const answer = async () => {
      seen = { type, body: await bodyOf(request) };
      response.end('{"data":{"id":1}}');
    };
    void answer();
  });
  const file = new File(['bytes'], 'creative.png', { type: 'image/png' });
  await call(sample.upload, { body: { file, note: 'For review' } });
  expect(seen.type).toBe('multipart/form-data');
  expect(seen.body).toMatch(
    /name="file"; filename="creative\.png"\r\nContent-Type: image\/png\r\n\r\nbytes\r\n/,
  );
  expect(seen.body).toMatch(/name="note"\r\n\r\nFor review\r\n/);
});

test('[P8] a form-encoded call sends a form', async () => {
  let seen: unknown;
  const call = await clientOf((request, response) => {
    const answer = async () => {
      seen = { type: request.headers['content-type'], body: await bodyOf(request) };
      response.end('{"data":{"id":1}}');
    };
    void answer();
  });
  await call(sample.form, { body: { a: 'x y&z' } });
  expect(seen).toEqual({ type: 'application/x-www-form-urlencoded;charset=UTF-8', body: 'a=x+y%26z' });
});

test.each([204, 200, 201])('[P4] a change that is answered %i without a body was made', async (status) => {
  const call = await clientOf((_, response) => response.writeHead(status).end());
  expect(await call(sample.form, { body: { a: 'x' } })).toBe(undefined);
  expect(await call(firstSession.signOut)).toBe(true);
  expect(failures).toEqual([]);
  // Who signs in needs what the answer brings, and so does who reads.
  expect(await caught(call(firstSession.signIn, { body: {} }))).toEqual(
    new ApiError({ status, code: 'UNEXPECTED_ANSWER' }),
  );
  expect(await caught(call(sample.one, { params: { id: '1' } }))).toEqual(
    new ApiError({ status, code: 'UNREADABLE_ANSWER' }),
  );
});

test('[P5.a] a download is named by content-disposition', async () => {
  const call = await clientOf(
    answering('id\r\n1', 200, {
      'content-type': 'text/csv',
      'content-disposition': "attachment; filename*=UTF-8''%C3%9Cbersicht.csv",
    }),
  );
  const { filename, blob } = await call(sample.file);
  expect([filename, await blob.text()]).toEqual(['Übersicht.csv', 'id\r\n1']);
});

test.each([
  ['truncated', '{"data":{"id":', 'UNREADABLE_ANSWER'],
  ['HTML', '<!doctype html><title>Hello</title>', 'UNREADABLE_ANSWER'],
  ['empty', '', 'UNREADABLE_ANSWER'],
  ['of another type', '{"data":[{"id":7}]}', 'UNEXPECTED_ANSWER'],
  ['null', '{"data":null}', 'UNEXPECTED_ANSWER'],
])('a %s answer with 200 is an error, not data', async (_, body, code) => {
  const call = await clientOf(answering(body));
  expect(await caught(call(sample.one, { params: { id: '1' } }))).toEqual(
    new ApiError({ status: 200, code }),
  );
});

test('[E2.a] [E3.a] the error of a failed answer holds its list entry by entry', async () => {
  const errors = [
    {
      field: 'email',
      errors: [
        { code: 'INVALID_FORMAT', description: 'No address' },
        { code: 'TOO_LONG', description: 'Long' },
      ],
    },
    { code: 'OTHER', description: 'Other' },
  ];
  const call = await clientOf(answering(JSON.stringify({ code: 'VALIDATION_ERROR', errors }), 422));
  expect(await caught(call(sample.one, { params: { id: '1' } }))).toEqual(
    new ApiError({
      status: 422,
      code: 'VALIDATION_ERROR',
      entries: [
        { code: 'INVALID_FORMAT', description: 'No address', field: 'email' },
        { code: 'TOO_LONG', description: 'Long', field: 'email' },
        { code: 'OTHER', description: 'Other', field: null },
      ],
    }),
  );
});

const html = { 'content-type': 'text/html' };
test.each([
  { status: 503, body: '"Down for repair"', headers: {}, text: 'Down for repair' },
  { status: 400, body: 'Broken', headers: {}, text: 'Broken' },
  { status: 300, body: 'Several', headers: {}, text: 'Several' },
  { status: 404, body: '<html>nginx</html>', headers: html, text: null },
  { status: 502, body: '<html>nginx</html>', headers: html, text: '<html>nginx</html>' },
  { status: 500, body: '', headers: {}, text: null },
])('[E5.b] [P4.c] a $status answer with the plain body $body', async ({ status, body, headers, text }) => {
  const call = await clientOf(answering(body, status, headers));
  expect(await caught(call(sample.one, { params: { id: '1' } }))).toEqual(new ApiError({ status, text }));
});

test('[E1.a] a call has its own text for a status', async () => {
  const call = await clientOf(answering('{"code":"NOT_FOUND_HTTP_EXCEPTION"}', 404));
  const entries = [{ code: 'NOT_FOUND_HTTP_EXCEPTION', description: null, field: null }];
  expect(await caught(call(sample.missing))).toEqual(
    new ApiError({
      status: 404,
      code: 'NOT_FOUND_HTTP_EXCEPTION',
      entries,
      messageCode: 'DICTIONARIES_NOT_LOADED',
    }),
  );
});

test.each([
  { status: 409, isIgnored: false, isLoadingError: false },
  { status: 410, isIgnored: true, isLoadingError: false },
  { status: 507, isIgnored: false, isLoadingError: true },
  { status: 508, isIgnored: true, isLoadingError: true },
])('[E8] $status is reported as the configuration says', async ({ status, ...flags }) => {
  const call = await clientOf(answering('{}', status));
  expect(await caught(call(sample.one, { params: { id: '1' } }))).toEqual(new ApiError({ status, ...flags }));
});

test('[E7] the error of a refused call holds its Retry-After', async () => {
  const call = await clientOf(answering('{}', 429, { 'retry-after': '7' }));
  expect(await caught(call(sample.missing))).toEqual(new ApiError({ status: 429, retryAfter: 7000 }));
});

test('a failure is reported with the authorization it was sent with', async () => {
  const call = await clientOf(answering('{"code":"UNAUTHENTICATED"}', 401));
  await caught(call(sample.missing));
  await caught(call(sample.missing, {}, { ignoresUnauthorised: true }));
  expect(failures).toEqual([
    { status: 401, authorization: 'Bearer secret', ignoresUnauthorised: false },
    { status: 401, authorization: 'Bearer secret', ignoresUnauthorised: true },
  ]);
});

test('a dropped connection is a failure without a status', async () => {
  const call = await clientOf((request) => request.socket.destroy());
  expect(await caught(call(sample.missing))).toEqual(new ApiError({ status: 0, code: 'NETWORK_ERROR' }));
});

test('[P2.a] identical calls under way are one request; later ones are another', async () => {
  let requests = 0;
  const call = await clientOf((_, response) => {
    requests += 1;
    setImmediate(() => response.end(JSON.stringify({ data: { id: requests } })));
  });
  const input = { params: { id: '1' } };
  expect(await Promise.all([call(sample.one, input), call(sample.one, input)])).toEqual([
    { id: 1 },
    { id: 1 },
  ]);
  expect(await call(sample.one, input)).toEqual({ id: 2 });
});

test('[P3.b] who cancels gets Request canceled; the others still get their answer', async () => {
  const call = await clientOf((_, response) => void setImmediate(() => response.end('{"data":{"id":1}}')));
  const leaving = new AbortController();
  const input = { params: { id: '1' } };
  const [left, stayed] = [
    caught(call(sample.one, input, { signal: leaving.signal })),
    call(sample.one, input),
  ];
  leaving.abort();
  expect(await left).toEqual(new RequestCanceled());
  expect(await stayed).toEqual({ id: 1 });
});

test('[P3] the request itself ends when the last caller has left', async () => {
  let closed: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (closed = resolve));
  let arrived: () => void = () => undefined;
  const underWay = new Promise<void>((resolve) => (arrived = resolve));
  const call = await clientOf((_, response) => {
    response.on('close', closed);
    arrived();
  });
  const controller = new AbortController();
  const left = caught(call(sample.missing, {}, { signal: controller.signal }));
  await underWay;
  controller.abort();
  expect(await left).toEqual(new RequestCanceled());
  await ended;
  expect(failures).toEqual([]);
});
