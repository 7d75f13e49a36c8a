import { expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { FilterOptions } from '#lists/filter-options.tsx';
import type { OptionsQuery } from '#lists/filters.ts';
import { Preview } from '#ui/content/preview.tsx';
import { Pager } from '#ui/tables/pager.tsx';
import { shown, textsOf } from './shown.tsx';

const nothing = () => undefined;

test("[L1.a] a list without rows says 'No data'", async () => {
  expect(textsOf(await shown(<EmptyState text="Links are here." />))).toEqual(['No data', 'Links are here.']);
});

test('[L2.a] a list that failed to load says so in the given words, with Refresh', async () => {
  expect(textsOf(await shown(<FailedState failure={null} onRetry={nothing} />))).toEqual([
    'Data loading failed. Please try again using Refresh button.',
    'Refresh',
  ]);
});

const unanswered: OptionsQuery = {
  data: undefined,
  error: null,
  errorUpdateCount: 0,
  fetchStatus: 'fetching',
  isFetching: true,
  refetch: () => new Promise(() => undefined),
};
const failedOptions = { ...unanswered, errorUpdateCount: 1, fetchStatus: 'idle', isFetching: false } as const;
const refusal = new ApiError({ status: 403, code: 'FORBIDDEN' });

test.each<[how: string, queries: OptionsQuery[], texts: string[]]>([
  ['load', [unanswered], []],
  [
    'failed',
    [{ ...failedOptions, error: new ApiError({ status: 500, isLoadingError: true }) }],
    ['The options could not be loaded.', 'Try again'],
  ],
  [
    'were refused',
    [{ ...failedOptions, error: refusal }],
    ['The options could not be loaded. You may not do this.', 'Try again'],
  ],
  [
    'are requested again',
    [{ ...failedOptions, fetchStatus: 'fetching', isFetching: true }],
    ['The options could not be loaded.', 'Try again'],
  ],
  [
    'wait for a connection',
    [{ ...unanswered, fetchStatus: 'paused', isFetching: false }],
    ['You are offline. The options are loaded as soon as there is a connection again.'],
  ],
])('[L2] a filter whose options %s says so', async (_, queries, texts) => {
  const filter = { name: 'offer_id', label: 'Offer', options: null, queries };
  const view = <FilterOptions filter={filter} value={[]} onChange={nothing} />;
  expect(textsOf(await shown(view))).toEqual(texts);
});

test("[L3.a] a missing picture says 'No Preview Available'", async () => {
  expect(textsOf(await shown(<Preview src={null} alt="" />))).toEqual(['No Preview Available']);
});

test("[L4.a] the total reads 'Total: {total}'", async () => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  const pager = <Pager page={1} pageSize={10} sizes={[10]} total={42} href={() => '/'} onChange={nothing} />;
  expect(textsOf(await shown(pager))).toContain('Total: 42');
  vi.unstubAllGlobals();
});
