import { data, endpoint, resource } from '#contract/endpoint.ts';
import { firstConfig, firstSession } from '#contract/first-calls.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError, RequestCanceled } from './api-error.ts';
import { createClient } from './client.ts';

const row = z.object({ id: z.int() });
const sample = resource('sample', {
  one: endpoint('GET /one', { answer: data(row) }),
  other: endpoint('GET /other', { answer: data(row) }),
  open: endpoint('GET /open', { auth: 'anyone', answer: data(row), ignoresUnauthorised: true }),
  make: endpoint('POST /make', { body: row, answer: data(row) }),
  file: endpoint('GET /file', { answer: { kind: 'file', schema: z.unknown() } }),
});
const body = { id: 1 };
const aKey = expect.stringMatching(/^"[\w-]{20,}"$/) as unknown;
const lost = new ApiError({ status: 0, code: 'NETWORK_ERROR' });

type Sent = { url: string; method: string; headers: Record<string, string>; body: unknown };
const sent: Sent[] = [];
const failed: unknown[] = [];
const dates: (string | null)[] = [];
/** Who is signed in, and what the network does with the next request. */
let token: string | null = null;
let answer: (signal: AbortSignal) => Promise<Response> = () => Promise.reject(new TypeError('fetch failed'));

const answering = (text: string, status = 200) => {
  answer = () => Promise.resolve(new Response(text, { status, headers: { date: `at ${status}` } }));
};
/** Answers wait until they are let go. */
function holding() {
  const waiting: ((response: Response) => void)[] = [];
  answer = () => new Promise((resolve) => waiting.push(resolve));
  return {
    letGo: (text: string, status = 200) => {
      for (const resolve of waiting.splice(0)) resolve(new Response(text, { status }));
    },
  };
}
const arrived = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count), { interval: 1 });
const outcome = (call: Promise<unknown>) => call.catch((error: unknown) => error);

const call = createClient({
  authorization: () => token,
  onAnswer: (headers) => dates.push(headers.get('date')),
  onFailure: ({ endpoint: { operation }, error, ...failure }) =>
    failed.push({ operation, status: error.status, ...failure }),
});

beforeEach(() => {
  token = 'Bearer a';
  for (const list of [sent, failed, dates]) list.length = 0;
  vi.stubGlobal('fetch', (url: string, init: RequestInit & { signal: AbortSignal }) => {
    const headers = Object.fromEntries(new Headers(init.headers));
    sent.push({ url, method: String(init.method), headers, body: init.body });
    return answer(init.signal);
  });
});
afterEach(() => {
  globalThis.prefetchedAnswers = undefined;
  vi.unstubAllGlobals();
});

test('[S4] [P4] what is sent to the portal’s own origin says who calls, where somebody does, and no more', async () => {
  answering('{"data":{"id":7}}');
  token = null;
  expect(await call(sample.one)).toEqual({ id: 7 });
  token = 'Bearer a';
  await call(sample.make, { body });
  const accept = 'application/json';
  expect(sent).toEqual([
    { url: '/one', method: 'GET', headers: { accept }, body: undefined },
    {
      url: '/make',
      method: 'POST',
      headers: {
        accept,
        authorization: 'Bearer a',
        'content-type': 'application/json',
        'idempotency-key': aKey,
      },
      body: '{"id":1}',
    },
  ]);
});

test('every answer is reported with its headers, also a refusal; statuses from 300 on fail', async () => {
  answering('{"data":{"id":7}}', 299);
  expect(await call(sample.one)).toEqual({ id: 7 });
  answering('{"data":{"id":7}}', 300);
  expect(await outcome(call(sample.one))).toEqual(new ApiError({ status: 300, code: null, entries: [] }));
  answer = () => Promise.resolve(new Response(null, { status: 304 }));
  expect(await outcome(call(sample.one))).toEqual(new ApiError({ status: 304 }));
  expect(dates).toEqual(['at 299', 'at 300', null]);
});

test('[A12] an answer that was asked for in another language than that of now is marked', async () => {
  let language = 'en';
  const onAnswer = vi.fn<(headers: Headers, isSpoken: boolean) => void>();
  const speaking = createClient({
    authorization: () => null,
    language: () => language,
    onAnswer,
    onFailure: vi.fn<() => void>(),
  });
  const { letGo } = holding();
  const calls = [speaking(sample.one), speaking(sample.open)];
  await arrived(2);
  language = 'de';
  calls.push(speaking(sample.one));
  await arrived(3);
  letGo('{"data":{"id":7}}');
  await Promise.all(calls);
  expect(onAnswer.mock.calls.map(([, isSpoken]) => isSpoken)).toEqual([false, false, true]);
});

test('[E2] a download that is refused says why', async () => {
  answering('{"code":"FORBIDDEN","description":"No"}', 403);
  expect(await outcome(call(sample.file))).toEqual(
    new ApiError({
      status: 403,
      code: 'FORBIDDEN',
      entries: [{ code: 'FORBIDDEN', description: 'No', field: null }],
    }),
  );
});

test('[P2] only equal reading calls in one name share a request', async () => {
  const { letGo } = holding();
  const calls: Promise<unknown>[] = [
    call(sample.open),
    call(sample.open),
    call(sample.one),
    call(sample.make, { body }),
    call(sample.make, { body }),
  ];
  token = 'Bearer b';
  calls.push(call(sample.open));
  await arrived(5);
  letGo('{"data":{"id":1}}');
  await Promise.allSettled(calls);
  expect(
    sent.map(({ method, url, headers }) => [method, url, headers.authorization].join(' ')).toSorted(),
  ).toEqual([
    'GET /one Bearer a',
    'GET /open Bearer a',
    'GET /open Bearer b',
    'POST /make Bearer a',
    'POST /make Bearer a',
  ]);
});

test('[N1] a request without an answer is sent once, and fails without a status', async () => {
  answer = () => Promise.reject(new TypeError('fetch failed'));
  expect(await Promise.all([outcome(call(sample.one)), outcome(call(sample.make, { body }))])).toEqual([
    lost,
    lost,
  ]);
  expect(sent.map(({ url }) => url).toSorted()).toEqual(['/make', '/one']);
});

test('[P3] a canceled writing call rejects with Request canceled and reports no failure', async () => {
  answer = (signal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  const leaving = new AbortController();
  const canceled = outcome(call(sample.make, { body }, { signal: leaving.signal }));
  await arrived(1);
  leaving.abort();
  expect([await canceled, failed]).toEqual([new RequestCanceled(), []]);
});

test('[S12] a 401 says nothing of the session where the contract or the caller says so', async () => {
  answering('', 401);
  await outcome(call(sample.one));
  await outcome(call(sample.open));
  await outcome(call(sample.one, {}, { ignoresUnauthorised: true }));
  await outcome(call(sample.open, {}, { ignoresUnauthorised: false }));
  const failure = { status: 401, authorization: 'Bearer a' };
  expect(failed).toEqual([
    { ...failure, operation: 'one', ignoresUnauthorised: false },
    { ...failure, operation: 'open', ignoresUnauthorised: true },
    { ...failure, operation: 'one', ignoresUnauthorised: true },
    { ...failure, operation: 'open', ignoresUnauthorised: false },
  ]);
});

test.each([
  ['after a sign-out', 'Bearer a', null, [new RequestCanceled(), { id: 1 }]],
  ['after another user signed in', 'Bearer a', 'Bearer b', [new RequestCanceled(), { id: 1 }]],
  ['after a sign-in', null, 'Bearer b', [{ id: 1 }, { id: 1 }]],
  ['while the user stays signed in', 'Bearer a', 'Bearer a', [{ id: 1 }, { id: 1 }]],
])('[S11] %s nobody gets the answer to another user’s call', async (...[, before, after, outcomes]) => {
  const { letGo } = holding();
  token = before;
  const calls = [outcome(call(sample.one)), outcome(call(sample.open))];
  await arrived(2);
  token = after;
  letGo('{"data":{"id":1}}');
  expect(await Promise.all(calls)).toEqual(outcomes);
});

test('[S11] nor its failure, which only the session gets', async () => {
  const { letGo } = holding();
  const calls = [outcome(call(sample.one)), outcome(call(sample.open))];
  await arrived(2);
  token = null;
  letGo('', 404);
  expect(await Promise.all(calls)).toEqual([new RequestCanceled(), new ApiError({ status: 404 })]);
  const failure = { status: 404, authorization: 'Bearer a' };
  expect(failed).toEqual([
    { ...failure, operation: 'one', ignoresUnauthorised: false },
    { ...failure, operation: 'open', ignoresUnauthorised: true },
  ]);
});

test('[P2] a prefetched answer is not requested again, and a writing call never takes one', async () => {
  answering('{"data":{"id":1}}');
  const early = () => Promise.resolve({ status: 200, headers: new Headers(), _data: '{"data":{"id":9}}' });
  globalThis.prefetchedAnswers = new Map([['Bearer a /file', Promise.reject(new TypeError('fetch failed'))]]);
  expect(await outcome(call(sample.file))).toEqual(lost);
  globalThis.prefetchedAnswers = new Map([
    ['Bearer a /file', Promise.reject(new ApiError({ status: 0, code: 'OFFLINE' }))],
  ]);
  expect(await outcome(call(sample.file))).toEqual(new ApiError({ status: 0, code: 'OFFLINE' }));
  globalThis.prefetchedAnswers = new Map([
    ['Bearer a /one', early()],
    ['Bearer a /make', early()],
    ['undefined /other', early()],
  ]);
  expect(await call(sample.one)).toEqual({ id: 9 });
  expect(await Promise.all([call(sample.make, { body }), call(sample.other)])).toEqual([body, body]);
  token = null;
  expect(await call(sample.other)).toEqual({ id: 9 });
  expect(sent.map(({ url }) => url).toSorted()).toEqual(['/make', '/other']);
});

test('[S9] [C1] the calls of the first page are sent and read as any other', async () => {
  const given = { token_type: 'Bearer', expires_in: 60, access_token: 'b', refresh_token: 'c' };
  answering(JSON.stringify(given));
  expect(await call(firstSession.signIn, { body: { username: 'ann' } })).toEqual(given);
  answering('{"data":{"general":{}},"meta":{"api_version":"3"}}');
  expect(await call(firstConfig.get)).toEqual({ data: { general: {} }, apiVersion: '3' });
  answering('{"data":[]}');
  expect(await outcome(call(firstConfig.get))).toEqual(
    new ApiError({ status: 200, code: 'UNEXPECTED_ANSWER' }),
  );
  expect(sent.map(({ method, url, body: text }) => [method, url, text])).toEqual([
    ['POST', '/oauth/token', '{"username":"ann"}'],
    ['GET', '/publisher/v1/config', undefined],
    ['GET', '/publisher/v1/config', undefined],
  ]);
});

/** A browser's request that is answered as soon as it is sent. */
class QuickRequest extends EventTarget {
  upload = new EventTarget();
  status = 200;
  responseText = '{"data":{"id":5}}';
  readonly #headers: Record<string, string> = {};
  #target: [method: string, url: string] = ['', ''];

  open(...target: [method: string, url: string]) {
    this.#target = target;
  }
  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value;
  }
  getResponseHeader = () => 'application/json';
  send(text: unknown) {
    const [method, url] = this.#target;
    sent.push({ url, method, headers: this.#headers, body: text });
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 2 }));
    this.dispatchEvent(new Event('load'));
  }
}

test('[O3] a call reports its progress on request and is the same call', async () => {
  vi.stubGlobal('XMLHttpRequest', QuickRequest);
  const shares: number[] = [];
  const made = call(sample.make, { body }, { onProgress: (share) => shares.push(share) });
  expect([await made, shares, dates]).toEqual([{ id: 5 }, [50], [null]]);
  expect(sent).toEqual([
    {
      url: '/make',
      method: 'POST',
      headers: {
        accept: 'application/json',
        authorization: 'Bearer a',
        'content-type': 'application/json',
        'idempotency-key': aKey,
      },
      body: '{"id":1}',
    },
  ]);
});
