import { expect, test } from 'vitest';
import {
  moved,
  readSlots,
  readRows,
  rowFields,
  withOneMore,
  writeSlots,
  writeRows,
  type RowShape,
} from './row-form.ts';

const label = { id: 'Rows', message: 'Rows' };
const shape: RowShape = {
  name: 'rows',
  label,
  most: 3,
  fields: (at) => ({
    kind: { type: 'text', label },
    target: { type: 'text', label, rules: `required_if:${at('kind')},redirect` },
  }),
  fresh: { kind: 'stop', target: '' },
};

test('[O4] every slot has its fields, whose rules name fields of the same row', () => {
  const fields = rowFields(shape);
  expect(Object.keys(fields)).toEqual([
    'rows',
    'kind_0',
    'target_0',
    'kind_1',
    'target_1',
    'kind_2',
    'target_2',
  ]);
  expect(fields.target_2?.rules).toBe('required_if:kind_2,redirect');
});

test('[O4] rows survive the way through the form, in the order of their slots', () => {
  const rows = [
    { kind: 'redirect', target: 'https://one.example' },
    { kind: 'stop', target: '' },
  ];
  const values = writeRows(shape, rows);
  expect(values).toEqual({
    rows: '0,1',
    kind_0: 'redirect',
    target_0: 'https://one.example',
    kind_1: 'stop',
    target_1: '',
    kind_2: 'stop',
    target_2: '',
  });
  expect(readRows(shape, values)).toEqual(rows);
  expect(readRows(shape, { ...values, rows: '1,0' })).toEqual(rows.toReversed());
  expect(readRows(shape, { ...values, rows: '' })).toEqual([]);
});

test.each([
  [[], 0, [0]],
  [[0], 1, [0, 1]],
  [[1], 2, [1, 2]],
  [[1, 2], 3, [1, 2, 0]],
  [[0, 1, 2], 3, null],
])('[O4] one more than %j, of which %i slots were filled before, is %j', (slots, used, expected) => {
  expect(withOneMore(slots, 3, used)).toEqual(expected);
});

test.each([
  [2, -1, [0, 2, 1]],
  [0, 1, [1, 0, 2]],
  [0, -1, [0, 1, 2]],
  [2, 1, [0, 1, 2]],
  [7, 1, [0, 1, 2]],
])('[O4] slot %i moved by %i', (slot, by, expected) => {
  expect(moved([0, 1, 2], slot, by)).toEqual(expected);
});

test('[O4] slots are kept as a text', () => {
  expect(readSlots('')).toEqual([]);
  expect(readSlots(writeSlots([2, 0, 11]))).toEqual([2, 0, 11]);
});
