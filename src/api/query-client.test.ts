import { contract } from '#contract/index.ts';
import { offers } from '#contract/offers.ts';
import { publicCalls } from '#contract/public.ts';
import { savedReports } from '#contract/saved-reports.ts';
import { CancelledError, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import type { Client } from './client.ts';
import { mutation, query } from './queries.ts';
import { createQueryClient } from './query-client.ts';
import { retryDelay } from './retries.ts';

const openGate = { ask: () => Promise.resolve(true), ended: () => undefined };

const turns = () => new Promise((resolve) => setImmediate(resolve));

/** A cache over calls that are noted and answered at once. */
function opened(isSignedIn = () => true, answer = () => Promise.resolve('answer')) {
  const sent: unknown[] = [];
  const client = ((endpoint: object, input: unknown, options?: object) => {
    sent.push([endpoint, input, options && Object.keys(options)]);
    return answer();
    // Every call is answered alike.
  }) as unknown as Client;
  return { sent, queryClient: createQueryClient(client, isSignedIn, openGate) };
}

test('[P2] [L7] a query makes the call that it is for, with its input, and can be canceled', async () => {
  const { sent, queryClient } = opened();
  const input = { query: { limit: 20 } };
  expect(await queryClient.query(query(offers.list, input))).toBe('answer');
  expect(sent).toEqual([[offers.list, input, ['signal']]]);
});

test('[S11] without a session private queries of a screen wait until it leaves, public ones go on', async () => {
  const { sent, queryClient } = opened(() => false);
  const screens = [
    new QueryObserver(queryClient, query(offers.list)).subscribe(() => undefined),
    new QueryObserver(queryClient, query(contract.configurationEntries.list)).subscribe(() => undefined),
  ];
  const states = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state: { status, fetchStatus } }) => `${status} ${fetchStatus}`);
  await turns();
  expect([sent, states()]).toEqual([[], ['pending fetching', 'pending fetching']]);
  for (const leave of screens) leave();
  await turns();
  expect(states()).toEqual(['pending idle', 'pending idle']);
  expect(await queryClient.query(query(publicCalls.offers))).toBe('answer');
  expect(sent).toEqual([[publicCalls.offers, {}, ['signal']]]);
});

test('[S11] what was to be prefetched without a session is loaded in the next one', async () => {
  let isSignedIn = false;
  const { sent, queryClient } = opened(() => isSignedIn);
  const list = query(offers.list);
  const prefetched = queryClient.query(list).catch((error: unknown) => error);
  await turns();
  expect(sent).toEqual([]);
  isSignedIn = true;
  const screen = new QueryObserver(queryClient, list);
  const leave = screen.subscribe(() => undefined);
  await turns();
  expect([screen.getCurrentResult().data, sent]).toEqual(['answer', [[offers.list, {}, ['signal']]]]);
  expect(await prefetched).toBeInstanceOf(CancelledError);
  leave();
});

test('[P2] a change makes its call with what is handed in, also without a connection', async () => {
  const { sent, queryClient } = opened();
  const options = queryClient.defaultMutationOptions(mutation(savedReports.remove));
  const input = { params: { id: 7 } };
  const change = queryClient.getMutationCache().build(queryClient, options);
  expect([await change.execute(input), options.networkMode]).toEqual(['answer', 'always']);
  expect(sent).toEqual([[savedReports.remove, input, undefined]]);
});

test('[P7] the error of a query outside the contract names it', async () => {
  const { queryClient } = opened();
  await expect(queryClient.query({ queryKey: ['nothing'], retry: false })).rejects.toThrow(
    'nothing is no call of the contract',
  );
  const change = (mutationKey?: readonly string[]) =>
    queryClient
      .getMutationCache()
      .build(queryClient, queryClient.defaultMutationOptions({ ...(mutationKey && { mutationKey }) }))
      .execute(undefined);
  await expect(change(['nothing', 'else'])).rejects.toThrow('nothing is no call of the contract');
  await expect(change()).rejects.toThrow('undefined is no call of the contract');
});

const noon = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['is not refetched', 29_000, 1],
  ['is refetched after that', 30_000, 2],
  ['is refetched when the clock of the device was set back', -3_600_000, 2],
])('[L2] data younger than half a minute %s', async (_, later, times) => {
  vi.useFakeTimers({ now: noon });
  const { sent, queryClient } = opened();
  await queryClient.query(query(offers.list));
  vi.setSystemTime(noon + later);
  await queryClient.query(query(offers.list));
  await queryClient.query(query(offers.list));
  expect(sent).toHaveLength(times);
  vi.useRealTimers();
});

test('[L2] by default nothing is refetched when the tab gets the focus', () => {
  const { refetchOnWindowFocus, retryDelay: delay } = opened().queryClient.getDefaultOptions().queries ?? {};
  expect([refetchOnWindowFocus, delay]).toEqual([false, retryDelay]);
});

test.each([
  ['again', true, 3],
  ['once in a page that starts without a connection', false, 1],
])('[N1] what fails is asked %s', async (_, onLine, times) => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine });
  const { sent, queryClient } = opened(
    () => true,
    () => Promise.reject(new ApiError({ status: 0 })),
  );
  const loading = queryClient.query(query(offers.list)).catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([sent.length, await loading]).toEqual([times, 'failed']);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[L2] a failed prefetch is shown by its screen, and refetched by later ones', async () => {
  vi.useFakeTimers();
  const refused = new ApiError({ status: 500 });
  const { sent, queryClient } = opened(
    () => true,
    () => Promise.reject(refused),
  );
  const list = query(offers.list);
  await expect(queryClient.query(list)).rejects.toBe(refused);
  const screenComes = () => new QueryObserver(queryClient, list).subscribe(() => undefined);
  screenComes()();
  expect(sent.length).toBe(1);
  vi.advanceTimersByTime(5000);
  screenComes()();
  expect(sent.length).toBe(1);
  vi.advanceTimersByTime(1);
  screenComes()();
  expect(sent.length).toBe(2);
  vi.useRealTimers();
});
