import { expect, test } from 'vitest';
import { judged } from './judge.ts';
import { rows } from './rows.ts';

// Vitest would cut what it is given by name.
test.each(rows.map((row) => [row.clause, row.says, row] as const))('[%s] %s', async (_, __, row) => {
  const { expected, seen } = await judged(row);
  expect(seen).toEqual(expected);
});
