import { expect, test, vi } from 'vitest';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
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

test("[L3.a] a missing picture says 'No Preview Available'", async () => {
  expect(textsOf(await shown(<Preview src={null} alt="" />))).toEqual(['No Preview Available']);
});

test("[L4.a] the total reads 'Total: {total}'", async () => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  const pager = <Pager page={1} pageSize={10} sizes={[10]} total={42} href={() => '/'} onChange={nothing} />;
  expect(textsOf(await shown(pager))).toContain('Total: 42');
  vi.unstubAllGlobals();
});
