import { describe, expect, test } from 'vitest';
import { pagerItems } from './pager-items.ts';

const shown = (input: Parameters<typeof pagerItems>[0]) =>
  pagerItems(input)
    .map((item) => (typeof item === 'number' ? String(item) : '…'))
    .join(' ');

describe('[L5.a L5.b] the numbers of a pager', () => {
  test.each([
    [1, 50, 7, '1 2 3 4 5 6 … 50'],
    [4, 50, 7, '1 2 3 4 5 6 … 50'],
    [5, 50, 7, '1 … 3 4 5 6 7 … 50'],
    [26, 50, 7, '1 … 24 25 26 27 28 … 50'],
    [46, 50, 7, '1 … 44 45 46 47 48 … 50'],
    [47, 50, 7, '1 … 45 46 47 48 49 50'],
    [50, 50, 7, '1 … 45 46 47 48 49 50'],
    [1, 50, 5, '1 2 3 4 … 50'],
    [4, 50, 5, '1 … 3 4 5 … 50'],
    [49, 50, 5, '1 … 47 48 49 50'],
    [30, 60, 21, '1 … 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 … 60'],
    [3, 7, 7, '1 2 3 4 5 6 7'],
    [1, 8, 7, '1 2 3 4 5 6 … 8'],
    [8, 8, 7, '1 … 3 4 5 6 7 8'],
    [1, 1, 7, '1'],
    [1, 0, 7, '1'],
  ])('page %i of %i with %i numbers: %s', (...[page, pages, count, expected]) => {
    expect(shown({ page, pages, count })).toBe(expected);
  });

  test('there are seven by default', () => {
    expect(shown({ page: 26, pages: 50 })).toBe('1 … 24 25 26 27 28 … 50');
  });

  test.each([0, 3, 4, 6, 22, 23, -7, 7.5, Number.NaN, Infinity])('a count of %d is refused', (count) => {
    expect(() => pagerItems({ page: 1, pages: 50, count })).toThrow(
      new RangeError(`A pager shows an odd number of pages from 5 to 21, not ${count}.`),
    );
  });

  test('every position shows the current page, and the requested number of pages', () => {
    for (const count of [5, 7, 9, 21]) {
      for (let page = 1; page <= 60; page += 1) {
        const numbers = pagerItems({ page, pages: 60, count }).filter((item) => typeof item === 'number');
        expect(numbers).toHaveLength(count);
        expect(numbers).toContain(page);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
      }
    }
  });
});
