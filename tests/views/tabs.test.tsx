import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DetailsTabs } from '#screens/offers/details/details-tabs.tsx';
import { default as LiveOffersScreen } from '#screens/offers/live-offers-screen.tsx';
import { shown } from './shown.tsx';

beforeEach(() => {
  for (const storage of ['localStorage', 'sessionStorage']) vi.stubGlobal(storage, { getItem: () => null });
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('window', {
    matchMedia: () => ({ matches: false }),
    location: { origin: 'http://portal.test' },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const hrefsOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].flatMap(([, href = '']) =>
    href.startsWith('/live-offers') ? [href] : [],
  );

test('[A11.a] the sections of live offers are tabs with an address each', async () => {
  const screen = hrefsOf(await shown(<LiveOffersScreen />, { at: '/live-offers' }));
  expect(screen.slice(0, 4)).toEqual([
    '/live-offers',
    '/live-offers?tab=pending',
    '/live-offers?tab=campaigns',
    '/live-offers?tab=tracking-links',
  ]);
});

test('[A11.b] the sections of the details are tabs with an address each', async () => {
  const at = '/live-offers/48213/live';
  const names = ['tracking-links', 'click-tag', 'banners', 'payouts', 'caps', 'campaigns'];
  const long = await shown(<DetailsTabs counts={{}} isMerged={{}} />, { at });
  expect(hrefsOf(long)).toEqual([at, ...names.map((name) => `${at}?tab=${name}`)]);
  // What stands in the overview has its address, and its tab while it is open.
  const isMerged = { payouts: true, caps: true };
  const tabs = async (address: string) =>
    hrefsOf(await shown(<DetailsTabs counts={{}} isMerged={isMerged} />, { at: address }));
  const others = names.filter((name) => name !== 'payouts' && name !== 'caps');
  expect(await tabs(at)).toEqual([at, ...others.map((name) => `${at}?tab=${name}`)]);
  expect(await tabs(`${at}?tab=caps`)).toContain(`${at}?tab=caps`);
});
