import { expect, test } from 'vitest';
import { RequestCanceled } from './api-error.ts';
import { createInFlight } from './in-flight.ts';

/** Requests that wait to be answered. */
function opened() {
  const join = createInFlight();
  const started: {
    signal: AbortSignal;
    resolve: (value: string) => void;
    reject: (reason: unknown) => void;
  }[] = [];
  const start = (signal: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    started.push({ signal, resolve, reject });
    return promise;
  };
  return { started, ask: (key: string, signal?: AbortSignal) => join(key, signal, start) };
}
const outcome = (answer: Promise<unknown>) =>
  answer.then(
    (value) => value,
    (reason: unknown) => reason,
  );

test('[P2.a] equal calls share a request until it is answered or has failed', async () => {
  const { started, ask } = opened();
  const [one, same, other] = [ask('a'), ask('a'), ask('b')];
  expect(started).toHaveLength(2);
  started[0]?.resolve('first');
  started[1]?.resolve('second');
  expect(await Promise.all([one, same, other])).toEqual(['first', 'first', 'second']);
  const failing = outcome(ask('a'));
  started[2]?.reject('broken');
  expect(await failing).toBe('broken');
  const again = ask('a');
  expect(started).toHaveLength(4);
  started[3]?.resolve('third');
  expect(await again).toBe('third');
});

test('[P3] who is canceled beforehand asks for nothing', async () => {
  const { started, ask } = opened();
  expect(await outcome(ask('a', AbortSignal.abort()))).toEqual(new RequestCanceled());
  expect(started).toEqual([]);
});

test('[P3.b] a request goes on as long as somebody waits for it, and ends with the last one', async () => {
  const { started, ask } = opened();
  const callers = [new AbortController(), new AbortController()];
  const answers = callers.map(({ signal }) => outcome(ask('a', signal)));
  callers[0]?.abort();
  expect([await answers[0], started[0]?.signal.aborted]).toEqual([new RequestCanceled(), false]);
  callers[1]?.abort();
  expect([await answers[1], started[0]?.signal.aborted]).toEqual([new RequestCanceled(), true]);

  const later = ask('a');
  expect(started).toHaveLength(2);
  // The former request has its end only now: the new one is not touched by it.
  started[0]?.reject(new Error('aborted'));
  await Promise.resolve();
  const joined = ask('a');
  expect(started).toHaveLength(2);
  started[1]?.resolve('answer');
  expect(await Promise.all([later, joined])).toEqual(['answer', 'answer']);
});

test('[P3] an abort after the answer changes nothing', async () => {
  const { started, ask } = opened();
  const controller = new AbortController();
  const first = ask('a', controller.signal);
  started[0]?.resolve('answer');
  expect(await first).toBe('answer');
  await Promise.resolve();
  const next = ask('a');
  controller.abort();
  expect(started[1]?.signal.aborted).toBe(false);
  const joined = ask('a');
  expect(started).toHaveLength(2);
  started[1]?.resolve('next');
  expect(await Promise.all([next, joined])).toEqual(['next', 'next']);
});
