import { expect, test } from 'vitest';
import { rangeOf, readListSearch, withListSearch } from './list-search.ts';

const read = (address: string) => readListSearch(new URLSearchParams(address));

test.each([
  ['', { page: 1, size: 10, search: '' }],
  ['page=3&size=20&search=vpn', { page: 3, size: 20, search: 'vpn' }],
  ['page=0&size=11', { page: 1, size: 10, search: '' }],
  ['page=-2&size=1000', { page: 1, size: 10, search: '' }],
  ['page=1.5&size=abc', { page: 1, size: 10, search: '' }],
  ['page=%00&size=Infinity', { page: 1, size: 10, search: '' }],
])('[L4] [L7] the address %j is read as %j', (address, expected) => {
  expect(read(address)).toEqual(expected);
});

test.each([
  ['', { page: 2 }, 'page=2'],
  ['page=2', { page: 1 }, ''],
  ['page=4&other=kept', { size: 50 }, 'other=kept&size=50'],
  ['page=4&size=50', { size: 10 }, ''],
  ['page=4&size=20', { search: 'coffee & tea' }, 'size=20&search=coffee+%26+tea'],
  ['page=4&search=x', { page: 5 }, 'page=5&search=x'],
] as const)('[L7] %j changed by %j is %j', (address, change, expected) => {
  expect(String(withListSearch(new URLSearchParams(address), change))).toBe(expected);
});

test('[L4] a page is asked for by its first row', () => {
  expect(rangeOf({ page: 3, size: 20, search: '' })).toEqual({ limit: 20, offset: 40 });
});
