import { expect, test } from 'vitest';
import { webAddressOf } from '#api/web-address.ts';
import { isWebAddress } from '#contract/web-address.ts';
import { hostileLinks } from './hostile-texts.ts';

const portal = 'https://portal.test';

test.each(hostileLinks)('[T1] [F3] %j is no address: not to follow, and not to be entered', (text) => {
  const address = webAddressOf(text, portal);
  // What names no host is a path of the portal's own, where nothing stands.
  expect(address === null || new URL(address).origin === portal).toBe(true);
  expect(isWebAddress(text)).toBe(false);
});

test.each(['https://evil.test/', 'http://evil.test/terms?version=8#top', 'https://xn--mnchen-3ya.test/'])(
  '[T1] [F3] %s is one',
  (text) => {
    expect(webAddressOf(text, portal)).toBe(text);
    expect(isWebAddress(text)).toBe(true);
  },
);
