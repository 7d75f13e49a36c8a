import { expect, test } from 'vitest';
import { stepOf, type Cell } from './tree-grid-keys.ts';

const row = (level: number, isOpen: boolean | null) => ({
  id: '',
  level,
  isOpen,
  position: 1,
  siblings: 1,
});
// Two offers, the first one expanded with two countries.
const rows = [row(1, true), row(2, null), row(2, null), row(1, false)];
const grid = { rows, columns: 3, page: 2 };
const press = (key: string, cell: Cell, ctrlKey = false) =>
  stepOf({ key, ctrlKey, metaKey: false, altKey: false }, cell, grid);
const at = (cell: number, column = 0) => ({ row: cell, column });

test.each([
  ['ArrowDown', at(0, 2), at(1, 2)],
  ['ArrowDown', at(3), at(3)],
  ['ArrowUp', at(0), at(0)],
  ['ArrowRight', at(3), 'turn'],
  ['ArrowRight', at(0), at(0, 1)],
  ['ArrowRight', at(1, 3), at(1, 3)],
  ['ArrowLeft', at(0), 'turn'],
  ['ArrowLeft', at(0, 1), at(0)],
  ['ArrowLeft', at(2), at(0)],
  ['ArrowLeft', at(3), at(0)],
  ['PageDown', at(0, 1), at(2, 1)],
  ['PageUp', at(3), at(1)],
  ['Home', at(2, 3), at(2)],
  ['End', at(2), at(2, 3)],
  ['x', at(0), undefined],
])('[O10] %s from %o leads to %o', (key, from, to) => {
  expect(press(key, from)).toEqual(to);
});

test('Control with Home and End goes to the corners of the grid', () => {
  expect(press('Home', at(2, 2), true)).toEqual(at(0));
  expect(press('End', at(0), true)).toEqual(at(3, 3));
});

test('ignores keys in an empty grid, and with Alt', () => {
  expect(
    stepOf({ key: 'ArrowDown', ctrlKey: false, metaKey: false, altKey: true }, at(0), grid),
  ).toBeUndefined();
  const empty = { ...grid, rows: [] };
  expect(stepOf({ key: 'End', ctrlKey: true, metaKey: false, altKey: false }, at(0), empty)).toBeUndefined();
});
