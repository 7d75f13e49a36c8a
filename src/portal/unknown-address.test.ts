import { expect, test } from 'vitest';
import { closestPage } from './unknown-address.ts';

test.each([
  ['/live-offer', '/live-offers'],
  ['/offerwall', '/offer-wall'],
  ['/live-offers/12/unknown', '/live-offers'],
  ['/Analytic', '/analytics'],
  ['/profiles/12', '/profile'],
  ['/postback', '/postbacks'],
  ['/nowhere', null],
  ['/', null],
  ['/x', null],
])('[A3] %s may have meant %s', (path, page) => {
  expect(closestPage(path)).toBe(page);
});
