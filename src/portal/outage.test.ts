import { ApiError } from '#api/api-error.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliveredAt, outageOf, shownFrom } from './outage.ts';

let client: QueryClient;
beforeEach(() => (client = new QueryClient({ defaultOptions: { queries: { retry: false } } })));
afterEach(() => client.clear());

const outage = () => outageOf(client.getQueryCache().getAll());

/** Parts of a screen, each of which is answered with a status. */
async function showParts(...statuses: readonly number[]) {
  for (const [nth, status] of statuses.entries()) {
    const queryFn = () => (status === 200 ? Promise.resolve(nth) : Promise.reject(new ApiError({ status })));
    new QueryObserver(client, { queryKey: [nth], queryFn }).subscribe(() => undefined);
  }
  await expect.poll(() => client.isFetching()).toBe(0);
}

test.each([
  ['none', [200, 200, 200]],
  ['none', [500, 503, 200, 200]],
  ['none', [404, 404, 403, 422]],
  ['known', [500, 503, 0, 200]],
] as const)('[L2] [E8] it is %s where parts are answered with %j', async (expected, statuses) => {
  await showParts(...statuses);
  expect(outage()).toBe(expected);
});

test('[L2] [E8] one call that fails for several parts is no outage', async () => {
  const queryFn = () => Promise.reject(new ApiError({ status: 500 }));
  for (const days of [1, 7, 30]) {
    const queryKey = ['analytics', 'report', { days }];
    new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  }
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(outage()).toBe('none');
});

test('[L2] [E8] two calls that fail for three parts are one', async () => {
  const queryFn = () => Promise.reject(new ApiError({ status: 500 }));
  for (const queryKey of [
    ['report', 'list', 1],
    ['report', 'list', 2],
    ['report', 'days'],
  ]) {
    new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  }
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(outage()).toBe('known');
});

test('[L2] [E8] it stays while all of it is loaded again, and ends with the answers', async () => {
  await showParts(500, 500, 500);
  const answers: (() => void)[] = [];
  for (const query of client.getQueryCache().getAll()) {
    query.setOptions({
      ...query.options,
      queryFn: () => new Promise<number>((done) => answers.push(() => done(1))),
    });
  }
  void client.refetchQueries();
  await expect.poll(outage).toBe('refreshing');
  await expect.poll(() => answers.length).toBe(3);
  for (const answer of answers) answer();
  await expect.poll(outage).toBe('none');
});

test('[L2] [E8] parts that still show what was loaded before count too, and the newest of it says since when', async () => {
  for (const nth of [0, 1, 2]) client.setQueryData([nth], nth, { updatedAt: nth + 1 });
  await showParts(500, 500, 500);
  expect([outage(), deliveredAt(client.getQueryCache().getAll())]).toEqual(['known', 3]);
});

test('[L2] [E8] what is refreshed says nothing of since when, nor does what was never loaded', async () => {
  client.setQueryData([0], 0, { updatedAt: 1 });
  await showParts(200, 500, 500, 500);
  expect([outage(), deliveredAt(client.getQueryCache().getAll())]).toEqual(['known', 0]);
});

test('[L2] [E8] a screen whose parts load for the first time has no outage', async () => {
  for (const nth of [0, 1, 2]) {
    const queryFn = () => new Promise<number>(() => undefined);
    new QueryObserver(client, { queryKey: [nth], queryFn }).subscribe(() => undefined);
  }
  await expect.poll(() => client.isFetching()).toBe(3);
  expect(outage()).toBe('none');
});

test('[L2] [E8] it is being refreshed as soon as one part of it is', async () => {
  await showParts(500, 500, 500);
  const [first] = client.getQueryCache().getAll();
  first?.setOptions({ ...first.options, queryFn: () => new Promise<number>(() => undefined) });
  void client.refetchQueries({ queryKey: [0] });
  await expect.poll(outage).toBe('refreshing');
});

test('[L2] [E8] what nothing shows any more is no part of it', async () => {
  await showParts(500, 500, 200);
  const away = new QueryObserver(client, {
    queryKey: ['left'],
    queryFn: () => Promise.reject(new ApiError({ status: 500 })),
  }).subscribe(() => undefined);
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(outage()).toBe('known');
  away();
  expect(outage()).toBe('none');
});

test('[N1] a screen is of when the latest of what it shows was loaded; what the frame shows has no part in it', () => {
  const show = (queryKey: string[], updatedAt: number, staleTime = Number.MAX_SAFE_INTEGER) => {
    client.setQueryData(queryKey, 1, { updatedAt });
    return new QueryObserver(client, { queryKey, staleTime }).subscribe(() => undefined);
  };
  const shown = () => shownFrom(client.getQueryCache().getAll(), 4500);
  expect(shown()).toBe(0);
  show(['account', 'profile'], 1000, Number.POSITIVE_INFINITY);
  show(['inquiries', 'unread'], 2000);
  expect(shown()).toBe(0);
  show(['offers', 'list'], 3000);
  const leave = show(['offers', 'facets'], 4000);
  expect(shown()).toBe(4000);
  show(['views', 'list'], 9000);
  expect(shown()).toBe(4000);
  leave();
  expect(shown()).toBe(3000);
});
