import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { webAddressOf } from '#api/web-address.ts';
import { isWebAddress } from '#contract/web-address.ts';
import { isUrl } from '../../src/fields/addresses.ts';
import {
  atOfferWall,
  hasOneTimeToken,
  loginRedirect,
  matchRoute,
  normalLocation,
  oneTimeTokenOf,
  pathOf,
  returnTarget,
  withoutOneTimeToken,
} from '#machines/lib/location.ts';
import { href, routeParams, routeRules, type RouteName } from '#routes';
import {
  addressOf,
  addressParts,
  fillingOf,
  typedParts,
  warningsOf,
} from '#screens/offers/details/built-address.ts';
import { hostileRedirects } from '../machines/hostile-redirects.ts';
import { holds, patience } from './holds.ts';
import { anyAddress, anyText } from './samples.ts';

const origin = 'https://portal.test';
const text = fc.oneof(anyText, fc.webUrl(), fc.constantFrom(...hostileRedirects));
const ends = fc.constantFrom(
  '',
  '/dashboard',
  '/login',
  '//evil.test',
  '/\\evil.test',
  'javascript:alert(1)',
  '?ott=',
);
const hostile = fc.tuple(ends, text, ends).map((parts) => parts.join(''));
const privateNames = ['dashboard', 'analytics', 'offerWall', 'liveOffers', 'postbacks', 'profile'] as const;
const location = fc
  .tuple(
    fc.constantFrom<(typeof privateNames)[number]>(...privateNames),
    anyAddress(['ott', 'page', 'redirect']),
  )
  .map(([name, query]) => `${href(name)}?${query}`);

describe('the way back after signing in', { timeout: patience }, () => {
  const written = fc.oneof(hostile, hostile.map(encodeURIComponent));

  test('[G6] stays in the portal, on a screen for who is signed in, whatever the link says', () =>
    holds(
      fc.property(written, (redirect) => {
        const target = returnTarget(routeRules, `/login?redirect=${redirect}`);
        expect(new URL(target, origin).origin).toBe(origin);
        expect(target === '/' || ['public', 'publisher', 'catalogue'].includes(accessOf(target))).toBe(true);
        expect(hasOneTimeToken(target)).toBe(false);
      }),
    ));

  test('[G6] leads back to the requested screen, without the token of a link', () =>
    holds(
      fc.property(location, (target) => {
        expect(returnTarget(routeRules, loginRedirect(target))).toBe(withoutOneTimeToken(target));
      }),
    ));

  const accessOf = (target: string) => matchRoute(routeRules, target)?.access ?? 'nowhere';
});

describe('locations', { timeout: patience }, () => {
  test('[A10] there is one way to write a location, and it is a path of the portal', () =>
    holds(
      fc.property(hostile, (target) => {
        const once = normalLocation(target);
        expect([normalLocation(once), once.startsWith('/'), once.startsWith(pathOf(target))]).toEqual([
          once,
          true,
          true,
        ]);
      }),
    ));

  test('[G3] without its one-time token a location is as it was', () =>
    holds(
      fc.property(anyAddress(['ott', 'page', 'OTT']), (query) => {
        const rest = withoutOneTimeToken(`/dashboard?${query}`);
        const target = new URLSearchParams(query);
        target.delete('ott');
        expect(oneTimeTokenOf(rest)).toBe(null);
        expect([...new URL(rest, origin).searchParams]).toEqual([...target]);
      }),
    ));

  test('[G5] a signed-in visitor finds the filters of the public offer wall on the other one', () =>
    holds(
      fc.property(anyAddress(['search', 'group_id']), (query) => {
        const led = new URL(atOfferWall(`/offers?${query}`), origin);
        expect([led.pathname, [...led.searchParams]]).toEqual([href('offerWall'), [...query]]);
      }),
    ));

  test('[A4] what stands in the path of a screen is read as it was written', () =>
    holds(
      fc.property(
        anyText.filter((id) => id !== ''),
        (id) => {
          expect(routeParams('verify', href('verify', { id }))).toEqual({ id });
        },
      ),
    ));

  test('[A4] each screen has an address of its own', () =>
    holds(
      fc.property(
        fc.constantFrom<RouteName>('liveOfferDetails'),
        fc.nat(),
        fc.boolean(),
        (name, id, isLive) => {
          const address = href(name, { id: String(id), type: isLive ? 'live' : 'pending' });
          expect(routeRules.filter(({ pattern }) => pattern.test(address)).map((rule) => rule.name)).toEqual([
            name,
          ]);
        },
      ),
    ));
});

describe('addresses of somebody else', { timeout: patience }, () => {
  test('[T1] a link of the network leads to the web or nowhere', () =>
    holds(
      fc.property(hostile, (given) => {
        const address = webAddressOf(given, origin);
        expect(address === null || /^https?:$/.test(new URL(address).protocol)).toBe(true);
      }),
    ));

  test('[F3] what counts as the address of a page is one to a browser too, and names nobody', () =>
    holds(
      fc.property(hostile, (given) => {
        if (!isWebAddress(given)) return;
        const { protocol, username, password } = new URL(given);
        expect([/^https?:$/.test(protocol), username, password]).toEqual([true, '', '']);
      }),
    ));

  test('[F3] the rule for addresses knows every plain one, with its scheme and without', () =>
    holds(
      fc.property(fc.domain(), fc.webPath(), (domain, path) => {
        // Without a scheme of its own the first one is that of the address.
        fc.pre(!path.includes('://'));
        expect(isUrl(`https://${domain}${path}`, { needsScheme: true })).toBe(true);
        expect(isUrl(`${domain}${path}`, { needsScheme: false })).toBe(true);
        expect(isUrl(`${domain}${path}`, { needsScheme: true })).toBe(false);
      }),
    ));

  test('[F3] an address that a browser would run is none', () =>
    holds(
      fc.property(
        fc.constantFrom('javascript:', 'JavaScript:', 'data:', 'vbscript:', 'blob:'),
        anyText,
        (scheme, rest) => {
          fc.pre(!/^\/\/|^\d{1,5}(?:[/?#]|$)/.test(rest));
          expect(isUrl(scheme + rest, { needsScheme: false })).toBe(false);
        },
      ),
    ));
});

describe('built addresses', { timeout: patience }, () => {
  const base = 'https://go.network.test/c/48213';
  const sources = new Set(['{source}']);
  const plain = anyText.filter((value) => fillingOf(value, sources) === 'fixed');
  const macro = fc.constantFrom('{source}', '${SOURCE}', '%%SOURCE%%');

  test('[O13] a tracking link says what was filled in, each value encoded once', () =>
    holds(
      fc.property(fc.dictionary(anyText, plain, { noNullPrototype: true }), (values) => {
        const address = new URL(addressOf(addressParts(`${base}?old=1`, values)));
        expect(address.origin + address.pathname).toBe(base);
        expect([...address.searchParams]).toEqual(Object.entries(values).filter(([, value]) => value !== ''));
      }),
    ));

  test('[O13] a macro stays as it is, wherever it stands', () =>
    holds(
      fc.property(plain, macro, plain, (before, name, after) => {
        const address = addressOf(addressParts(base, { sub1: before + name + after }));
        expect(address).toContain(name);
        expect([fillingOf(before + name + after, sources), address.startsWith(`${base}?sub1=`)]).toEqual([
          'filled',
          true,
        ]);
      }),
    ));

  test('[O13] a value is shown as it was typed, its macros marked', () =>
    holds(
      fc.property(fc.array(fc.oneof(plain, macro)), (pieces) => {
        const value = pieces.join('');
        const parts = typedParts(value);
        expect(parts.map((part) => part.text).join('')).toBe(value);
        expect(parts.every(({ at, text: shown }) => value.startsWith(shown, at))).toBe(true);
      }),
    ));

  test('[O13] a macro by itself is no mistake', () =>
    holds(
      fc.property(fc.array(macro, { minLength: 1 }), (names) => {
        expect(warningsOf(names.join(''), new Set(names))).toEqual([]);
      }),
    ));
});
