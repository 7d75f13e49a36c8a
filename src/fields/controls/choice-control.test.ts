import { expect, test } from 'vitest';
import { searchPause } from './choice-control.tsx';

test('[E14.a] a select that asks the network waits 300 ms after the last key', () => {
  expect(searchPause(true)).toBe(300);
});
