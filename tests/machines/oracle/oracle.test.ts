import { expect, test } from 'vitest';
import { judged } from './judge.ts';
import { rows } from './rows.ts';

test.each(rows)('[$clause] $says', async (row) => {
  const { expected, seen } = await judged(row);
  expect(seen).toEqual(expected);
});
