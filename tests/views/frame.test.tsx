import { i18n } from '@lingui/core';
import { text } from 'node:stream/consumers';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '#app/app.tsx';
import { MobileDrawer } from '#app/shell/mobile-drawer.tsx';
import { SessionExpired } from '#app/shell/session-expired.tsx';
import { ShadowBar } from '#app/shell/shadow-bar.tsx';
import { TermsDialog } from '#app/shell/terms-dialog.tsx';
import { shown, textsOf } from './shown.tsx';

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://portal.test' } });
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const nothing = () => undefined;

test('[A6.a] the mobile menu has the five links, the address of the user and Sign out', async () => {
  const user = { email: 'ann@trailmix.test', firstname: 'Ann', lastname: 'Lee' };
  const texts = textsOf(await shown(<MobileDrawer open onClose={nothing} brand={null} />, { user }));
  const links = ['Dashboard', 'Analytics', 'Offer Wall', 'Pending & Live Offers', 'Postbacks'];
  expect(texts.slice(0, links.length)).toEqual(links);
  expect(texts).toEqual(expect.arrayContaining(['ann@trailmix.test', 'Sign out']));
});

test('[A7.a] the status bar names the partner, then the operator', async () => {
  const partner = { name: 'Trailmix Media' };
  const shadow = { firstname: 'Olga', lastname: 'Berg' };
  const bar = textsOf(await shown(<ShadowBar />, { user: { partner, shadow } as never }));
  expect(bar.slice(0, 4).join(' ')).toBe('Shadow login as Trailmix Media by Olga Berg');
  expect(textsOf(await shown(<ShadowBar />, { user: { partner, shadow: undefined } as never }))).toEqual([]);
});

test('[A8.a] a page that waits for its session and its screen shows that it loads', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const toasts = { chart: () => null, subscribe: () => nothing };
  const { prelude } = await prerender(
    <App portal={{ toasts, eventLog: {}, holdScreen: () => nothing } as never} />,
  );
  expect(textsOf(await text(prelude))).toEqual(['Loading']);
});

test('[S12.g] the message of an expired session has its title, its text and its button', async () => {
  expect(textsOf(await shown(<SessionExpired />))).toEqual([
    'Session expired',
    'Your session was expired. To continue, please log in again.',
    'Click here to login',
  ]);
});

test('[T1.e] the dialog of new terms has its title and links them', async () => {
  const terms = { acceptation: true, tos: '2026-10', new_url: 'https://network.test/terms' };
  const dialog = await shown(<TermsDialog />, { user: { partner: { terms_conditions: terms } } as never });
  expect(textsOf(dialog)[0]).toBe('Terms and Conditions Update');
  expect(dialog).toContain('href="https://network.test/terms"');
});
