import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../tests/properties/browser-stubs.ts';
import { lastTotalOf, noteTotal, placeholdersOf } from './last-totals.ts';

beforeEach(stubBrowser);
afterEach(() => vi.unstubAllGlobals());

const first = { list: 'campaigns', page: 1, size: 10, usual: 4 };

test('[L2] placeholders are as usual until a list was shown, and no more than a page has', () => {
  expect(placeholdersOf(first)).toBe(4);
  expect(placeholdersOf({ ...first, usual: 40 })).toBe(10);
});

test('[L2] placeholders are the rows that the page had when it was last shown, of this list alone', () => {
  noteTotal('campaigns', 23);
  noteTotal('postbacks', 0);
  expect([lastTotalOf('campaigns'), lastTotalOf('postbacks'), lastTotalOf('payments')]).toEqual([
    23,
    0,
    undefined,
  ]);
  expect(placeholdersOf(first)).toBe(10);
  expect(placeholdersOf({ ...first, page: 3 })).toBe(3);
  expect(placeholdersOf({ ...first, page: 9 })).toBe(1);
  expect(placeholdersOf({ ...first, size: 50 })).toBe(23);
  expect(placeholdersOf({ ...first, list: 'postbacks' })).toBe(1);
  noteTotal('campaigns', 24);
  expect(placeholdersOf({ ...first, size: 50 })).toBe(24);
});

test.each(['', '-1', '1e9', '2.5', '99999999999', 'many'])(
  '[L2] what is stored as %j counts as nothing',
  (stored) => {
    sessionStorage.setItem('total-of-campaigns', stored);
    expect(placeholdersOf(first)).toBe(4);
    noteTotal('campaigns', 7);
    expect(placeholdersOf(first)).toBe(7);
    noteTotal('campaigns', undefined);
    expect(placeholdersOf(first)).toBe(7);
  },
);
