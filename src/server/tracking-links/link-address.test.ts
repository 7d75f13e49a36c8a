import { expect, test } from 'vitest';
import { leadsTo } from './landing-pages.ts';
import { linkAddress } from './link-address.ts';

const place = { host: 'https://go.network.example', partnerId: 7, linkId: 12 };

test.each([
  [{}, ''],
  [{ sub1: '', sub2: 'x' }, '?sub2=x'],
  [{ sub1: 'a b&c=d#e?f/ü%20' }, '?sub1=a%20b%26c%3Dd%23e%3Ff%2F%C3%BC%2520'],
  [
    { sub1: '{source}-x y-${SOURCE}', sub2: '%%RECIPIENT%%' },
    '?sub1={source}-x%20y-${SOURCE}&sub2=%%RECIPIENT%%',
  ],
  [
    { sub1: '{not a macro}', sub2: '50%% off %%' },
    '?sub1=%7Bnot%20a%20macro%7D&sub2=50%25%25%20off%20%25%25',
  ],
])('[O5] %j stands in the address of a link as %s', (values, query) => {
  expect(linkAddress(place, values)).toBe(`https://go.network.example/g/7/12${query}`);
});

test.each([
  ['https://shop.example/a', true],
  ['https://www.shop.example:8443/a', true],
  ['https://shop.example.evil.example/', false],
  ['https://evilshop.example/', false],
  ['https://shop.example@evil.example/', false],
  ['https://SHOP.example/', true],
  ['nonsense', false],
])('[O5] %s leads to the site: %s', (address, expected) => {
  expect(leadsTo('shop.example', address)).toBe(expected);
});
