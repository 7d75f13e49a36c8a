import { afterEach, expect, test } from 'vitest';
import { RequestCanceled } from './api-error.ts';
import { takePrefetched } from './prefetched-answers.ts';

const key = 'Bearer one /publisher/v1/config';

afterEach(() => {
  globalThis.prefetchedAnswers = undefined;
});

function prefetch(answer: Promise<Response>) {
  globalThis.prefetchedAnswers = new Map([[key, answer]]);
}

test('[P2] a prefetched answer is taken once, by the same call with the same authorization', async () => {
  prefetch(Promise.resolve(new Response('{"data":1}', { status: 203, headers: { date: 'today' } })));
  const { signal } = new AbortController();
  expect(takePrefetched('Bearer other /publisher/v1/config', signal)).toBeNull();
  const taken = takePrefetched(key, signal);
  expect(takePrefetched(key, signal)).toBeNull();
  const answer = await taken;
  expect([answer?.status, answer?.headers.get('date'), answer?._data]).toEqual([203, 'today', '{"data":1}']);
});

test('[P3] a canceled call does not wait for it; without prefetched answers there is nothing to take', async () => {
  prefetch(new Promise(() => undefined));
  const leaving = new AbortController();
  const taken = takePrefetched(key, leaving.signal);
  leaving.abort();
  await expect(taken).rejects.toBeInstanceOf(RequestCanceled);
  globalThis.prefetchedAnswers = undefined;
  expect(takePrefetched(key, leaving.signal)).toBeNull();
});
