import { offers } from '#contract/offers.ts';
import { session } from '#contract/session.ts';
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { ApiError, RequestCanceled } from '#api/api-error.ts';
import type { Client } from '#api/client.ts';
import { mutation, query } from '#api/queries.ts';
import { createQueryClient } from '#api/query-client.ts';
import { attempted, mayRetry, retryDelay } from '#api/retries.ts';
import { connectionMachine } from '#machines/connection/connection.machine.ts';
import { createRetryGate } from './retry-gate.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

const page = { data: [], total: 0, limit: -1, offset: 0 };
const lost = () => new ApiError({ status: 0, code: 'NETWORK_ERROR' });

/** The gate with the chart, which may come later. */
function openConnection() {
  const { gate, answer, follow } = createRetryGate();
  const chart = createActor(
    connectionMachine.provide({
      actions: { answerRetries: (_, { isGranted }) => answer(isGranted) },
    }),
  ).start();
  const pass = <T>(isRetry: boolean, call: () => Promise<T>) =>
    attempted(call, isRetry ? lost() : null, gate);
  return { gate, chart, pass, follow: () => follow(chart) };
}

function openGate() {
  const { pass, follow } = openConnection();
  follow();
  return pass;
}

/** What the network does with a call at a time, in ms since the start. */
type Behaviour = (at: number) => Promise<unknown>;

/** A tab whose widgets each ask for a page of their own; `sent` records when each request went out. */
function openTab(widgets: number, behave: Behaviour, sent: number[]) {
  const start = Date.now();
  const send = () => {
    const at = Date.now() - start;
    sent.push(at);
    return behave(at);
  };
  // The tests ask for nothing that the answer would have to fit.
  const { gate, follow, chart } = openConnection();
  follow();
  const queryClient = createQueryClient(send as unknown as Client, () => true, gate);
  queryClient.mount();
  const observers = Array.from(
    { length: widgets },
    (_, offset) => new QueryObserver(queryClient, query(offers.list, { query: { offset } })),
  );
  const leave = observers.map((observer) => observer.subscribe(() => undefined));
  return {
    queryClient,
    observers,
    states: () => observers.map((observer) => observer.getCurrentResult().status),
    close: () => {
      for (const end of leave) end();
      queryClient.clear();
      queryClient.unmount();
      chart.stop();
    },
  };
}

test('[N1] in a minute of total outage five tabs with ten widgets send sixty requests at most', async () => {
  const sent: number[] = [];
  const tabs = Array.from({ length: 5 }, () => openTab(10, () => Promise.reject(lost()), sent));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.length).toBeGreaterThan(50);
  expect(sent.length).toBeLessThanOrEqual(60);
  expect(tabs.flatMap((tab) => tab.states())).toEqual(Array.from({ length: 50 }, () => 'error'));
  for (const tab of tabs) tab.close();
});

test('[N1] an outage that ends within seconds is not seen: one call goes ahead, all follow it', async () => {
  const sent: number[] = [];
  const tab = openTab(10, (at) => (at < 1900 ? Promise.reject(lost()) : Promise.resolve(page)), sent);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tab.states()).toEqual(Array.from({ length: 10 }, () => 'success'));
  expect(sent.filter((at) => at > 0 && at < 1900)).toHaveLength(1);
  tab.close();
});

test('[N1] who waits for the call that goes ahead follows it, and fails with it', async () => {
  const pass = openGate();
  const failed = () => Promise.reject(lost());
  await expect(pass(false, failed)).rejects.toEqual(lost());
  const first = Promise.withResolvers<string>();
  const ahead = pass(true, () => first.promise);
  const following = pass(true, () => Promise.resolve('followed'));
  first.resolve('ahead');
  expect(await Promise.all([ahead, following])).toEqual(['ahead', 'followed']);

  await expect(pass(false, failed)).rejects.toEqual(lost());
  await vi.advanceTimersByTimeAsync(1500);
  const second = Promise.withResolvers<string>();
  const refused = [pass(true, () => second.promise), pass(true, () => Promise.resolve('never sent'))];
  second.reject(lost());
  expect(await Promise.allSettled(refused)).toEqual([
    { status: 'rejected', reason: lost() },
    { status: 'rejected', reason: lost() },
  ]);
});

test('[N1] one widget asks three times at most, and Refresh once more', async () => {
  const sent: number[] = [];
  const tab = openTab(1, () => Promise.reject(new ApiError({ status: 503 })), sent);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(3);
  void tab.observers[0]?.refetch();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(4);
  tab.close();
});

test.each([400, 401, 403, 404, 409, 413, 422, 451, 500, 501, 505, 507, 508, 510, 511])(
  '[N1] a %d is not retried',
  async (status) => {
    const sent: number[] = [];
    const tab = openTab(2, () => Promise.reject(new ApiError({ status })), sent);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([0, 0]);
    tab.close();
  },
);

test('[N1] what would change something is sent once, whatever becomes of it', async () => {
  const sent: number[] = [];
  const { queryClient, close } = openTab(0, () => Promise.reject(lost()), sent);
  const change = queryClient.getMutationCache().build(queryClient, {
    ...queryClient.defaultMutationOptions(mutation(session.signOut)),
  });
  await expect(change.execute({})).rejects.toEqual(lost());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([0]);
  close();
});

test.each([
  ['hidden', (is: boolean) => focusManager.setFocused(!is)],
  ['without a connection', (is: boolean) => onlineManager.setOnline(!is)],
] as const)('[N1] a tab that is %s does not ask again until it is back', async (_, turn) => {
  const sent: number[] = [];
  const tab = openTab(1, () => Promise.reject(lost()), sent);
  await vi.advanceTimersByTimeAsync(0);
  turn(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([0]);
  expect(tab.observers[0]?.getCurrentResult().fetchStatus).toBe('paused');
  turn(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.length).toBeGreaterThan(1);
  tab.close();
});

test.each([
  [0, null, 1000],
  [1, null, 2000],
  [0, 500, 1000],
  [0, 20_000, 20_000],
])('after %d failures and Retry-After %s the next try waits %d ms, and up to half more', (...row) => {
  const [failures, retryAfter, least] = row;
  const delayAt = (share: number) => {
    vi.spyOn(Math, 'random').mockReturnValue(share);
    return retryDelay(failures, new ApiError({ status: 429, retryAfter }));
  };
  expect([delayAt(0), delayAt(0.5), delayAt(1)]).toEqual([least, least * 1.25, least * 1.5]);
});

test('a Retry-After of more than half a minute is not retried automatically', () => {
  const after = (retryAfter: number) => new ApiError({ status: 503, retryAfter });
  expect([mayRetry(0, after(30_000)), mayRetry(0, after(30_001)), mayRetry(2, after(0))]).toEqual([
    true,
    false,
    false,
  ]);
});

test('[N1] two calls a minute go ahead in an outage, a second and a half apart', async () => {
  const pass = openGate();
  const start = performance.now();
  const sent: number[] = [];
  const ask = async (wait: number, isRetry = true) => {
    await vi.advanceTimersByTimeAsync(wait);
    const outcome = pass(isRetry, () => {
      sent.push(performance.now() - start);
      return Promise.reject(lost());
    });
    await expect(outcome).rejects.toEqual(lost());
  };
  await ask(0, false);
  // One after the other.
  await [0, 1499, 1, 1500, 58_499, 1, 1499, 1].reduce(
    (before, wait) => before.then(() => ask(wait)),
    Promise.resolve(),
  );
  expect(sent).toEqual([0, 0, 1500, 61_500, 63_000]);
});

test.each([
  ['after a call that is canceled', () => Promise.reject(new RequestCanceled()), false],
  ['after a refusal', () => Promise.reject(new ApiError({ status: 404 })), true],
  ['after an answer', () => Promise.resolve('answer'), true],
] as const)('[N1] [P3] %s an outage goes on or is over', async (_, end, isOver) => {
  const pass = openGate();
  await expect(pass(false, () => Promise.reject(lost()))).rejects.toEqual(lost());
  await pass(false, end).catch(() => undefined);
  const ahead = Promise.withResolvers<string>();
  const sent: string[] = [];
  const follow = () => {
    sent.push('followed');
    return Promise.resolve('followed');
  };
  const both = [pass(true, () => ahead.promise), pass(true, follow)];
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(isOver ? ['followed'] : []);
  ahead.resolve('ahead');
  expect(await Promise.all(both)).toEqual(['ahead', 'followed']);
});

test('[N1] a retry that is given up lets the next one go ahead', async () => {
  const pass = openGate();
  await expect(pass(false, () => Promise.reject(lost()))).rejects.toEqual(lost());
  const ahead = Promise.withResolvers<string>();
  const given = pass(true, () => ahead.promise);
  const waiting = pass(true, () => Promise.resolve('never sent'));
  ahead.reject(new RequestCanceled());
  expect(await Promise.allSettled([given, waiting])).toEqual([
    { status: 'rejected', reason: new RequestCanceled() },
    { status: 'rejected', reason: lost() },
  ]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await pass(true, () => Promise.resolve('sent'))).toBe('sent');
});

test('[N1] after a minute of answers two retries may go ahead again', async () => {
  const pass = openGate();
  const failed = () => Promise.reject(lost());
  const sent: string[] = [];
  const retry = (name: string) =>
    pass(true, () => {
      sent.push(name);
      return failed();
    });
  const fail = (call: Promise<unknown>) => expect(call).rejects.toEqual(lost());
  await fail(pass(false, failed));
  await fail(retry('first'));
  await pass(false, () => Promise.resolve('an answer'));
  await vi.advanceTimersByTimeAsync(59_999);
  await fail(pass(false, failed));
  await fail(retry('second'));
  await vi.advanceTimersByTimeAsync(1500);
  await fail(retry('one too many'));
  await pass(false, () => Promise.resolve('an answer'));
  await fail(pass(false, failed));
  await fail(retry('still one too many'));
  await pass(false, () => Promise.resolve('an answer'));
  await vi.advanceTimersByTimeAsync(60_000);
  await fail(pass(false, failed));
  await fail(retry('third'));
  expect(sent).toEqual(['first', 'second', 'third']);
});

test('[N1] before the chart is there every retry is made; then it knows whether calls fail', async () => {
  const { pass, follow, chart } = openConnection();
  await expect(pass(false, () => Promise.reject(lost()))).rejects.toEqual(lost());
  expect(await pass(true, () => Promise.resolve('made'))).toBe('made');
  await expect(pass(true, () => Promise.reject(lost()))).rejects.toEqual(lost());
  expect(chart.getSnapshot().value.retries).toBe('free');
  follow();
  expect(chart.getSnapshot().value.retries).toEqual({ outage: 'ready' });
});
