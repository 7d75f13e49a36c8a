import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrivedEvent, loadPart } from './load-part.ts';

const events: string[] = [];
let attempts: number[] = [];
let isReachable = false;
const load = () => {
  attempts.push(Date.now());
  return isReachable ? Promise.resolve('part') : Promise.reject(new TypeError('Failed to fetch'));
};

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('window', new EventTarget());
  window.addEventListener(arrivedEvent, ({ type }) => events.push(type));
  events.length = 0;
  attempts = [];
  isReachable = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[E12] a part that loads at once is requested once, without events', async () => {
  isReachable = true;
  expect(await loadPart(load)).toBe('part');
  expect([attempts, events]).toEqual([[0], []]);
});

test('[E12.g] a failed part is retried after pauses that double up to a minute, until it loads', async () => {
  const onFailure = vi.fn<() => void>();
  const loading = loadPart(load, { onFailure });
  await vi.advanceTimersByTimeAsync(150_000);
  expect(attempts).toEqual([0, 1, 3, 7, 15, 31, 63, 123].map((seconds) => seconds * 1000));
  expect(onFailure).toHaveBeenCalledTimes(attempts.length);
  isReachable = true;
  await vi.advanceTimersByTimeAsync(33_000);
  expect([await loading, attempts.length, events]).toEqual(['part', 9, [arrivedEvent]]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect([attempts.length, vi.getTimerCount()]).toEqual([9, 0]);
});

test('[E12.g] a returning connection ends the pause', async () => {
  const loading = loadPart(load);
  await vi.advanceTimersByTimeAsync(100);
  isReachable = true;
  window.dispatchEvent(new Event('online'));
  expect(await loading).toBe('part');
  expect(attempts).toEqual([0, 100]);
});

test('[E12] a connection that returns during a failing attempt triggers the next one at once', async () => {
  const attempt = Promise.withResolvers<never>();
  const loading = loadPart(() => (attempts.length === 0 ? (attempts.push(0), attempt.promise) : load()));
  window.dispatchEvent(new Event('online'));
  isReachable = true;
  attempt.reject(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(1);
  expect([await loading, attempts]).toEqual(['part', [0, 0]]);
});

test('[E12] an abort ends the attempts', async () => {
  const controller = new AbortController();
  const loading = loadPart(load, { signal: controller.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1500);
  controller.abort();
  expect(await loading).toBe(controller.signal.reason);
  isReachable = true;
  await vi.advanceTimersByTimeAsync(600_000);
  expect([attempts, vi.getTimerCount(), events]).toEqual([[0, 1000], 0, []]);
});
