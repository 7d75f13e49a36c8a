import { ApiError } from '#api/api-error.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listOptions } from './list-options.ts';

const second = 1000;

test.each([
  [0, 5],
  [503, 5],
  [403, 60],
  [200, 60],
])('[E8] a list that is answered with %s is asked for again after %s s', async (status, seconds) => {
  const client = new QueryClient();
  const queryFn = () => (status === 200 ? Promise.resolve([]) : Promise.reject(new ApiError({ status })));
  const list = new QueryObserver(client, { ...listOptions, queryKey: ['list'], queryFn, retry: false });
  await list.refetch();
  expect(listOptions.refetchInterval(list.getCurrentQuery())).toBe(seconds * second);
  client.clear();
});
