import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { loadRows, mostSelected } from './load-rows.ts';

type Query = { limit: number; offset: number; sort: string };

/** A network with so many rows, and what was asked of it. */
function networkOf(total: number, answer: (query: Query) => Promise<void> = () => Promise.resolve()) {
  const asked: Query[] = [];
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        queryFn: async ({ queryKey, signal }) => {
          const { query } = queryKey[2] as { query: Query };
          asked.push(query);
          await answer(query);
          signal.throwIfAborted();
          const { limit, offset } = query;
          const count = Math.max(0, Math.min(limit, total - offset));
          return { data: Array.from({ length: count }, (_, nth) => offset + nth), total, limit, offset };
        },
      },
    },
  });
  const steps: number[] = [];
  const aborting = new AbortController();
  const load = () =>
    loadRows<number>(
      cache,
      { queryKey: ['links', 'list', { query: { limit: 10, offset: 20, sort: 'name' } }] },
      { signal: aborting.signal, onLoaded: (loaded) => steps.push(loaded) },
    );
  return { asked, steps, aborting, load };
}

const numbers = (count: number) => Array.from({ length: count }, (_, nth) => nth);

test('[L7] the rows of all pages are loaded a hundred at a time, in their order', async () => {
  const { asked, steps, load } = networkOf(230);
  expect(await load()).toEqual(numbers(230));
  expect(asked).toEqual([0, 100, 200].map((offset) => ({ limit: 100, offset, sort: 'name' })));
  expect(steps).toEqual([100, 200, 230]);
});

test('[L7] not more than the most are loaded', async () => {
  const { asked, load } = networkOf(mostSelected + 1);
  expect(await load()).toEqual(numbers(mostSelected));
  expect(asked).toHaveLength(mostSelected / 100);
});

test('[L7] rows that go meanwhile do not keep it waiting', async () => {
  const { asked, load } = networkOf(0);
  expect([await load(), asked.length]).toEqual([[], 1]);
});

test('[L7] what was cancelled is not asked any further, and has no rows', async () => {
  const network = networkOf(230, ({ offset }) => {
    if (offset === 100) network.aborting.abort();
    return Promise.resolve();
  });
  await expect(network.load()).rejects.toThrow('CancelledError');
  expect([network.asked.length, network.steps]).toEqual([2, [100]]);
});

test('[L7] a page that fails fails it all', async () => {
  const { load } = networkOf(230, ({ offset }) =>
    offset === 200 ? Promise.reject(new Error('No.')) : Promise.resolve(),
  );
  await expect(load()).rejects.toThrow('No.');
});
