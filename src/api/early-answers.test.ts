import { afterEach, expect, test } from 'vitest';
import { RequestCanceled } from './api-error.ts';
import { takeEarlyAnswer } from './early-answers.ts';

const key = 'Bearer one /publisher/v1/config';

afterEach(() => {
  globalThis.earlyAnswers = undefined;
});

function asked(answer: Promise<Response>) {
  globalThis.earlyAnswers = new Map([[key, answer]]);
}

test('[P2] what was asked for ahead is taken once, by whoever asks for the same in the same name', async () => {
  asked(Promise.resolve(new Response('{"data":1}', { status: 203, headers: { date: 'today' } })));
  const { signal } = new AbortController();
  expect(takeEarlyAnswer('Bearer other /publisher/v1/config', signal)).toBeNull();
  const taken = takeEarlyAnswer(key, signal);
  expect(takeEarlyAnswer(key, signal)).toBeNull();
  const answer = await taken;
  expect([answer?.status, answer?.headers.get('date'), answer?._data]).toEqual([203, 'today', '{"data":1}']);
});

test('[P3] whoever leaves does not wait for it; without a page that asked ahead there is nothing to take', async () => {
  asked(new Promise(() => undefined));
  const leaving = new AbortController();
  const taken = takeEarlyAnswer(key, leaving.signal);
  leaving.abort();
  await expect(taken).rejects.toBeInstanceOf(RequestCanceled);
  globalThis.earlyAnswers = undefined;
  expect(takeEarlyAnswer(key, leaving.signal)).toBeNull();
});
