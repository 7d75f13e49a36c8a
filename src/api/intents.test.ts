import { data, endpoint, resource } from '#contract/endpoint.ts';
import { firstSession } from '#contract/first-calls.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createClient } from './client.ts';

const row = z.object({ id: z.int() });
const sample = resource('sample', {
  make: endpoint('POST /make', { body: row, answer: data(row) }),
  remove: endpoint('DELETE /make', { answer: data(row) }),
  change: endpoint('PUT /make', { body: row, answer: data(row) }),
  picture: endpoint('PUT /picture', {
    body: z.object({ file: z.file() }),
    encoding: 'multipart',
    answer: data(row),
  }),
});
const call = createClient({ authorization: () => 'Bearer a', onFailure: () => undefined });

const keys: (string | null)[] = [];
const lost = () => Promise.reject<Response>(new TypeError('fetch failed'));
let answer = lost;
const answering = (text: string, status = 200) => {
  answer = () => Promise.resolve(new Response(text, { status }));
};

beforeEach(() => {
  keys.length = 0;
  answer = lost;
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    return answer();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const outcome = (sent: Promise<unknown>) => sent.catch((error: unknown) => error);
const make = (id = 1) => outcome(call(sample.make, { body: { id } }));
const makeAfter = async (text: string, status: number) => {
  answering(text, status);
  await make();
};

test('what is sent again after a lost answer has the same key, until it is answered', async () => {
  await make();
  await makeAfter('{}', 408);
  await makeAfter('{}', 500);
  await makeAfter('{}', 503);
  await makeAfter('{"code":"IDEMPOTENCY_KEY_IN_USE"}', 409);
  await makeAfter('not an answer', 200);
  await makeAfter('{"data":{"id":7}}', 200);
  expect([keys.length, new Set(keys).size]).toEqual([7, 1]);
  await makeAfter('{}', 422);
  await makeAfter('{}', 400);
  await makeAfter('{}', 499);
  expect(new Set(keys).size).toBe(4);
});

test('a changed form is a new intent, and so is the same at the same time', async () => {
  await make(1);
  await make(2);
  await Promise.all([make(1), make(1)]);
  const [first, changed, again, besides] = keys;
  expect(again).toBe(first);
  expect(new Set([first, changed, besides]).size).toBe(3);
});

test('what was removed is created anew', async () => {
  await make();
  answering('{"data":{"id":7}}');
  await call(sample.remove);
  await make();
  const [lostKey, removal, anew] = keys;
  expect([removal, anew === lostKey]).toEqual([null, false]);
});

test('a removal that got no answer forgets nothing', async () => {
  await make();
  await outcome(call(sample.remove));
  await make();
  expect(keys[2]).toBe(keys[0]);
});

test('two files are the same by name, size and time', async () => {
  const send = (name: string) => {
    const file = new File(['x'], name, { lastModified: 1 });
    return outcome(call(sample.picture, { body: { file } }));
  };
  await send('a.png');
  await send('a.png');
  await send('b.png');
  const [one, same, other] = keys;
  expect([same === one, other === one, typeof one]).toEqual([true, false, 'string']);
});

test('changes and signing in have none', async () => {
  await outcome(call(sample.change, { body: { id: 1 } }));
  await outcome(call(firstSession.signIn, { body: {} }));
  expect(keys).toEqual([null, null]);
});

test('a key lasts a quarter of an hour', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  await make();
  now.mockReturnValue(15 * 60_000 - 1);
  await make();
  now.mockReturnValue(30 * 60_000);
  await make();
  const [first, second, third] = keys;
  expect([second === first, third === second]).toEqual([true, false]);
});
