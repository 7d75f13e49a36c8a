import { afterEach, expect, test } from 'vitest';
import { RequestCanceled } from './api-error.ts';
import { type PrefetchedAnswer, takePrefetched } from './prefetched-answers.ts';

const key = 'Bearer one /publisher/v1/config';

afterEach(() => {
  globalThis.prefetchedAnswers = undefined;
});

function prefetch(answer: Promise<PrefetchedAnswer>) {
  globalThis.prefetchedAnswers = new Map([[key, answer]]);
}

test('[P2] a prefetched answer is taken once, by the same call with the same authorization', async () => {
  const answer = { status: 203, headers: new Headers({ date: 'today' }), _data: '{"data":1}' };
  prefetch(Promise.resolve(answer));
  const { signal } = new AbortController();
  expect(takePrefetched('Bearer other /publisher/v1/config', signal)).toBeNull();
  const taken = takePrefetched(key, signal);
  expect(takePrefetched(key, signal)).toBeNull();
  expect(await taken).toEqual(answer);
});

test('[P3] a canceled call does not wait for it', async () => {
  prefetch(new Promise(() => undefined));
  const leaving = new AbortController();
  const taken = takePrefetched(key, leaving.signal);
  leaving.abort();
  await expect(taken).rejects.toBeInstanceOf(RequestCanceled);
});

test('[P2] the page sees that the client was faster, and prefetches nothing any more', () => {
  expect(takePrefetched(key, new AbortController().signal)).toBeNull();
  expect(globalThis.prefetchedAnswers).toEqual(new Map());
});
