import { expect, test } from 'vitest';
import { rowsOf, toggled, toggledAll, type Selected } from './selection.ts';

type Row = { id: number; status: string };
const row = (id: number, status = 'live'): Row => ({ id, status });
const rowKey = ({ id }: Row) => id;
const none: Selected<Row> = new Map();
const [first, second] = [
  [row(1), row(2)],
  [row(3), row(4)],
];

test('[L7.d] what is selected on one page stays on the next one and on the way back', () => {
  const selected = toggled(toggled(none, row(1), rowKey), row(4), rowKey);
  expect(rowsOf(selected, second, rowKey)).toEqual([row(1), row(4)]);
  expect(rowsOf(selected, first, rowKey)).toEqual([row(1), row(4)]);
  expect(rowsOf(toggled(selected, row(1), rowKey), first, rowKey)).toEqual([row(4)]);
});

test('[L7.d] all rows of a page are selected or not, those of other pages stay', () => {
  const selected = toggledAll(toggled(none, row(1), rowKey), second, rowKey);
  expect(rowsOf(selected, second, rowKey)).toEqual([row(1), row(3), row(4)]);
  expect(rowsOf(toggledAll(selected, second, rowKey), first, rowKey)).toEqual([row(1)]);
});

test('[L7] a selected row that is in sight is as the network has it now', () => {
  const selected = toggled(none, row(1), rowKey);
  expect(rowsOf(selected, [row(1, 'paused')], rowKey)).toEqual([row(1, 'paused')]);
});
