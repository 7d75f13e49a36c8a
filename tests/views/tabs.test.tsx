import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DetailsTabs } from '#screens/offers/details/details-tabs.tsx';
import { default as LiveOffersScreen } from '#screens/offers/live-offers-screen.tsx';
import { shown } from './shown.tsx';

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
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
  expect(hrefsOf(await shown(<DetailsTabs counts={{}} />, { at }))).toEqual([
    at,
    ...names.map((name) => `${at}?tab=${name}`),
  ]);
});
