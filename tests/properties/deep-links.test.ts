import { expect, test } from 'vitest';
import { leadsTo } from '#server/tracking-links/landing-pages.ts';
import { deepLinkTo } from '#screens/offers/details/link-fields.ts';

const addresses = [
  'https://shop.example/',
  'https://shop.example',
  'http://www.shop.example/a?b#c',
  'https://SHOP.example:8443/a',
  'https://a.b.shop.example?x=1',
  'https://shop.example.evil.test/',
  'https://evilshop.example/',
  'https://shopXexample/',
  'https://elsewhere.example/shop.example',
  'https://elsewhere.example/?to=https://shop.example/',
  'https://elsewhere.example#.shop.example/',
  'https://shop.example@elsewhere.example/',
  'https://elsewhere.example/@shop.example/',
];

test.each(addresses)('[O5] the field takes a deep link exactly where the network does: %s', (address) => {
  const { rules } = deepLinkTo('shop.example');
  expect(rules.regex.test(address)).toBe(leadsTo('shop.example', address));
});
