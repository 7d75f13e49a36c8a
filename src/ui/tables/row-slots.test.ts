import { describe, expect, test } from 'vitest';
import { assignSlots } from './use-row-slots.ts';

const first = assignSlots({ keys: [], slots: [], free: 0, page: 0 }, ['a', 'b', 'c']);

describe('slots of rows', () => {
  test('a page of entirely other rows reuses the slots', () => {
    expect(assignSlots(first, ['d', 'e', 'f', 'g'])).toEqual({
      keys: ['d', 'e', 'f', 'g'],
      slots: [0, 1, 2, 3],
      free: 4,
      page: 2,
    });
  });

  test('rows that stay keep their slot when they move, and freed slots are not reused', () => {
    expect(assignSlots(first, ['c', 'x', 'a'])).toEqual({
      keys: ['c', 'x', 'a'],
      slots: [2, 3, 0],
      free: 4,
      page: 1,
    });
  });

  test('a shorter page frees slots for good', () => {
    const shorter = assignSlots(first, ['d']);
    expect(shorter.slots).toEqual([0]);
    expect(assignSlots(shorter, ['d', 'e']).slots).toEqual([0, 3]);
  });
});
