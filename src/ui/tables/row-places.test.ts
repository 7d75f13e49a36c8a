import { describe, expect, test } from 'vitest';
import { placed } from './use-row-places.ts';

const first = placed({ keys: [], places: [], free: 0, page: 0 }, ['a', 'b', 'c']);

describe('places of rows', () => {
  test('a page of wholly other rows takes over those that are there', () => {
    expect(placed(first, ['d', 'e', 'f', 'g'])).toEqual({
      keys: ['d', 'e', 'f', 'g'],
      places: [0, 1, 2, 3],
      free: 4,
      page: 2,
    });
  });

  test('rows that stay keep theirs, wherever they move, and nobody gets that of a row that has gone', () => {
    expect(placed(first, ['c', 'x', 'a'])).toEqual({
      keys: ['c', 'x', 'a'],
      places: [2, 3, 0],
      free: 4,
      page: 1,
    });
  });

  test('a shorter page gives places back for good', () => {
    const shorter = placed(first, ['d']);
    expect(shorter.places).toEqual([0]);
    expect(placed(shorter, ['d', 'e']).places).toEqual([0, 3]);
  });
});
